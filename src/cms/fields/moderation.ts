import type { Field } from 'payload';
import { MODERATION_STATES, type ModerationState } from '@/domain/moderation-states';
import { editorsOnlyField } from '../access/editors-only-field';

const STATE_LABELS: Record<ModerationState, { en: string; nl: string }> = {
  pending: { en: 'Pending', nl: 'In afwachting' },
  published: { en: 'Published', nl: 'Gepubliceerd' },
  rejected: { en: 'Rejected', nl: 'Afgewezen' },
  unpublished: { en: 'Unpublished', nl: 'Offline gehaald' },
};

/** State and reason of a submission, and who sent it. Editors only. */
export const moderationFields: Field[] = [
  {
    name: 'moderation',
    type: 'group',
    label: { en: 'Moderation', nl: 'Moderatie' },
    access: editorsOnlyField,
    admin: { position: 'sidebar' },
    fields: [
      {
        name: 'state',
        type: 'select',
        label: { en: 'State', nl: 'Status' },
        defaultValue: 'pending',
        index: true,
        options: MODERATION_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
      },
      {
        name: 'reason',
        type: 'textarea',
        label: { en: 'Reason for rejection', nl: 'Reden van afwijzing' },
        maxLength: 2000,
        admin: { condition: (_data, sibling) => sibling?.state === 'rejected' },
      },
      { name: 'note', type: 'textarea', label: { en: 'Note for editors', nl: 'Notitie voor redacteuren' }, maxLength: 4000 },
    ],
  },
];

/** Who sent a tool in. Editors only. */
export const submitterField: Field = {
  name: 'submitter',
  type: 'group',
  label: { en: 'Sent in by', nl: 'Ingezonden door' },
  access: editorsOnlyField,
  admin: { position: 'sidebar' },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', label: { en: 'Account', nl: 'Account' } },
    { name: 'email', type: 'email', label: { en: 'E-mail', nl: 'E-mail' } },
    { name: 'language', type: 'select', options: ['en', 'nl'], label: { en: 'Language', nl: 'Taal' } },
    {
      name: 'representative',
      type: 'checkbox',
      defaultValue: false,
      label: { en: 'Is a representative of the developer/owner of this tool', nl: 'Vertegenwoordigt de ontwikkelaar of eigenaar van deze tool' },
    },
  ],
};

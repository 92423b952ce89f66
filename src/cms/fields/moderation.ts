import type { Field } from 'payload';
import type { ModerationState } from '@/domain/moderation-states';
import { editorsOnlyField, serverWritesField } from '../access/rules';
import { options } from './options';

export const stateOptions = options<ModerationState>({
  pending: { en: 'Pending', nl: 'In afwachting' },
  published: { en: 'Published', nl: 'Gepubliceerd' },
  rejected: { en: 'Rejected', nl: 'Afgewezen' },
  unpublished: { en: 'Unpublished', nl: 'Offline gehaald' },
});

/** State, reason and sender of a submission. Editors only. */
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
        label: { en: 'Status', nl: 'Status' },
        index: true,
        // Set by the state machine in cms/moderation.
        access: serverWritesField,
        admin: { readOnly: true },
        options: stateOptions,
      },
      {
        name: 'reason',
        type: 'textarea',
        label: { en: 'Reason given to the sender', nl: 'Reden die de inzender kreeg' },
        maxLength: 2000,
        access: serverWritesField,
        admin: { readOnly: true, condition: (_data, sibling) => Boolean(sibling?.reason) },
      },
      { name: 'note', type: 'textarea', label: { en: 'Note for editors', nl: 'Notitie voor redacteuren' }, maxLength: 4000 },
    ],
  },
];

/** Sender of a tool. Editors only. */
export const submitterField: Field = {
  name: 'submitter',
  type: 'group',
  label: { en: 'Sent in by', nl: 'Ingezonden door' },
  access: editorsOnlyField,
  // Entries of the editors themselves have no sender.
  admin: { position: 'sidebar', condition: ({ submitter }) => Boolean(submitter?.user || submitter?.email) },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', label: { en: 'Account', nl: 'Account' } },
    { name: 'email', type: 'email', label: { en: 'Email', nl: 'E-mail' } },
    { name: 'language', type: 'select', options: ['en', 'nl'], label: { en: 'Language', nl: 'Taal' } },
    {
      name: 'representative',
      type: 'checkbox',
      defaultValue: false,
      label: { en: 'Is a representative of the developer/owner of this tool', nl: 'Vertegenwoordigt de ontwikkelaar of eigenaar van deze tool' },
    },
  ],
};

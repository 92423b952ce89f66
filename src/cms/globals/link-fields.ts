import type { ArrayField, Field } from 'payload';
import { PAGED_COLLECTIONS } from '@/domain/routes';
import type { ValidationMessage } from '@/domain/validation-messages';
import { isWebUrl, URL_MAX_LENGTH } from '@/domain/web-url';
import { validated } from '../fields/validated';

const isOwnPath = (value: string) => /^\/(?![/\\])[^\s\\]*$/.test(value);

interface Link {
  reference?: unknown;
  action?: unknown;
  children?: unknown[] | null;
}

/** Row labels that show where a closed row leads. */
export const linkRows: NonNullable<ArrayField['admin']> = { components: { RowLabel: '@/panel/links/row-labels#LinkRowLabel' } };

/** Label in both languages and target of a menu entry: a path on this site or an absolute address. */
const linkFieldsWith = (needed: ValidationMessage): Field[] => [
  { name: 'name', type: 'text', localized: true, required: true, maxLength: 60, label: { en: 'Name', nl: 'Naam' } },
  {
    name: 'reference',
    type: 'relationship',
    relationTo: [...PAGED_COLLECTIONS],
    label: { en: 'Entry', nl: 'Item' },
    admin: {
      description: {
        en: 'The link follows the entry when its address changes, and goes away while the entry is not public.',
        nl: 'De link verandert mee met het adres van het item en verdwijnt zolang het item niet openbaar is.',
      },
    },
  },
  {
    name: 'url',
    type: 'text',
    maxLength: URL_MAX_LENGTH,
    label: { en: 'Address', nl: 'Adres' },
    // The field is hidden beside an entry, and Payload doesn't validate hidden fields.
    hooks: { beforeValidate: [({ siblingData, value }) => (siblingData?.reference ? null : value)] },
    admin: {
      condition: (_data, sibling) => !sibling?.reference,
      description: {
        en: 'A path such as /faq (also for Dutch), or a full https address.',
        nl: 'Een pad zoals /faq (ook voor het Nederlands) of een volledig https-adres.',
      },
    },
    validate: validated<string, Link>((value, { siblingData: { reference, action, children } }) => {
      if (value) return isOwnPath(value) || isWebUrl(value) || 'path';
      return reference || action || children?.length ? true : needed;
    }),
  } as Field,
];

export const linkFields = linkFieldsWith('linkTarget');

/** For entries that may have an action or a submenu instead of a target. */
export const actionLinkFields = linkFieldsWith('linkTargetOrAction');

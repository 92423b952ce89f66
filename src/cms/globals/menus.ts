import type { ArrayField, Field, FieldHook } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import type { NavigationAction, SocialNetwork } from '@/domain/navigation-actions';
import { PAGED_COLLECTIONS, siteAddress } from '@/domain/routes';
import type { ValidationMessage } from '@/domain/validation-messages';
import { isWebUrl, URL_MAX_LENGTH } from '@/domain/web-url';
import { editors } from '../access/rules';
import { iconField, options } from '../fields/options';
import { validated } from '../fields/validated';
import { webUrlField } from '../fields/web-url';
import { settingsGlobal } from './settings';

const isOwnPath = (value: string) => /^\/(?![/\\])[^\s\\]*$/.test(value);

const storedAddress: FieldHook = ({ siblingData, value }) => {
  // The field is hidden beside an entry, and Payload doesn't validate hidden fields.
  if (siblingData?.reference) return null;
  // A path gets the reader's language when it is shown.
  return typeof value === 'string' ? (siteAddress(value) ?? value) : value;
};

interface Link {
  reference?: unknown;
  action?: unknown;
  children?: unknown[] | null;
}

/** Row labels that show where a closed row leads. */
const linkRows: NonNullable<ArrayField['admin']> = { components: { RowLabel: '@/panel/links/row-labels#LinkRowLabel' } };

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
    hooks: { beforeValidate: [storedAddress] },
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

const linkFields = linkFieldsWith('linkTarget');

/** For entries that may have an action or a submenu instead of a target. */
const actionLinkFields = linkFieldsWith('linkTargetOrAction');

export const Navigation = settingsGlobal({
  slug: 'navigation',
  label: { en: 'Navigation', nl: 'Navigatie' },
  writers: editors,
  tag: cacheTags.navigation,
  fields: [
    {
      name: 'items',
      type: 'array',
      maxRows: 10,
      label: { en: 'Entries', nl: 'Onderdelen' },
      labels: { singular: { en: 'Entry', nl: 'Onderdeel' }, plural: { en: 'Entries', nl: 'Onderdelen' } },
      admin: linkRows,
      fields: [
        ...actionLinkFields,
        {
          name: 'action',
          type: 'select',
          label: { en: 'Action', nl: 'Actie' },
          options: options<NavigationAction>({
            'category-menu': { en: 'Submenu of every category', nl: 'Submenu met alle categorieën' },
            random: { en: 'Open a random tool', nl: 'Open een willekeurige tool' },
          }),
        },
        iconField,
        {
          name: 'children',
          type: 'array',
          maxRows: 40,
          label: { en: 'Submenu', nl: 'Submenu' },
          labels: { singular: { en: 'Entry', nl: 'Onderdeel' }, plural: { en: 'Entries', nl: 'Onderdelen' } },
          admin: linkRows,
          fields: [...linkFields, iconField],
        },
      ],
    },
  ],
});

const NETWORKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  x: 'X',
  pinterest: 'Pinterest',
  buymeacoffee: 'Buy Me a Coffee',
} satisfies Record<SocialNetwork, string>;

export const Footer = settingsGlobal({
  slug: 'footer',
  label: { en: 'Footer', nl: 'Voettekst' },
  writers: editors,
  tag: cacheTags.footer,
  fields: [
    {
      name: 'groups',
      type: 'array',
      maxRows: 6,
      label: { en: 'Groups', nl: 'Groepen' },
      labels: { singular: { en: 'Group', nl: 'Groep' }, plural: { en: 'Groups', nl: 'Groepen' } },
      admin: { components: { RowLabel: '@/panel/links/row-labels#GroupRowLabel' } },
      fields: [
        { name: 'title', type: 'text', localized: true, required: true, maxLength: 60, label: { en: 'Title', nl: 'Titel' } },
        {
          name: 'links',
          type: 'array',
          maxRows: 20,
          label: { en: 'Links', nl: 'Links' },
          labels: { singular: { en: 'Link', nl: 'Link' }, plural: { en: 'Links', nl: 'Links' } },
          admin: linkRows,
          fields: linkFields,
        },
      ],
    },
    {
      name: 'socials',
      type: 'array',
      maxRows: 12,
      label: { en: 'Socials', nl: 'Sociale media' },
      labels: { singular: { en: 'Profile', nl: 'Profiel' }, plural: { en: 'Profiles', nl: 'Profielen' } },
      fields: [
        {
          name: 'network',
          type: 'select',
          required: true,
          label: { en: 'Network', nl: 'Netwerk' },
          options: Object.entries(NETWORKS).map(([value, label]) => ({ value, label })),
        },
        webUrlField({ name: 'url', label: { en: 'Address', nl: 'Adres' }, required: true }),
      ],
    },
    { name: 'note', type: 'text', localized: true, maxLength: 200, label: { en: 'Closing line', nl: 'Slotregel' } },
  ],
});

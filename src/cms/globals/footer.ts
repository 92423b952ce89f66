import { cacheTags } from '@/domain/cache-tags';
import type { SocialNetwork } from '@/domain/navigation-actions';
import { editors } from '../access/rules';
import { webUrlField } from '../fields/web-url';
import { linkFields, linkRows } from './link-fields';
import { settingsGlobal } from './settings-global';

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

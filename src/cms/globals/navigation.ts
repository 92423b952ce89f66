import { cacheTags } from '@/domain/cache-tags';
import { NAVIGATION_ACTIONS } from '@/domain/navigation-actions';
import { editors } from '../access/rules';
import { iconField } from '../fields/icon';
import { actionLinkFields, linkFields, linkRows } from './link-fields';
import { settingsGlobal } from './settings-global';

const ACTION_LABELS = {
  'category-menu': { en: 'Submenu of every category', nl: 'Submenu met alle categorieën' },
  random: { en: 'Open a random tool', nl: 'Open een willekeurige tool' },
} satisfies Record<(typeof NAVIGATION_ACTIONS)[number], { en: string; nl: string }>;

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
          options: NAVIGATION_ACTIONS.map((value) => ({ value, label: ACTION_LABELS[value] })),
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

import { cacheTags } from '@/domain/cache-tags';
import type { NavigationAction } from '@/domain/navigation-actions';
import { editors } from '../access/rules';
import { iconField, options } from '../fields/options';
import { actionLinkFields, linkFields, linkRows } from './link-fields';
import { settingsGlobal } from './settings-global';

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

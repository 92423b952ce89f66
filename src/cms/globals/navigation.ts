import type { GlobalConfig } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { NAVIGATION_ACTIONS } from '@/domain/navigation-actions';
import { anyone } from '../access/anyone';
import { editors } from '../access/editors';
import { revalidateGlobalTags } from '../cache/revalidate-tags';
import { iconField } from '../fields/icon';
import { writeOneLanguage } from '../versions/write-one-language';
import { actionLinkFields, linkFields, linkRows } from './link-fields';

const ACTION_LABELS = {
  'category-menu': { en: 'Submenu of every category', nl: 'Submenu met alle categorieën' },
  random: { en: 'Open a random tool', nl: 'Open een willekeurige tool' },
} satisfies Record<(typeof NAVIGATION_ACTIONS)[number], { en: string; nl: string }>;

export const Navigation: GlobalConfig = {
  slug: 'navigation',
  label: { en: 'Navigation', nl: 'Navigatie' },
  access: { read: anyone, update: editors, readVersions: editors },
  admin: { group: { en: 'Settings', nl: 'Instellingen' } },
  versions: { max: 20 },
  hooks: { beforeOperation: [writeOneLanguage], afterChange: [revalidateGlobalTags([cacheTags.navigation])] },
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
};

import { cacheTags } from '@/domain/cache-tags';
import type { Category } from '@/payload-types';
import { bodyField } from '../fields/body';
import { iconField } from '../fields/options';
import { searchWordsField } from '../fields/search-words';
import { slugField } from '../fields/slug';
import { redirectChangedSlug } from '../redirects/redirect-changed-slug';
import { listCategory } from '../search/hooks';
import { contentCollection } from './content-collection';

export const Categories = contentCollection({
  slug: 'categories',
  labels: { singular: { en: 'Category', nl: 'Categorie' }, plural: { en: 'Categories', nl: 'Categorieën' } },
  admin: {
    useAsTitle: 'name',
    group: { en: 'Directory', nl: 'Gids' },
    defaultColumns: ['name', 'languageStatus', 'code', 'icon', 'updatedBy', 'updatedAt'],
  },
  defaultSort: 'code',
  tags: (category: Category) => [cacheTags.category(category.id), cacheTags.categoriesList, cacheTags.categoryCode(category.code)],
  upkeep: listCategory,
  afterChange: [redirectChangedSlug],
  fields: [
    {
      name: 'name',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 60,
      label: { en: 'Name', nl: 'Naam' },
      admin: { description: { en: 'As a title: "Image generation".', nl: 'Als titel: ‘Beelden maken’.' } },
    },
    {
      name: 'nameInSentence',
      type: 'text',
      localized: true,
      maxLength: 60,
      label: { en: 'Name in a sentence', nl: 'Naam in een zin' },
      admin: { description: { en: 'After "Use AI tools to…": "generate images".', nl: 'Na ‘Gebruik AI-tools om…’: ‘afbeeldingen te genereren’.' } },
    },
    {
      name: 'nameShort',
      type: 'text',
      localized: true,
      maxLength: 40,
      label: { en: 'Short name', nl: 'Korte naam' },
      admin: { description: { en: 'Where there is little room: "Images".', nl: 'Waar weinig ruimte is: ‘Beeld’.' } },
    },
    searchWordsField(),
    bodyField({ name: 'description', label: { en: 'Description', nl: 'Beschrijving' } }),
    iconField,
    slugField({ name: 'code', from: 'name' }),
  ],
});

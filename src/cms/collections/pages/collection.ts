import { cacheTags } from '@/domain/cache-tags';
import type { Page } from '@/payload-types';
import { bodyField } from '../../fields/body';
import { slugField } from '../../fields/slug';
import { contentCollection } from '../content-collection';

export const Pages = contentCollection({
  slug: 'pages',
  labels: { singular: { en: 'Page', nl: 'Pagina' }, plural: { en: 'Pages', nl: 'Pagina’s' } },
  admin: { useAsTitle: 'title', group: { en: 'Pages', nl: 'Pagina’s' }, defaultColumns: ['title', 'slug', '_status', 'updatedAt'] },
  defaultSort: 'slug',
  tags: (page: Page) => [cacheTags.pageSlug(page.slug)],
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 100, label: { en: 'Title', nl: 'Titel' } },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      required: true,
      maxLength: 200,
      label: { en: 'Short description', nl: 'Korte omschrijving' },
    },
    bodyField({ name: 'body', label: { en: 'Text', nl: 'Tekst' }, required: true }),
    slugField({ from: 'title' }),
  ],
});

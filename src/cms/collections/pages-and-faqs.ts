import { cacheTags } from '@/domain/cache-tags';
import type { Page } from '@/payload-types';
import { bodyField } from '../fields/body';
import { options } from '../fields/options';
import { slugField } from '../fields/slug';
import { contentCollection } from './content-collection';

export const Pages = contentCollection({
  slug: 'pages',
  labels: { singular: { en: 'Page', nl: 'Pagina' }, plural: { en: 'Pages', nl: 'Pagina’s' } },
  admin: {
    useAsTitle: 'title',
    group: { en: 'Pages', nl: 'Pagina’s' },
    defaultColumns: ['title', 'languageStatus', 'slug', 'updatedBy', 'updatedAt'],
  },
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

const groupOptions = options({
  directory: { en: 'The directory', nl: 'De gids' },
  contributing: { en: 'Contributing', nl: 'Bijdragen' },
  reviews: { en: 'Ratings and reviews', nl: 'Beoordelingen en reviews' },
  privacy: { en: 'Privacy', nl: 'Privacy' },
});

export const Faqs = contentCollection({
  slug: 'faqs',
  labels: { singular: { en: 'Question', nl: 'Vraag' }, plural: { en: 'Questions', nl: 'Vragen' } },
  admin: {
    useAsTitle: 'question',
    group: { en: 'Pages', nl: 'Pagina’s' },
    defaultColumns: ['question', 'languageStatus', 'group', 'order', 'updatedBy', 'updatedAt'],
  },
  defaultSort: 'order',
  tags: () => [cacheTags.faqsList],
  fields: [
    { name: 'question', type: 'text', localized: true, required: true, maxLength: 160, label: { en: 'Question', nl: 'Vraag' } },
    bodyField({ name: 'answer', label: { en: 'Answer', nl: 'Antwoord' }, required: true }),
    { name: 'group', type: 'select', required: true, defaultValue: 'directory', label: { en: 'Group', nl: 'Groep' }, options: groupOptions },
    { name: 'order', type: 'number', required: true, defaultValue: 100, index: true, label: { en: 'Order', nl: 'Volgorde' } },
    slugField({ from: 'question' }),
  ],
});

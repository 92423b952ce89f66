import type { CollectionConfig } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { contentAccess } from '../../access/content-access';
import { editorsOrPublished } from '../../access/editors-or-published';
import { revalidateTags } from '../../cache/revalidate-tags';
import { bodyField } from '../../fields/body';
import { draftVersions } from '../../fields/draft-versions';
import { slugField } from '../../fields/slug';
import { contentHooks } from '../content-hooks';

const revalidate = revalidateTags(() => [cacheTags.faqsList]);

export const Faqs: CollectionConfig = {
  slug: 'faqs',
  labels: { singular: { en: 'Question', nl: 'Vraag' }, plural: { en: 'Questions', nl: 'Vragen' } },
  access: contentAccess(editorsOrPublished),
  admin: { useAsTitle: 'question', group: { en: 'Pages', nl: 'Pagina’s' }, defaultColumns: ['question', 'group', 'order', '_status'] },
  defaultSort: 'order',
  trash: true,
  versions: draftVersions,
  hooks: contentHooks({ revalidate }),
  fields: [
    { name: 'question', type: 'text', localized: true, required: true, maxLength: 160, label: { en: 'Question', nl: 'Vraag' } },
    bodyField({ name: 'answer', label: { en: 'Answer', nl: 'Antwoord' }, required: true }),
    {
      name: 'group',
      type: 'select',
      required: true,
      defaultValue: 'directory',
      label: { en: 'Group', nl: 'Groep' },
      options: [
        { value: 'directory', label: { en: 'The directory', nl: 'De gids' } },
        { value: 'contributing', label: { en: 'Contributing', nl: 'Bijdragen' } },
        { value: 'reviews', label: { en: 'Ratings and reviews', nl: 'Beoordelingen en reviews' } },
        { value: 'privacy', label: { en: 'Privacy', nl: 'Privacy' } },
      ],
    },
    { name: 'order', type: 'number', required: true, defaultValue: 100, index: true, label: { en: 'Order', nl: 'Volgorde' } },
    slugField({ from: 'question' }),
  ],
};

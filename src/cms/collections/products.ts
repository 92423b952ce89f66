import { cacheTags } from '@/domain/cache-tags';
import type { Product } from '@/payload-types';
import { bodyField } from '../fields/body';
import { currencyOptions, options } from '../fields/options';
import { slugField } from '../fields/slug';
import { webUrlField } from '../fields/web-url';
import { redirectChangedSlug } from '../redirects/redirect-changed-slug';
import { listEntry } from '../search/hooks';
import { contentCollection } from './content-collection';

const kindOptions = options({
  guide: { en: 'Guide', nl: 'Handleiding' },
  'prompt-pack': { en: 'Prompt pack', nl: 'Promptpakket' },
  template: { en: 'Template', nl: 'Sjabloon' },
});

export const Products = contentCollection({
  slug: 'products',
  labels: { singular: { en: 'Product', nl: 'Product' }, plural: { en: 'Products', nl: 'Producten' } },
  admin: {
    useAsTitle: 'name',
    group: { en: 'Directory', nl: 'Gids' },
    defaultColumns: ['name', 'languageStatus', 'kind', 'price', 'updatedBy', 'updatedAt'],
  },
  defaultSort: 'slug',
  tags: (product: Product) => [cacheTags.productsList, cacheTags.productSlug(product.slug)],
  upkeep: listEntry('product'),
  afterChange: [redirectChangedSlug],
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 120, label: { en: 'Name', nl: 'Naam' } },
    { name: 'summary', type: 'textarea', localized: true, required: true, maxLength: 200, label: { en: 'Summary', nl: 'Samenvatting' } },
    bodyField({ name: 'description', label: { en: 'Description', nl: 'Beschrijving' } }),
    { name: 'kind', type: 'select', required: true, defaultValue: 'guide', label: { en: 'Kind', nl: 'Soort' }, options: kindOptions },
    webUrlField({ name: 'url', label: { en: 'Link', nl: 'Link' } }),
    {
      type: 'row',
      fields: [
        {
          name: 'price',
          type: 'number',
          min: 0,
          max: 100_000,
          label: { en: 'Price', nl: 'Prijs' },
          admin: { description: { en: 'Empty means free.', nl: 'Leeg betekent gratis.' } },
        },
        { name: 'currency', type: 'select', options: currencyOptions, label: { en: 'Currency', nl: 'Munteenheid' } },
      ],
    },
    { name: 'cover', type: 'upload', relationTo: 'media', label: { en: 'Cover', nl: 'Omslag' } },
    slugField({ from: 'name' }),
  ],
});

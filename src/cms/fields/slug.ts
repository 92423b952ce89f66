import { APIError, type CollectionSlug, type TextField } from 'payload';
import { SLUG_MAX_LENGTH, SLUG_PATTERN, slugify, withSuffix } from '@/domain/slug';
import { validated } from './validated';

const MAX_ATTEMPTS = 200;

interface SlugOptions {
  /** Categories call it `code`. */
  name?: 'slug' | 'code';
  /** Source of the slug when it is left empty. */
  from: string;
}

/** A unique, URL-safe slug in the sidebar, derived from a name when left empty. A slug in use (in the trash too) gets the first free suffix. */
export function slugField({ name = 'slug', from }: SlugOptions): TextField {
  return {
    name,
    type: 'text',
    label: name === 'code' ? { en: 'Code', nl: 'Code' } : { en: 'Slug', nl: 'Slug' },
    required: true,
    unique: true,
    index: true,
    maxLength: SLUG_MAX_LENGTH,
    admin: {
      position: 'sidebar',
      description: {
        en: 'The last part of the address. Left empty, it is made from the name. A changed slug leaves a redirect.',
        nl: 'Het laatste deel van het adres. Laat je dit leeg, dan wordt het van de naam gemaakt. Een gewijzigde slug laat een doorverwijzing achter.',
      },
    },
    validate: validated((value) => (value ? SLUG_PATTERN.test(value) || 'slug' : 'required')),
    hooks: {
      beforeDuplicate: [() => null],
      beforeValidate: [
        async ({ value, data, originalDoc, collection, req }) => {
          const typed = typeof value === 'string' ? value.trim() : '';
          if (typed && !SLUG_PATTERN.test(typed)) return value;
          const known = originalDoc?.[name];
          if (typed && typed === known) return known;
          if (!typed && value === undefined && known) return known;
          const source = data?.[from] ?? originalDoc?.[from];
          const base = typed || (typeof source === 'string' ? slugify(source) : '');
          if (!base || !collection) return value;
          for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
            const candidate = withSuffix(base, attempt);
            const taken = await req.payload.find({
              collection: collection.slug as CollectionSlug,
              where: { and: [{ [name]: { equals: candidate } }, ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : [])] },
              limit: 1,
              depth: 0,
              pagination: false,
              trash: true,
              select: {},
              req,
            });
            if (taken.docs.length === 0) return candidate;
          }
          throw new APIError(`No free slug for "${base}"`, 409);
        },
      ],
    },
  } as TextField;
}

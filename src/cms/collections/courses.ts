import { cacheTags } from '@/domain/cache-tags';
import type { CourseLevel } from '@/domain/course-levels';
import type { Course } from '@/payload-types';
import { bodyField } from '../fields/body';
import { currencyOptions, languageOptions, options, priceModelField, priceModelOptions } from '../fields/options';
import { slugField } from '../fields/slug';
import { webUrlField } from '../fields/web-url';
import { redirectChangedSlug } from '../redirects/redirect-changed-slug';
import { listEntry } from '../search/hooks';
import { contentCollection } from './content-collection';

const levelOptions = options({
  beginner: { en: 'Beginner', nl: 'Beginner' },
  intermediate: { en: 'Intermediate', nl: 'Gemiddeld' },
  advanced: { en: 'Advanced', nl: 'Gevorderd' },
} satisfies Record<CourseLevel, object>);

export const Courses = contentCollection({
  slug: 'courses',
  labels: { singular: { en: 'Course', nl: 'Cursus' }, plural: { en: 'Courses', nl: 'Cursussen' } },
  admin: {
    useAsTitle: 'name',
    group: { en: 'Learning', nl: 'Leren' },
    defaultColumns: ['name', 'languageStatus', 'provider', 'level', 'language', 'updatedBy', 'updatedAt'],
    listSearchableFields: ['name', 'provider', 'slug'],
  },
  defaultSort: 'name',
  tags: (course: Course) => [cacheTags.coursesList, cacheTags.courseSlug(course.slug)],
  upkeep: listEntry('course'),
  afterChange: [redirectChangedSlug],
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 140, label: { en: 'Name', nl: 'Naam' } },
    { name: 'provider', type: 'text', required: true, maxLength: 80, label: { en: 'Provider', nl: 'Aanbieder' } },
    webUrlField({ name: 'url', label: { en: 'Link', nl: 'Link' }, required: true }),
    { name: 'summary', type: 'textarea', localized: true, required: true, maxLength: 200, label: { en: 'Summary', nl: 'Samenvatting' } },
    bodyField({ name: 'description', label: { en: 'Description', nl: 'Beschrijving' } }),
    {
      type: 'row',
      fields: [
        { name: 'level', type: 'select', required: true, defaultValue: 'beginner', label: { en: 'Level', nl: 'Niveau' }, options: levelOptions },
        { name: 'hours', type: 'number', min: 0, max: 2000, label: { en: 'Duration in hours', nl: 'Duur in uren' } },
        {
          name: 'language',
          type: 'select',
          required: true,
          defaultValue: 'en',
          options: languageOptions,
          label: { en: 'Course language', nl: 'Taal van de cursus' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { ...priceModelField, options: priceModelOptions.filter(({ value }) => value !== 'unknown') },
        { name: 'price', type: 'number', min: 0, max: 100_000, label: { en: 'Price', nl: 'Prijs' } },
        { name: 'currency', type: 'select', options: currencyOptions, label: { en: 'Currency', nl: 'Munteenheid' } },
      ],
    },
    { name: 'certificate', type: 'checkbox', defaultValue: false, label: { en: 'Gives a certificate', nl: 'Geeft een certificaat' } },
    slugField({ from: 'name' }),
  ],
});

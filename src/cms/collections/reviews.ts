import type { CollectionConfig, FieldHook, GroupField, NumberField } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { RATING_CRITERIA, RATING_MAX, RATING_MIN, type RatingCriterion } from '@/domain/rating-criteria';
import type { Review } from '@/payload-types';
import { closed, editorsOnlyField, editorsOrPublishedOfListedTool, serverWritesField } from '../access/rules';
import { moderationFields } from '../fields/moderation';
import { languageOptions, options } from '../fields/options';
import { relationIds } from '../fields/relation-ids';
import { validated } from '../fields/validated';
import { moderated } from '../moderation/hooks';
import { countForTool } from '../search/hooks';
import { contentCollection, contributedVersions } from './content-collection';

const CRITERIA: Record<RatingCriterion, { en: string; nl: string }> = {
  easeOfUse: { en: 'Ease of use', nl: 'Gebruiksgemak' },
  valueForMoney: { en: 'Value for money', nl: 'Prijs-kwaliteitverhouding' },
  customerSupport: { en: 'Customer support', nl: 'Klantenservice' },
  recommend: { en: 'Likelihood to recommend', nl: 'Zou het aanraden' },
  general: { en: 'General rating', nl: 'Algemene beoordeling' },
};

/** Five optional whole numbers from 1 to 5. */
const ratingCriteriaField: GroupField = {
  name: 'ratings',
  type: 'group',
  label: { en: 'Ratings', nl: 'Beoordelingen' },
  admin: { description: { en: 'At least one criterion, from 1 to 5.', nl: 'Minstens één onderdeel, van 1 tot 5.' } },
  fields: RATING_CRITERIA.map(
    (name): NumberField => ({ name, type: 'number', label: CRITERIA[name], min: RATING_MIN, max: RATING_MAX, admin: { step: 1 } }),
  ),
};

/** When the public answer last changed; null without an answer. */
const answerDate: FieldHook = ({ siblingData, originalDoc, value }) => {
  const text = siblingData.text === undefined ? originalDoc?.answer?.text : siblingData.text;
  if (!text) return null;
  return text === originalDoc?.answer?.text && value ? value : new Date().toISOString();
};

/** The author's name for the public; null for an anonymous author. */
const publicAuthorName: FieldHook = ({ data, originalDoc }) => {
  const anonymous = data?.anonymous ?? originalDoc?.anonymous;
  const name = data?.name === undefined ? originalDoc?.name : data.name;
  return anonymous ? null : (name ?? null);
};

const answererOptions = options({
  editors: { en: 'The editors', nl: 'De redactie' },
  maker: { en: 'The maker of the tool', nl: 'De maker van de tool' },
});

export const Reviews = moderated(
  contentCollection({
    slug: 'reviews',
    labels: { singular: { en: 'Review', nl: 'Review' }, plural: { en: 'Reviews', nl: 'Reviews' } },
    read: editorsOrPublishedOfListedTool,
    admin: {
      useAsTitle: 'title',
      group: { en: 'Directory', nl: 'Gids' },
      defaultColumns: ['title', 'tool', 'name', 'language', '_status', 'createdAt'],
      listSearchableFields: ['title', 'text', 'name', 'email'],
      components: { edit: { beforeDocumentControls: ['@/panel/moderation/moderation-controls#ModerationControls'] } },
    },
    defaultSort: '-createdAt',
    versions: contributedVersions,
    tags: (review: Review) => relationIds(review.tool).flatMap((id) => [cacheTags.toolReviews(id), cacheTags.tool(id), cacheTags.toolsList]),
    upkeep: countForTool,
    fields: [
      { name: 'tool', type: 'relationship', relationTo: 'tools', required: true, index: true, label: { en: 'Tool', nl: 'Tool' } },
      ratingCriteriaField,
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 120,
        label: { en: 'Title', nl: 'Titel' },
        validate: validated<string, Partial<Review>>((value, { data: { ratings } }) => {
          if (!value?.trim()) return 'required';
          return RATING_CRITERIA.some((criterion) => typeof ratings?.[criterion] === 'number') || 'ratingCriterion';
        }),
      },
      { name: 'text', type: 'textarea', required: true, maxLength: 5000, label: { en: 'Review', nl: 'Review' } },
      { name: 'language', type: 'select', required: true, defaultValue: 'en', options: languageOptions, label: { en: 'Language', nl: 'Taal' } },
      {
        name: 'author',
        type: 'relationship',
        relationTo: 'users',
        label: { en: 'Account', nl: 'Account' },
        access: editorsOnlyField,
        admin: { position: 'sidebar' },
      },
      {
        name: 'anonymous',
        type: 'checkbox',
        defaultValue: false,
        label: { en: 'Show anonymously', nl: 'Anoniem tonen' },
        admin: { position: 'sidebar' },
      },
      {
        name: 'name',
        type: 'text',
        maxLength: 80,
        label: { en: 'Name', nl: 'Naam' },
        access: editorsOnlyField,
        admin: {
          position: 'sidebar',
          description: { en: 'Shown only when the review is not anonymous.', nl: 'Alleen zichtbaar als de review niet anoniem is.' },
        },
      },
      {
        name: 'publicName',
        type: 'text',
        label: { en: 'Name shown', nl: 'Getoonde naam' },
        access: serverWritesField,
        admin: { position: 'sidebar', readOnly: true },
        hooks: { beforeChange: [publicAuthorName] },
      },
      {
        name: 'email',
        type: 'email',
        label: { en: 'Email', nl: 'E-mail' },
        access: editorsOnlyField,
        admin: { position: 'sidebar', description: { en: 'Never public.', nl: 'Nooit openbaar.' } },
      },
      { name: 'location', type: 'text', maxLength: 80, label: { en: 'Location', nl: 'Plaats' }, admin: { position: 'sidebar' } },
      {
        name: 'answer',
        type: 'group',
        label: { en: 'Public answer', nl: 'Openbaar antwoord' },
        fields: [
          { name: 'text', type: 'textarea', maxLength: 3000, label: { en: 'Answer', nl: 'Antwoord' } },
          { name: 'by', type: 'select', defaultValue: 'editors', label: { en: 'By', nl: 'Van' }, options: answererOptions },
          {
            name: 'answeredAt',
            type: 'date',
            label: { en: 'Answered on', nl: 'Beantwoord op' },
            access: serverWritesField,
            admin: { readOnly: true },
            hooks: { beforeChange: [answerDate] },
          },
        ],
      },
      // Makes a review unique per person and tool: see `submitReview`.
      { name: 'identity', type: 'text', hidden: true, unique: true, index: true, access: editorsOnlyField },
      ...moderationFields,
    ],
  }),
);

/** "Helpful" votes, one per browser, identified by a random number only; `features/reviews/vote` takes one per address. Written by the site. */
export const ReviewVotes: CollectionConfig = {
  slug: 'review-votes',
  access: closed,
  admin: { hidden: true },
  indexes: [{ fields: ['review', 'voter'], unique: true }],
  fields: [
    { name: 'review', type: 'relationship', relationTo: 'reviews', required: true, index: true },
    { name: 'voter', type: 'text', required: true, maxLength: 64 },
  ],
};

/** Reviews whose sender hasn't opened the mailed link yet. Written by the site, emptied by a job. */
export const Confirmations: CollectionConfig = {
  slug: 'confirmations',
  access: closed,
  admin: { hidden: true },
  fields: [
    { name: 'email', type: 'email', required: true, index: true },
    { name: 'review', type: 'json', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
};

import type { GroupField, NumberField } from 'payload';
import { RATING_CRITERIA, RATING_MAX, RATING_MIN, type RatingCriterion } from '@/domain/rating-criteria';

const LABELS: Record<RatingCriterion, { en: string; nl: string }> = {
  easeOfUse: { en: 'Ease of use', nl: 'Gebruiksgemak' },
  valueForMoney: { en: 'Value for money', nl: 'Prijs-kwaliteitverhouding' },
  customerSupport: { en: 'Customer support', nl: 'Klantenservice' },
  recommend: { en: 'Likelihood to recommend', nl: 'Kans op aanbeveling' },
  general: { en: 'General rating', nl: 'Algemene beoordeling' },
};

/** Five optional whole numbers from 1 to 5. */
export const ratingCriteriaField: GroupField = {
  name: 'ratings',
  type: 'group',
  label: { en: 'Ratings', nl: 'Beoordelingen' },
  admin: { description: { en: 'At least one criterion, from 1 to 5.', nl: 'Minstens één onderdeel, van 1 tot 5.' } },
  fields: RATING_CRITERIA.map(
    (name): NumberField => ({ name, type: 'number', label: LABELS[name], min: RATING_MIN, max: RATING_MAX, admin: { step: 1 } }),
  ),
};

import * as z from 'zod';
import { choice, documentId, form, isObject, key, line, list, locale, optional, required, requiredOr, text } from '../form-fields';
import { SHORTLIST_LIMITS } from '../limits';
import { CHOSEN_VISIBILITIES } from '../shortlists';
import { isWeight, parseWeights, SCORE_CRITERIA, type Weights } from '../tool/score';
import { BILLINGS, MOST_SEATS, VAT_VIEWS } from '../tool/team';
import { CURRENCIES } from '../tool/vocabulary';
import { readFields } from './parse-form';

/** An address on the web, also without its scheme. */
const LINK = /https?:|www\.|[\p{L}\d-]+\.\p{L}{2,}\//iu;

const withoutLinks = <Field extends z.ZodType<string>>(field: Field) => field.refine((value) => !LINK.test(value), key('noLinks'));

/** In digits or as a number. */
const wholeNumber = (schema: z.ZodInt) =>
  z.preprocess((value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value), schema);

const entry = z.object({ tool: documentId, note: withoutLinks(optional(text(SHORTLIST_LIMITS.note))) }, key('choice'));

const ownWeights = z.custom<Weights>((value) => isObject(value) && SCORE_CRITERIA.every((criterion) => isWeight(value[criterion])), key('choice'));

/** A shortlist as its owner sends it: tools by id in their order, each once. */
export const shortlistSchema = form({
  /** Its address, 'bookmarks' or '' for a new one. */
  list: optional(line(40)),
  /** The one that was changed; a list that has another by now isn't overwritten. */
  revision: wholeNumber(z.int().min(0)).catch(0),
  /** Tells a second list from a second press of the button. */
  draft: optional(line(40)),
  name: withoutLinks(required(line(SHORTLIST_LIMITS.name))),
  /** Tools that the form was filled with. */
  shown: list(documentId, SHORTLIST_LIMITS.bookmarks, 'choice'),
  items: list(entry, SHORTLIST_LIMITS.bookmarks, 'tooMany').refine(
    (entries) => new Set(entries.map(({ tool }) => tool)).size === entries.length,
    key('choice'),
  ),
  /** Name of a tool to add. */
  add: optional(line(80)),
  seats: wholeNumber(z.int(requiredOr('seats')).min(1, key('seats')).max(MOST_SEATS, key('seats'))),
  billing: choice(BILLINGS),
  vat: choice(VAT_VIEWS),
  currency: choice(CURRENCIES),
  /** Null for none. */
  weights: ownWeights.nullable(),
  visibility: choice(CHOSEN_VISIBILITIES),
  /** The button pressed, if it wasn't that to save. */
  step: optional(line(20)),
  locale,
});

export type ShortlistData = z.output<typeof shortlistSchema>;

/** Form fields as schema input: `tool` and `note` come once per entry, weights as in addresses. */
export function readShortlistForm(data: FormData): Record<string, unknown> {
  const [notes, weights] = [data.getAll('note'), parseWeights(Object.fromEntries(data) as Record<string, string>)];
  return {
    ...readFields(shortlistSchema, data),
    shown: data.getAll('shown'),
    items: data.getAll('tool').map((tool, index) => ({ tool, note: notes[index] })),
    weights: weights && Object.values(weights).some((weight) => weight > 0) ? weights : null,
  };
}

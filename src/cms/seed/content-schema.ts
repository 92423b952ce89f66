import { z } from 'zod';
import { AUDIENCES } from '@/domain/audiences';
import { COURSE_LEVELS } from '@/domain/course-levels';
import { FAQ_GROUPS } from '@/domain/faq-groups';
import { ICONS, type IconName } from '@/domain/icons';
import { TASK_LIMITS } from '@/domain/limits';
import { SEARCH_MEANINGS, SEARCH_WORDS_LIMITS } from '@/domain/search-facets';
import { SLUG_PATTERN } from '@/domain/slug';
import { TASK_THEMES } from '@/domain/task-themes';
import { BUYER_FACTS, FACT_NOTE_LENGTH, fitsFact } from '@/domain/tool/buyer-facts';
import { HISTORY_KINDS, TOOL_EVENT_NOTE_LENGTH } from '@/domain/tool/events';
import { fitsSeats, missingPart, PLAN_TERMS, planSchema, planTerms, termsOf, toolAttributes, toolSchema } from '@/domain/tool/schema';
import { EDITORIAL_CRITERIA, PRICE_MODELS, TOOL_LIMITS } from '@/domain/tool/vocabulary';
import { isWebUrl } from '@/domain/web-url';

const slug = z.string().regex(SLUG_PATTERN);

/** The CMS field is shorter than the other name forms. */
const SHORT_NAME_LENGTH = 40;
/** Shorter texts may be the same in both languages ("Workflow automation"). */
const TRANSLATED_WORDS = 4;

const wordsIn = (text: string) => text.trim().split(/\s+/).length;

const isLinkTarget = (target: string) => isWebUrl(target) || /^\/(?![/\\])[^\s\\]*$/.test(target) || /^mailto:[^\s@]+@[^\s@]+$/.test(target);

const inBoth = <T extends z.ZodType>(schema: T) => z.strictObject({ en: schema, nl: schema });

/** A name in both languages, which is often the same. */
const name = (min: number, max: number) => inBoth(z.string().trim().min(min).max(max));

/** Both languages' texts differ unless they are short. */
const isTranslated = ({ en, nl }: { en: string; nl: string }) => wordsIn(en) < TRANSLATED_WORDS || en.trim() !== nl.trim();
const UNTRANSLATED = 'the Dutch text is the English one';

/** A text in both languages, of so many characters and words. Longer texts are Markdown (paragraphs, `##` headings, lists, bold, links). */
const localized = (min: number, max: number, [minWords, maxWords]: readonly [number, number] = [0, max]) => {
  const text = z
    .string()
    .trim()
    .min(min, { abort: true })
    .max(max, { abort: true })
    .superRefine((markdown, { addIssue }) => {
      const count = wordsIn(markdown);
      if (count < minWords || count > maxWords) addIssue(`has ${count} words instead of ${minWords} to ${maxWords}`);
      for (const [, target = ''] of markdown.matchAll(/\]\(([^)]*)\)/g)) {
        if (!isLinkTarget(target)) addIssue(`"${target}" is not a web address`);
      }
    });
  return inBoth(text).refine(isTranslated, UNTRANSLATED);
};

const half = z.number().min(1).max(5).multipleOf(0.5);
const point = localized(15, 120);
const points = z.array(point).min(2).max(4);
const iconName = z.string().regex(/^[a-z0-9-]+$/);
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** Search words, each once. */
const searchWords = z
  .array(z.string().trim().min(1).max(60))
  .min(1)
  .refine((words) => new Set(words).size === words.length, 'a word stands there twice')
  .refine((words) => words.join('\n').length <= SEARCH_WORDS_LIMITS.words, `has more than ${SEARCH_WORDS_LIMITS.words} characters`);

const nameForms = z
  .array(z.string().min(2).max(60))
  .min(1)
  .max(3)
  .refine((forms) => (forms[2]?.length ?? 0) <= SHORT_NAME_LENGTH, `the third, short form is longer than ${SHORT_NAME_LENGTH} characters`);

export const categoryContent = z.strictObject({
  code: slug,
  /** Name forms: first = standing alone, second = in a sentence or submenu, third = short, for the main menu. */
  names: inBoth(nameForms),
  /** Other words for it, by which questions are read. */
  words: inBoth(searchWords).optional(),
  description: localized(200, 1200, [80, 150]),
  icon: z.enum(Object.keys(ICONS) as IconName[], { error: ({ input }) => `"${input}" is not one of the site's icons` }),
});

export const toolContent = z.strictObject({
  ...toolSchema.pick({ url: true, priceModel: true }).shape,
  ...toolAttributes.partial().shape,
  // The site's own entries must have these; the others are left out if they are uncertain.
  maker: toolAttributes.shape.maker.min(2),
  audiences: toolAttributes.shape.audiences.min(1).max(5),
  platforms: toolAttributes.shape.platforms.min(1),
  languages: toolAttributes.shape.languages.min(1),
  slug,
  name: toolSchema.shape.name.min(2),
  tagline: localized(20, 110),
  /** Some 300 words for the best-known tools. */
  description: localized(350, 2700, [90, 340]),
  features: z.array(localized(8, 140)).min(4).max(8),
  categories: z.array(slug).min(1).max(4),
  plans: z
    .array(
      planSchema
        .extend({ ...planTerms.shape, name: name(2, TOOL_LIMITS.planName) })
        .partial({ price: true, currency: true, unit: true, minSeats: true, maxSeats: true, vat: true })
        .strict()
        .refine((plan) => !missingPart(plan) && (plan.kind === 'paid' || (plan.price ?? plan.currency ?? plan.unit) === undefined), {
          message: 'a paid plan needs price, currency and unit; the others have none',
        })
        .refine((plan) => fitsSeats(plan) && PLAN_TERMS.every((term) => plan[term] === undefined || term in termsOf(plan)), {
          message: 'a plan of this kind has no such seats or VAT',
        }),
    )
    .max(8),
  /** Month for which the prices are known. */
  pricesAsOf: month,
  /** What buyers ask, where it is known well; all from general knowledge. `source` is where it can be checked. */
  buyerFacts: z
    .partialRecord(
      z.enum(BUYER_FACTS),
      z.strictObject({
        values: z.array(z.string()),
        source: z.string().refine(isWebUrl, 'is not a web address'),
        note: inBoth(z.string().trim().min(2).max(FACT_NOTE_LENGTH)).refine(isTranslated, UNTRANSLATED).optional(),
      }),
    )
    .superRefine((facts, { addIssue }) => {
      for (const fact of BUYER_FACTS) {
        const { [fact]: stated } = facts;
        if (stated && !fitsFact(fact, stated.values)) addIssue(`${fact} can’t be "${stated.values.join(', ')}"`);
      }
    })
    .optional(),
  /** Well-known changes from before the directory, with the day the maker made them. */
  history: z
    .array(
      z.strictObject({
        kind: z.enum(HISTORY_KINDS),
        changedOn: z.iso.date(),
        source: z.string().refine(isWebUrl, 'is not a web address').optional(),
        note: inBoth(z.string().trim().min(10).max(TOOL_EVENT_NOTE_LENGTH)).refine(isTranslated, UNTRANSLATED),
      }),
    )
    .max(12)
    .optional(),
  alternatives: z.array(slug).min(3, 'at least 3 are needed').max(6),
  logo: z.strictObject({
    source: z.enum(['simple-icons', 'lobehub', 'monogram']),
    /** simple-icons: the icon's slug; lobehub: the file name without `.svg`. */
    icon: iconName.optional(),
    background: z.string().regex(/^#[0-9a-f]{6}$/),
  }),
  /** An opinion from documentation and public knowledge; `review` is the verdict. Criteria that can't be judged are left out. */
  editorial: z
    .strictObject({
      rating: half,
      ratings: z.partialRecord(z.enum(EDITORIAL_CRITERIA), half),
      strengths: points,
      weaknesses: points,
      bestFor: point,
      notFor: point,
      review: localized(200, 1200),
    })
    .optional(),
});

export const dictionaryContent = z.strictObject({
  slug,
  name: name(1, 80),
  definition: localized(40, 240),
  explanation: localized(350, 1600, [80, 200]),
  relatedTerms: z.array(slug).min(1).max(6),
  relatedTools: z.array(slug).max(6),
});

export const courseContent = z.strictObject({
  slug,
  name: z.string().min(3).max(120),
  provider: z.string().min(2).max(80),
  url: z.string().refine(isWebUrl, { error: ({ input }) => `"${input}" is not a web address` }),
  summary: localized(30, 160),
  description: localized(300, 1400, [50, 180]),
  level: z.enum(COURSE_LEVELS),
  hours: z.number().positive().max(500).optional(),
  language: z.enum(['en', 'nl']),
  priceModel: z.enum(PRICE_MODELS).exclude(['unknown']),
  certificate: z.boolean(),
});

export const productContent = z.strictObject({
  slug,
  name: name(3, 100),
  summary: localized(30, 160),
  description: localized(250, 1400),
  kind: z.enum(['guide', 'prompt-pack', 'template']),
});

const reason = localized(10, TASK_LIMITS.reason);

export const taskContent = z.strictObject({
  slug,
  name: name(5, TASK_LIMITS.name),
  theme: z.enum(TASK_THEMES),
  words: inBoth(searchWords.max(90)),
  intro: localized(100, TASK_LIMITS.intro),
  lookFor: inBoth(z.array(z.string().trim().min(15).max(200)).min(3).max(5)),
  facts: z.array(z.enum(BUYER_FACTS)).min(2).max(6),
  /** Best first. */
  tools: z
    .array(z.strictObject({ tool: slug, because: reason, notIf: reason.optional() }))
    .min(5)
    .max(TASK_LIMITS.tools),
});

/** What words of a question mean. */
export const searchWordsContent = z.record(z.enum(SEARCH_MEANINGS), inBoth(searchWords));

export const faqContent = z.strictObject({
  slug,
  group: z.enum(FAQ_GROUPS),
  order: z.number().int().positive(),
  question: localized(10, 140),
  answer: localized(80, 900),
});

export const pageContent = z.strictObject({
  slug,
  title: name(3, 80),
  description: localized(50, 160),
  body: localized(600, 20_000),
});

const audienceText = z.strictObject({ name: z.string().min(3).max(40), title: z.string().min(10).max(60), intro: z.string().min(100).max(400) });

/** The site reads these texts directly, not from the database. */
export const audienceTexts = z.record(
  z.enum(AUDIENCES),
  inBoth(audienceText).refine(({ en, nl }) => en.title !== nl.title && en.intro !== nl.intro, UNTRANSLATED),
);

export type CategoryContent = z.infer<typeof categoryContent>;
export type ToolContent = z.infer<typeof toolContent>;
export type DictionaryContent = z.infer<typeof dictionaryContent>;
export type TaskContent = z.infer<typeof taskContent>;

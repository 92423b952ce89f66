import type { Locale } from '@/domain/locales';
import { isCountry, isMaker, keysOfFacet, otherCountries } from '@/domain/question/facet-keys';
import type { Part } from '@/domain/question/understand';
import { KNOWN_TERMS } from '@/domain/tool/cost';
import type { Text } from '../localized';
import type { Question } from './read-question';
import { HEAD_WORDS, SHARED_WEIGHT, weightOf } from './read-tools';
import { type FacetCounts, type FacetGroups, isOfKind, membersOf, nameOf, type Order, orderBy, type Query, toolsOf, valueList } from './statement';

/** Tools read by text, by a category, by the usual categories of tasks among the best of all, and by requirements alone; of more, the best. */
const TEXT_MAX = 100;
const CATEGORY_MAX = 100;
const USUAL_MAX = 100;
const BEST_MAX = 1000;
const OPEN_MAX = 1000;
/** So many of the best of all are looked through before the tools of a category are read: their rows are wide. */
const WALK_MAX = 5000;

/**
 * How much each thing tells: a task's first tool, its later ones, a category that its tools are in, the category, audience and maker asked for, the
 * text, and what the site thinks of a tool; for an alternative, that editors chose it and what it shares with the other.
 */
const POINTS = {
  task: 10,
  place: 0.5,
  usualCategory: 4,
  category: 3,
  audience: 8,
  maker: 6,
  text: 1.2,
  recommended: 2,
  chosen: 3,
  mainCategory: 2,
  sharedTasks: 12,
  sharedCategories: 4,
  sharedWords: 8,
  named: 100,
  dutch: 0.4,
  cheap: 2,
} as const;

/** From this weight on, a question is about the task: if none of its tools fits, none does. */
const SURE_TASK = 1;

/** What nothing but words of texts tells is found if so many of them stand in one. */
const TOGETHER = 0.7;

/** So many of a task's tools are in a category for others in it to be considered. */
const USUAL_SHARE = 0.3;

/** What a tool costs one person a month, by the cheaper way to pay. */
const COST = `left join lateral (
      select min(fixed + per_seat) as cost from search.costs where tool_id = t.tool_id and first_seat = 1 and vat = 'without'
    ) as c on true`;

const mainCategory = (tool: string) =>
  `(select categories_id from public.tools_rels where parent_id = ${tool} and path = 'categories' order by "order" limit 1)`;

const { by: BEST_FIRST } = orderBy('recommended');

/** Those of the best of all tools that are in a category, best first; neither index nor sets hold wide rows. */
const bestIn = (from: string, categories: string, { walk, max }: { walk: number; max: number }) => `(
      select tool_id from (select tool_id, recommended, name_key from ${from} order by ${BEST_FIRST} limit ${walk}) as best
      join (${membersOf(categories)}) as sets on chunk = tool_id >> 13
      where get_bit(members, tool_id & 8191) = 1 order by ${BEST_FIRST} limit ${max}
    )`;

/** The best tools of categories; those of small categories are read from their rows. */
const bestOf = (name: string, from: string, categories: string) => `
    ${name}_walked as materialized ${bestIn(from, categories, { walk: WALK_MAX, max: CATEGORY_MAX })},
    ${name} as materialized (
      select tool_id from ${name}_walked union
      (select tool_id from ${from} where (select count(*) from ${name}_walked) < ${CATEGORY_MAX} and facets && ${categories} order by ${BEST_FIRST} limit ${CATEGORY_MAX})
    )`;

interface AnswerOptions {
  question: Question;
  locale: Locale;
  groups: FacetGroups;
  sort: Order | 'relevance';
  /** From 1. */
  page: number;
  size: number;
  withFacets: boolean;
}

export interface Answer {
  ids: number[];
  /** A lower bound if `isCapped`. */
  total: number;
  isCapped: boolean;
  facets: FacetCounts;
  /** Why a tool is there, by id, in the language or another. */
  reasons: Map<number, Text>;
  /** Words that no tool knows, and what tools shall not have without anything telling which do. */
  unused: string[];
  /** Most words are unknown, so what was found is no answer. */
  isNothing: boolean;
}

const of = <Kind extends Part['kind']>(parts: Part[], kind: Kind) =>
  parts.filter((part): part is Extract<Part, { kind: Kind }> => part.kind === kind);

/** True if a question says more than words to look up, fills a sentence, or was mistyped. */
export const isUnderstood = ({ parts, content, typed, read, corrected }: Question): boolean =>
  (content.length > 0 && content.length < read) ||
  // "Best AI tools": all of them, in their order.
  (content.length === 0 && parts.some((part) => part.kind === 'sign' && (part.key === 'best' || part.key === 'cheap'))) ||
  parts.some((part) => part.kind !== 'category' && !(part.kind === 'tool' && part.as === 'named') && !(part.kind === 'sign' && part.key !== 'new')) ||
  of(parts, 'tool').length > 1 ||
  // Words around a name only fill the sentence: "what does Midjourney cost".
  (of(parts, 'tool').length > 0 && content.length === 0 && of(parts, 'tool').every(({ at }) => at.length < typed.length)) ||
  (parts.length > 0 && corrected.length > 0);

/** The tools that answer a question, best first: those that are good at its tasks, then those whose texts speak of it; all have what it requires. */
export async function answerQuestion(query: Query, { question, locale, groups, sort, page, size, withFacets }: AnswerOptions): Promise<Answer> {
  const { parts, content, rest } = question;
  const { values, put } = valueList();
  const [facets, tasks, tools] = [of(parts, 'facet'), of(parts, 'task'), of(parts, 'tool')];
  const hasSign = (key: string) => of(parts, 'sign').some((sign) => sign.key === key);
  const cost = hasSign('cheap') || of(parts, 'price').length > 0 ? COST : '';
  const [likeness] = tools.filter(({ as }) => as === 'alternative');
  const named = tools.filter(({ as }) => as === 'named').map(({ id }) => id);

  // Without a task, a text or a tool, the requirements are all there is to answer.
  const isOpen = tasks.length === 0 && content.length === 0 && !likeness && named.length === 0;
  const isSoft = ({ key, isNegated }: { key: string; isNegated: boolean }) =>
    !isOpen && (key.startsWith('audience:') || (isMaker(key) && !isNegated));
  const year = new Date().getFullYear();
  const passes = [
    ...Object.entries(groups).map(([kind, keys]) => ({ kind, condition: `facets && ${put(keys)}::text[]` })),
    ...facets
      .filter((facet) => !isSoft(facet))
      .map(({ key, isNegated }) => {
        if (!isNegated) return `facets && ${put(keysOfFacet(key))}::text[]`;
        return isCountry(key) ? `facets && ${put(otherCountries(key))}::text[]` : `not facets && ${put(keysOfFacet(key))}::text[]`;
      })
      .map((condition) => ({ kind: '', condition: `(${condition})` })),
    ...of(parts, 'sign')
      .filter(({ key }) => key === 'new')
      .map(({ since = year - 1 }) => {
        const years = Array.from({ length: Math.max(1, year - since + 1) }, (_, step) => `launched:${since + step}`);
        return { kind: '', condition: `facets && ${put(years)}::text[]` };
      }),
    ...of(parts, 'price').map(({ amount, currency }) => {
      const rate = currency === 'USD' ? `coalesce((select usd::float8 from public.costs limit 1), ${KNOWN_TERMS.perEuro.USD})` : '1';
      return { kind: '', condition: `cost <= ${put(amount)}::float8 / ${rate} + 0.005` };
    }),
    ...tools.filter(({ as }) => as !== 'named').map(({ id }) => ({ kind: '', condition: `tool_id <> ${put(id)}::integer` })),
    ...(likeness && hasSign('cheap')
      ? [
          {
            kind: '',
            condition: `cost < coalesce((select min(fixed + per_seat) from search.costs where tool_id = ${put(likeness.id)}::integer and first_seat = 1 and fixed + per_seat > 0), 'infinity')`,
          },
        ]
      : []),
  ];
  const every = (some: typeof passes) => some.map(({ condition }) => condition).join(' and ') || 'true';
  const [all, required] = [every(passes), every(passes.filter(({ kind }) => kind === ''))];

  // A task that only a common word points to is a guess.
  const best = Math.max(...tasks.map(({ weight }) => weight), 1);
  const taskIds = put(tasks.map(({ id }) => id));
  const weights = put(tasks.map(({ weight }) => weight / best));
  const words = put([content.join('|')]);
  const contentWords = put(content);
  const restWords = put(rest);
  const hasText = content.length > 0;
  const categories = of(parts, 'category').map(({ id }) => `category:${id}`);
  const categoryKeys = put(categories);
  const wanted = (kind: string) => put(facets.filter(({ key, isNegated }) => key.startsWith(kind) && !isNegated).map(({ key }) => key));
  const [audiences, makers] = [wanted('audience:'), wanted('maker:')];
  // A tool that lacks what is asked for still tells what is meant: "whisper on an iPhone".
  const like = put(likeness?.id ?? named[0] ?? 0);
  const namedIds = put(named);
  const from = toolsOf(locale);
  const sources = [
    'select tool_id from task_points',
    'select tool_id from near',
    ...(tasks.length > 0 ? [bestIn(from, '(select array_agg(key) from usual)::text[]', { walk: BEST_MAX, max: USUAL_MAX })] : []),
    `select unnest(${namedIds}::integer[])`,
    ...(hasText
      ? [
          `(select tool_id from q cross join ${from} where head @@ some_word limit ${TEXT_MAX})`,
          `(select tool_id from q cross join ${from} where document @@ every_word limit ${TEXT_MAX})`,
          ...(tasks.length === 0 ? [`(select tool_id from q cross join ${from} where document @@ some_word limit ${TEXT_MAX})`] : []),
        ]
      : []),
    ...(categories.length > 0 ? ['select tool_id from in_categories'] : []),
    // Without the chosen filters, so that their other values are counted, and with them, so that they leave enough.
    ...(isOpen
      ? [...new Set([required, all])].map(
          (where) => `(select tool_id from ${from} t ${cost} where ${where} order by ${BEST_FIRST} limit ${OPEN_MAX})`,
        )
      : []),
  ];
  const { join, by } = sort === 'relevance' ? { join: '', by: 'score desc, tool_id' } : orderBy(sort);
  const counted = (kind: string) => every(passes.filter((pass) => pass.kind !== kind || kind === ''));
  const kinds = Object.keys(groups).map((kind) => `when ${isOfKind(kind)} then (${counted(kind)})`);
  const facetCounts = `(select jsonb_object_agg(key, number) from (
        select key, count(*) filter (where ${kinds.length === 0 ? all : `case ${kinds.join(' ')} else (${all}) end`}) as number
        from hits cross join unnest(facets) as key group by key
      ) as counts where number > 0)`;
  const text = `
    with q as materialized (select search.query(${words}, false) as some_word, search.query(${contentWords}, false) as every_word),
    -- Materialized, or each word would be read again for each tool.
    word_queries as materialized (select word, search.query(array[word], false) as query from unnest(${contentWords}::text[]) as word),
    task_points as materialized (
      select tool_id, sum((${POINTS.task} - ${POINTS.place} * (place - 1)) * weight) as points,
        (array_agg(reasons order by weight desc, place))[1] as reasons
      from search.task_tools join unnest(${taskIds}::integer[], ${weights}::float8[]) as wanted (task_id, weight) using (task_id)
      group by tool_id
    ),
    -- Categories that many tools for the tasks are in.
    usual as materialized (
      select key, max(share) as share from (
        select key, weight * count(*) / (select count(*) from search.task_tools a where a.task_id = wanted.task_id) as share
        from unnest(${taskIds}::integer[], ${weights}::float8[]) as wanted (task_id, weight) join search.task_tools using (task_id)
        join ${from} t using (tool_id) cross join unnest(t.facets) as key where key like 'category:%' group by task_id, weight, key
      ) as shares where share >= ${USUAL_SHARE} group by key
    ),
    self as materialized (
      select array(select key from unnest(facets) as key where key like 'category:%') as categories,
        ${mainCategory('tool_id')} as main_category,
        ${HEAD_WORDS} as words
      from ${from} where tool_id = ${like}::integer
    ),${bestOf('beside', from, '(select categories from self)::text[]')},
    -- Tools like one: what the editors call alternatives, and those that share its tasks and categories.
    near as materialized (
      select tool_id, sum(points) as points from (
        select r.tools_id as tool_id, ${POINTS.chosen} - 0.3 * r."order" as points from public.tools_rels r where r.parent_id = ${like}::integer and r.path = 'alternatives'
        union all
        select o.tool_id, ${POINTS.sharedTasks} * ${SHARED_WEIGHT} / sqrt((select sum(${weightOf('a')} ^ 2) from search.task_tools a where a.tool_id = ${like}::integer))
        from search.task_tools s join search.task_tools o using (task_id) where s.tool_id = ${like}::integer group by o.tool_id
        union all
        select t.tool_id,
          case when ${mainCategory('t.tool_id')} = self.main_category then ${POINTS.mainCategory} else 0 end
            + ${POINTS.sharedCategories} * (select count(*) from unnest(t.facets) as key where key = any (self.categories))
              / sqrt(cardinality(self.categories) * greatest(1, (select count(*) from unnest(t.facets) as key where key like 'category:%')))
            + ${POINTS.sharedWords} * ts_rank(t.head, self.words)
        from self cross join beside join ${from} t using (tool_id)
      ) as found where tool_id is not null group by tool_id
    ),
    ${categories.length > 0 ? `${bestOf('in_categories', from, `${categoryKeys}::text[]`)},` : ''}
    hits as materialized (
      select * from (${sources.join(' union ')}) as found (tool_id) join ${from} t using (tool_id) ${cost}
    ),
    found_words as materialized (
      select tool_id, word, case when head @@ query then 2 else 1 end as strength from hits join word_queries on document @@ query
    ),
    text_points as materialized (
      select tool_id, sum(strength * rarity) as points from found_words
      join (select word, ln(1 + (select count(*) from hits)::float8 / count(*)) as rarity from found_words group by word) as r using (word) group by tool_id
    ),
    passing as materialized (
      select tool_id, recommended, rating_rank, bookmarks, listed_at, name_key, p.reasons, p.points is not null as is_at_task,
        coalesce(p.points, 0) + coalesce(n.points, 0)
        + case when tool_id = any (${namedIds}::integer[]) then ${POINTS.named} - array_position(${namedIds}::integer[], tool_id) else 0 end
        + case when facets && ${categoryKeys}::text[] then ${POINTS.category} else 0 end
        + ${POINTS.audience} * (select count(*) from unnest(${audiences}::text[]) as key where key = any (facets))
          / sqrt(greatest(1, (select count(*) from unnest(facets) as key where key like 'audience:%')))
        + ${POINTS.usualCategory} * coalesce((select max(share) from usual where key = any (facets)), 0)
        + case when facets && ${makers}::text[] then ${POINTS.maker} else 0 end
        + coalesce(x.points, 0) * ${POINTS.text}
        + coalesce(recommended, 0) * ${POINTS.recommended}
        ${locale === 'nl' ? `+ case when 'language:nl' = any (facets) then ${POINTS.dutch} else 0 end` : ''}
        ${hasSign('cheap') ? `+ ${POINTS.cheap} / (1 + coalesce(cost, 100) / 10)` : ''} as score
      from hits left join task_points p using (tool_id) left join near n using (tool_id) left join text_points x using (tool_id) where ${all}
    )
    select
      coalesce((select array_agg(tool_id) from (select tool_id from passing ${join} order by ${by} limit ${put(size)} offset ${put((page - 1) * size)}) as shown), '{}') as ids,
      (select count(*) from passing)::integer as total,
      (select count(*) from hits)::integer as read,
      exists (select from passing where is_at_task) as at_task,
      coalesce((select max(number) from (select count(*) as number from found_words join passing using (tool_id) group by tool_id) as counts), 0)::integer as most_words,
      (select jsonb_object_agg(tool_id, reasons) from passing where reasons is not null) as reasons,
      array(select word from unnest(${restWords}::text[]) as word where not exists (select from ${from} where document @@ search.query(array[word], false))) as unused,
      ${withFacets ? facetCounts : 'null'} as facets`;
  const [row] = await query<{
    ids: number[];
    total: number;
    read: number;
    unused: string[];
    at_task: boolean;
    most_words: number;
    reasons: Record<string, Partial<Record<Locale, string>>> | null;
    facets: FacetCounts | null;
  }>({
    name: nameOf(text),
    text,
    values,
  });
  const reasons = new Map(
    Object.entries(row?.reasons ?? {}).flatMap(([id, texts]) => {
      const lang = texts[locale] ? locale : (['en', 'nl'] as const).find((other) => texts[other]);
      const reason = lang && texts[lang];
      return reason ? [[Number(id), { value: reason, lang }] as const] : [];
    }),
  );
  const unknown = row?.unused ?? [];
  const isKnown = tasks.length > 0 || categories.length > 0 || likeness !== undefined || named.length > 0;
  return {
    ids: row?.ids ?? [],
    total: row?.total ?? 0,
    isCapped: isOpen && (row?.read ?? 0) >= OPEN_MAX,
    facets: row?.facets ?? {},
    reasons,
    unused: [...unknown, ...question.denied],
    isNothing:
      (row?.total ?? 0) === 0 ||
      (tasks.length > 0 && best >= SURE_TASK && row?.at_task !== true) ||
      (likeness === undefined && named.length === 0 && unknown.length > 0 && unknown.length * 2 >= content.length) ||
      (!isKnown && hasText && (unknown.length > 0 || (row?.most_words ?? 0) < content.length * TOGETHER)),
  };
}

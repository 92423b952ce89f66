import * as z from 'zod';
import { AUDIENCES } from '@/domain/audiences';
import { TOOLS_PER_PAGE } from '@/domain/limits';
import { type FilterParams, filteredToolsPath, parseToolFilters, TOOL_SORTS } from '@/domain/tool/filters';
import { NEED_NAMES } from '@/domain/tool/needs';
import { toolSchema } from '@/domain/tool/schema';
import { PLATFORMS, TOOL_LANGUAGES } from '@/domain/tool/vocabulary';
import { listCategories } from '@/features/categories/queries';
import { findTools } from '@/features/search/queries';
import { pageAddress } from '@/server/page-address';
import { readCards } from '../[locale]/tools/cards';
import { cardLine, cardShape, joinLines, slug, textShape, toCard } from './shapes';
import { type Call, language, readTool, ToolProblem } from './tool';

const LIMIT = 10;
const PAGE_MAX = 100;
const QUERY_MAX_LENGTH = 200;

const input = z.object({
  query: z
    .string()
    .max(QUERY_MAX_LENGTH)
    .default('')
    .describe(
      'Words or a question in English or Dutch, such as "free transcription of Dutch interviews, data in the EU". Typos are corrected. If left out: every tool, recommended first.',
    ),
  category: slug('Code of a category').optional().describe('Code of a category, from list_categories.'),
  price_model: toolSchema.shape.priceModel
    .optional()
    .describe('free, freemium (free with paid plans), paid, contact (price on request), or unknown.'),
  audience: z.enum(AUDIENCES).optional().describe('Only tools the editors selected for this audience.'),
  needs: z.array(z.enum(NEED_NAMES)).optional().describe('Only tools known to offer all of these. Unknown doesn’t count.'),
  tool_language: z.enum(TOOL_LANGUAGES).optional().describe('Only tools that work in this language.'),
  platform: z.enum(PLATFORMS).optional(),
  maker_country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .describe('ISO 3166-1 code of two letters.'),
  sort: z.enum(TOOL_SORTS).optional().describe('If left out: by relevance to the query, or recommended first without one.'),
  limit: z.int().min(1).max(TOOLS_PER_PAGE).default(LIMIT).describe('Tools per page.'),
  page: z.int().min(1).max(PAGE_MAX).default(1),
  language,
});

const output = z.object({
  query: z.string().nullable().describe('The words as they were read.'),
  corrected: z.string().nullable().describe('The query with typos corrected.'),
  is_partial: z.boolean().describe('True if no tool matches all the words and these match some.'),
  nothing_fits: z.boolean().describe('True if no tool knows most of the words; the tools only come closest.'),
  total: z.int().describe('Number of tools found.'),
  total_is_lower_bound: z.boolean(),
  page: z.int(),
  has_more: z.boolean(),
  tools: z.array(cardShape.extend({ reason: textShape.nullable().describe('Why the editors think it is good at the task that was asked for.') })),
  results_page: z.string().describe('The same results on the site.'),
});

type Input = z.output<typeof input>;

/** The tools of one page of the answer, which may span two pages of the site. */
async function findSome(asked: Input, { locale, t }: Call) {
  const { category, limit, page } = asked;
  const categoryIds = new Map((await listCategories({ locale })).map(({ code, id }) => [code, id]));
  if (category && !categoryIds.has(category)) throw new ToolProblem(t('unknownCategory', { code: category }));
  const { query, price_model: price, audience, needs: need, tool_language, platform, maker_country: country, sort } = asked;
  const params = { q: query, category, price, audience, need, language: tool_language, platform, country, sort };
  const filters = parseToolFilters(Object.fromEntries(Object.entries(params).filter(([, value]) => value)) as FilterParams);
  const first = (page - 1) * limit;
  const [firstPage, lastPage] = [first, first + limit - 1].map((place) => Math.floor(place / TOOLS_PER_PAGE) + 1) as [number, number];
  const found = await findTools({ filters: { ...filters, page: firstPage }, locale, categoryIds });
  const more =
    lastPage > firstPage && found.pageCount >= lastPage
      ? (await findTools({ filters: { ...filters, page: lastPage }, locale, categoryIds })).ids
      : [];
  const start = first - (firstPage - 1) * TOOLS_PER_PAGE;
  return { found, filters, ids: [...found.ids, ...more].slice(start, start + limit), hasMore: first + limit < found.total };
}

export const searchTools = readTool({
  name: 'search_tools',
  title: 'Search AI tools',
  description:
    'Finds AI tools in this directory by words, category, price model and audience. Returns a short entry for each; get_tool returns more about one of them.',
  input,
  output,
  run: async (asked, call) => {
    const { found, filters, ids, hasMore } = await findSome(asked, call);
    const tools = await readCards({ ids, locale: call.locale });
    const reasonOf = ({ id }: { id: number }) => {
      const reason = found.reasons.get(id);
      return reason ? { text: reason.value, language: reason.lang } : null;
    };
    const resultsPage = pageAddress(filteredToolsPath(filters), call.locale);
    return {
      structured: {
        query: found.shown,
        corrected: found.corrected?.join(' ') ?? null,
        is_partial: found.isPartial,
        nothing_fits: found.isNothing,
        total: found.total,
        total_is_lower_bound: found.isCapped,
        page: asked.page,
        has_more: hasMore && tools.length > 0,
        tools: tools.map((tool) => ({ ...toCard(tool, call), reason: reasonOf(tool) })),
        results_page: resultsPage,
      },
      text: joinLines([
        found.total === 0 ? call.t('nothingFound') : call.t('found', { total: found.total, shown: tools.length }),
        found.isNothing && found.total > 0 && call.t('nothingFits'),
        found.corrected && call.t('corrected', { words: found.corrected.join(' ') }),
        ...tools.flatMap((tool) => [cardLine(tool, call), reasonOf(tool) && `  ${reasonOf(tool)?.text}`]),
        resultsPage,
      ]),
    };
  },
});

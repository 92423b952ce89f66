import * as z from 'zod';
import { localeInfo } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { slugify } from '@/domain/slug';
import { categoryName, listCategories as readCategories } from '@/features/categories/queries';
import { getTerm, listTerms } from '@/features/dictionary/queries';
import { countTools, suggest } from '@/features/search/queries';
import { pageAddress } from '@/server/page-address';
import { joinLines, textShape, toPlainText, toText } from './shapes';
import { type Call, language, readTool, ToolProblem } from './tool';

export const listCategories = readTool({
  name: 'list_categories',
  title: 'Categories',
  description: 'The categories of this directory with their codes, for search_tools and propose_tool, and the number of tools in each.',
  input: z.object({ language }),
  output: z.object({ categories: z.array(z.object({ code: z.string(), name: textShape, tools: z.int(), page: z.string() })) }),
  run: async (_asked, { locale, t }) => {
    const [categories, counts] = await Promise.all([readCategories({ locale }), countTools()]);
    const entries = categories.map((category) => {
      const name = categoryName(category, 0);
      return {
        code: category.code,
        name: { text: name.value, language: name.lang },
        tools: counts.byCategory[category.id] ?? 0,
        page: pageAddress(routes.category(category.code), locale),
      };
    });
    return {
      structured: { categories: entries },
      text: entries.map(({ code, name, tools }) => `- ${name.text} (${code}): ${t('toolCount', { count: tools })}`).join('\n'),
    };
  },
});

const SUGGESTIONS = 3;

/** Finds a term by slug or name in either language, else by search. */
async function findTerm(term: string, { locale }: Call) {
  const key = term.trim().toLowerCase();
  for (const code of [locale, localeInfo(locale).fallback]) {
    const terms = await listTerms({ locale: code });
    const exact = terms.find(({ slug, name }) => slug === key || slug === slugify(term) || name.value.toLowerCase() === key);
    if (exact) return { slug: exact.slug, isExact: true, others: [] };
  }
  const found = (await suggest({ q: term, locale }))?.entries.filter(({ kind }) => kind === 'term') ?? [];
  const [best, ...others] = found;
  return best ? { slug: best.slug, isExact: false, others: others.slice(0, SUGGESTIONS).map(({ slug, name }) => ({ slug, name })) } : null;
}

export const lookUpTerm = readTool({
  name: 'look_up_term',
  title: 'Look up a term',
  description: 'Explains a term from this site’s AI dictionary, by its name or slug in English or Dutch. Close matches count too.',
  input: z.object({ term: z.string().trim().min(1).max(120).describe('The term, such as "hallucination" or "RAG".'), language }),
  output: z.object({
    slug: z.string(),
    name: textShape,
    is_exact: z.boolean().describe('False if this is only the closest match.'),
    definition: textShape.nullable(),
    explanation: textShape.nullable(),
    other_language_name: textShape.nullable(),
    other_matches: z.array(z.object({ slug: z.string(), name: z.string() })),
    page: z.string(),
  }),
  run: async (asked, call) => {
    const { locale, t } = call;
    const found = await findTerm(asked.term, call);
    const term = found && (await getTerm({ slug: found.slug, locale }));
    if (!term) throw new ToolProblem(t('unknownTerm', { term: asked.term }));
    const explanation = toPlainText(term.explanation);
    const page = pageAddress(routes.term(term.slug), locale);
    return {
      structured: {
        slug: term.slug,
        name: { text: term.name.value, language: term.name.lang },
        is_exact: found.isExact,
        definition: toText(term.definition),
        explanation,
        other_language_name: toText(term.otherName),
        other_matches: found.others,
        page,
      },
      text: joinLines([
        !found.isExact && t('closestTerm', { term: asked.term }),
        `# ${term.name.value}`,
        term.definition?.value,
        explanation && `\n${explanation.text}\n`,
        page,
      ]),
    };
  },
});

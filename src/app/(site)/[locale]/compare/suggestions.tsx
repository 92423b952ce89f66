import { getTranslations } from 'next-intl/server';
import { HOME_TOOLS } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { localePath } from '@/domain/routes';
import { listPopularIds } from '@/features/search/queries';
import { ToolLogo } from '@/features/tools/components/tool-logo';
import { getTool, type RatedTool, type ToolPageData } from '@/features/tools/queries';
import { PageLink } from '@/ui/page-link';
import { Section } from '@/ui/section';
import { listAlternatives, listCards } from '../tools/cards';

/** Ready comparisons, and tools in each. */
const EXAMPLES = 3;
const EXAMPLE_TOOLS = 3;

/** A tool with the first of its alternatives. */
async function listExample(first: RatedTool, locale: Locale): Promise<RatedTool[]> {
  const tool = await getTool({ slug: first.slug, locale });
  const alternatives = tool ? await listAlternatives({ tool, locale }) : [];
  return [first, ...alternatives].slice(0, EXAMPLE_TOOLS);
}

function ComparisonLink({ shown, path, locale }: { shown: RatedTool[]; path: string; locale: Locale }) {
  return (
    <PageLink href={localePath(path, locale)} rel="nofollow" className="link-card flex h-full items-center gap-3 p-3 text-sm font-semibold">
      <span className="flex gap-1.5">
        {shown.map(({ slug, logo }) => (
          <ToolLogo key={slug} logo={logo} />
        ))}
      </span>
      <span className="min-w-0">{shown.map(({ name }) => name).join(', ')}</span>
    </PageLink>
  );
}

interface SuggestionsProps {
  /** Compared already. */
  tools: ToolPageData[];
  /** The path of a comparison, for the same team. */
  pathOf: (slugs: string[]) => string;
  locale: Locale;
}

/** Links to comparisons with one tool more: an alternative to those compared. Without any, popular tools and ready comparisons. */
export async function Suggestions({ tools, pathOf, locale }: SuggestionsProps) {
  const isEmpty = tools.length === 0;
  const slugs = tools.map(({ slug }) => slug);
  const [t, found] = await Promise.all([
    getTranslations('compare'),
    isEmpty
      ? listPopularIds({ limit: HOME_TOOLS }).then((ids) => listCards({ ids, locale }))
      : Promise.all(tools.map((tool) => listAlternatives({ tool, locale }))).then((lists) => lists.flat()),
  ]);
  const offered = [...new Map(found.map((tool) => [tool.slug, tool])).values()].filter(({ slug }) => !slugs.includes(slug)).slice(0, HOME_TOOLS);
  const examples = isEmpty ? await Promise.all(offered.slice(0, EXAMPLES).map((tool) => listExample(tool, locale))) : [];
  return (
    <>
      {examples.length > 0 && (
        <Section title={t('examples')}>
          <ul className="grid gap-3 md:grid-cols-3">
            {examples.map((shown) => (
              <li key={shown[0]?.slug}>
                <ComparisonLink shown={shown} path={pathOf(shown.map(({ slug }) => slug))} locale={locale} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {offered.length > 0 && (
        <Section title={t(isEmpty ? 'addPopular' : 'addAlternative')}>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {offered.map((tool) => (
              <li key={tool.slug}>
                <ComparisonLink shown={[tool]} path={pathOf([...slugs, tool.slug])} locale={locale} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

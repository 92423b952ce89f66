import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getFormatter, getTranslations } from 'next-intl/server';
import { inSentence } from '@/domain/capitalized';
import { localePath, routes } from '@/domain/routes';
import type { BuyerFact } from '@/domain/tool/buyer-facts';
import { filteredToolsPath, parseToolFilters } from '@/domain/tool/filters';
import { listSharingTasks } from '@/features/search/queries';
import { ShareButton } from '@/features/sharing/components/share-button';
import { listTasks } from '@/features/tasks/queries';
import { getTool } from '@/features/tools/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { itemList } from '@/seo/structured-data/lists';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { inLocale } from '@/server/localized';
import { PageLink } from '@/ui/page-link';
import { Section } from '@/ui/section';
import { shareCard } from '../../../../og/cards';
import { redirectOrNotFound } from '../../../missing';
import { PageTop } from '../../../page-top';
import { listChosenTools } from '../../chosen-tools';
import { NextSteps } from '../../next-steps';
import { ReasonedTools } from '../../reasoned-tools';
import { ToolPicks } from '../../tool-picks';

type Props = PageProps<'/[locale]/tools/[slug]/alternatives'>;

export const generateStaticParams = () => [];

/** What people leave a tool for. */
const FACTS: BuyerFact[] = ['freeLimits', 'dataLocation', 'trainingConsumer', 'openness', 'dutchOutput'];
const COMPARED = 2;
const TASKS_NAMED = 4;
/** Searches that the page offers, each answered as a question. */
const WISHES = ['free', 'european', 'open', 'cheaper', 'dutch', 'private'] as const;

/** What the editors call alternatives, then the tools for the same tasks. If those are too few, the tool's own page has all there are. */
async function load({ params }: Props) {
  const [locale, { slug }] = await Promise.all([pageLocale(), params]);
  const tool = (await getTool({ slug, locale })) ?? (await redirectOrNotFound(routes.toolAlternatives(slug), locale));
  const [found, tasks] = await Promise.all([listSharingTasks({ id: tool.id }), listTasks({ locale })]);
  if (found.length === 0) permanentRedirect(localePath(routes.tool(tool.slug), locale));
  const ids = [...new Set([...tool.alternativeIds, ...found.map(({ id }) => id)])];
  const tools = (await listChosenTools({ ids, locale })).map((one) => {
    const known = found.find(({ id }) => id === one.id);
    const task = tasks.find(({ id }) => id === known?.task);
    return { ...one, task, because: known && task ? inLocale(known.reasons as string, locale) : null };
  });
  return { locale, tool, tools, tasks: tasks.filter(({ toolIds }) => toolIds.includes(tool.id)), path: routes.toolAlternatives(tool.slug) };
}

async function allMetadata(props: Props): Promise<Metadata> {
  const [t, { locale, tool, tools, path }] = await Promise.all([getTranslations('alternatives'), load(props)]);
  return pageMetadata({
    title: t('title', { name: tool.name }),
    description: t('description', { name: tool.name, count: tools.length }),
    card: await shareCard({ kind: 'tool', slug: tool.slug, locale }),
    path,
    locale,
  });
}

export const generateMetadata = withoutSharing(allMetadata);

export default async function ToolAlternativesPage(props: Props) {
  const [t, format, { locale, tool, tools, tasks, path }] = await Promise.all([getTranslations(), getFormatter(), load(props)]);
  const title = t('alternatives.title', { name: tool.name });
  const reasoned = tools.map(({ task, because, ...one }) => ({ tool: one, reasons: task ? [{ label: `${task.name.value}:`, text: because }] : [] }));
  const items = tools.map(({ name, slug }) => ({ name, path: routes.tool(slug) }));
  return (
    <>
      <SharingTags of={allMetadata(props)} />
      <StructuredData things={[itemList({ name: title, path, locale, items })]} />
      <PageTop
        locale={locale}
        name={t('tools.index.alternatives')}
        title={title}
        intro={t('alternatives.intro', {
          name: tool.name,
          count: tools.length,
          tasks: format.list(tasks.slice(0, TASKS_NAMED).map(({ name }) => inSentence(name.value))),
        })}
        path={path}
        through={[
          { name: t('tools.title'), path: routes.tools },
          { name: tool.name, path: routes.tool(tool.slug) },
        ]}
      >
        <div className="mt-6">
          <ShareButton title={title} path={path} locale={locale} />
        </div>
      </PageTop>
      <ToolPicks tools={tools} first={t('alternatives.first')} locale={locale} />
      <nav aria-label={t('alternatives.wishes.title')} className="mt-8">
        <ul className="flex flex-wrap items-center gap-2 text-sm">
          <li aria-hidden="true" className="text-muted">
            {t('alternatives.wishes.title')}
          </li>
          {WISHES.map((wish) => (
            <li key={wish}>
              <PageLink
                href={localePath(filteredToolsPath({ ...parseToolFilters({}), q: t(`alternatives.questions.${wish}`, { name: tool.name }) }), locale)}
                rel="nofollow"
                className="inline-flex min-h-9 items-center rounded-full border border-line-strong px-3 font-medium hover:text-primary"
              >
                {t(`alternatives.wishes.${wish}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <Section title={t('alternatives.all', { count: tools.length })}>
        <ReasonedTools tools={reasoned} facts={FACTS} locale={locale} />
        <NextSteps compared={[tool, ...tools.slice(0, COMPARED)]} weighed={[tool, ...tools]} locale={locale} />
      </Section>
    </>
  );
}

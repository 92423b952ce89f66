import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { getFormatter, getTranslations } from 'next-intl/server';
import { inSentence } from '@/domain/capitalized';
import type { Locale } from '@/domain/locales';
import { RATING_DIGITS } from '@/domain/rating-criteria';
import { localePath, routes } from '@/domain/routes';
import { isToolSlug } from '@/domain/tool/named-tools';
import { SCORE_CRITERIA, type ScoreValues } from '@/domain/tool/score';
import { scoreLabel } from '@/domain/tool/score-texts';
import { ONE_PERSON } from '@/domain/tool/team';
import { getReviewSummary } from '@/features/reviews/queries';
import { getRatings, listRivals } from '@/features/search/queries';
import { ShareButton } from '@/features/sharing/components/share-button';
import { getTask, listTasks } from '@/features/tasks/queries';
import { ComparisonTable } from '@/features/tools/components/comparison-table';
import { getTool, type ToolPageData } from '@/features/tools/queries';
import { readScoredTools } from '@/features/tools/scores';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { itemList } from '@/seo/structured-data/lists';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { Section } from '@/ui/section';
import { redirectOrNotFound } from '../../../../missing';
import { PageTop } from '../../../../page-top';
import { NextSteps } from '../../../../tools/next-steps';

type Props = PageProps<'/[locale]/compare/[one]/vs/[other]'>;
type Pair = [ToolPageData, ToolPageData];

export const generateStaticParams = () => [];

/** Tasks that are named, and described. */
const TASKS = 4;
/** Tenths of a point by which a tool is ahead. */
const AHEAD = 5;

async function toolAt(slug: string, other: string, locale: Locale): Promise<ToolPageData> {
  if (!isToolSlug(slug)) notFound();
  return (await getTool({ slug, locale })) ?? redirectOrNotFound(routes.versus(slug, other), locale);
}

/** Pairs that there is too little to say about lead to the plain comparison. */
async function load({ params }: Props) {
  const [locale, { one, other }] = await Promise.all([pageLocale(), params]);
  const path = routes.versus(one, other);
  if (path !== `/compare/${one}/vs/${other}`) permanentRedirect(localePath(path, locale));
  const tools: Pair = [await toolAt(one, other, locale), await toolAt(other, one, locale)];
  const [first, second] = tools;
  const rivals = [...(await listRivals({ id: first.id })), ...(await listRivals({ id: second.id }))].map(({ id }) => id);
  if (!rivals.includes(first.id) && !rivals.includes(second.id)) redirect(localePath(routes.comparison([one, other]), locale));
  const shared = (await listTasks({ locale })).filter(({ toolIds }) => tools.every(({ id }) => toolIds.includes(id)));
  // Those first that both are best at, in either language.
  const rank = ({ toolIds }: (typeof shared)[number]) => toolIds.indexOf(first.id) + toolIds.indexOf(second.id);
  return { locale, tools, path, tasks: shared.toSorted((one, another) => rank(one) - rank(another)).slice(0, TASKS) };
}

const namesOf = ([first, second]: Pair) => ({ one: first.name, other: second.name });

async function allMetadata(props: Props): Promise<Metadata> {
  const [t, { locale, tools, path }] = await Promise.all([getTranslations('compare.versus'), load(props)]);
  return pageMetadata({ title: t('title', namesOf(tools)), description: t('description', namesOf(tools)), path, locale });
}

export const generateMetadata = withoutSharing(allMetadata);

/** What a tool has clearly more points for than another. */
const leads = (own: ScoreValues, its: ScoreValues) =>
  SCORE_CRITERIA.flatMap((criterion) => {
    const [mine, theirs] = [own[criterion], its[criterion]];
    return mine !== null && theirs !== null && mine - theirs >= AHEAD ? [{ criterion, own: mine, its: theirs }] : [];
  });

export default async function VersusPage(props: Props) {
  const [t, format, { locale, tools, tasks, path }] = await Promise.all([getTranslations(), getFormatter(), load(props)]);
  const ids = tools.map(({ id }) => id);
  const ratings = await getRatings({ ids });
  const [summaries, scored, described] = await Promise.all([
    Promise.all(ids.map((toolId) => getReviewSummary({ toolId }))),
    readScoredTools({ ids, team: ONE_PERSON, ratings }),
    Promise.all(tasks.map(({ slug }) => getTask({ slug, locale }))),
  ]);
  const title = t('compare.versus.title', namesOf(tools));
  const inPoints = (tenths: number) => format.number(tenths / 10, RATING_DIGITS);
  const valuesOf = (id: number) => scored.find((one) => one.id === id)?.values;
  const sides = tools.map((tool, index) => {
    const [own, its] = [valuesOf(tool.id), valuesOf(ids[1 - index] ?? 0)];
    return { tool, leads: own && its ? leads(own, its) : [] };
  });
  return (
    <>
      <SharingTags of={allMetadata(props)} />
      <StructuredData things={[itemList({ name: title, path, locale, items: tools.map(({ name, slug }) => ({ name, path: routes.tool(slug) })) })]} />
      <PageTop
        locale={locale}
        name={title}
        intro={t('compare.versus.intro', { tasks: format.list(tasks.map(({ name }) => inSentence(name.value))) })}
        path={path}
        through={[{ name: t('tools.title'), path: routes.tools }]}
      >
        <div className="mt-6">
          <ShareButton title={title} path={path} locale={locale} />
        </div>
      </PageTop>
      <div className="grid gap-4 sm:grid-cols-2">
        {sides.map(({ tool, leads }) => (
          <section key={tool.id} className="rounded-card border border-line bg-surface p-5">
            <h2 className="font-bold">{t('compare.versus.ahead', { name: tool.name })}</h2>
            {leads.length > 0 ? (
              <ul className="mt-3 grid gap-1.5">
                {leads.map(({ criterion, own, its }) => (
                  <li key={criterion}>
                    {t('compare.versus.score', { label: scoreLabel(criterion)[locale], own: inPoints(own), its: inPoints(its) })}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-3 text-muted">{t('compare.versus.even')}</p>
            )}
          </section>
        ))}
      </div>
      <p className="mt-3 max-w-[62ch] text-sm text-muted">{t('compare.versus.explained')}</p>
      <Section title={t('compare.versus.tasks')}>
        {described.map(
          (task) =>
            task && (
              <div key={task.id} className="mt-5">
                <h3 className="font-semibold">
                  <PageLink href={localePath(routes.task(task.slug), locale)} className="text-link">
                    <LocalText text={task.name} pageLang={locale} />
                  </PageLink>
                </h3>
                <ul className="mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-2">
                  {task.tools
                    .filter(({ id }) => ids.includes(id))
                    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
                    .map(({ id, because, notIf }) => (
                      <li key={id} className="text-sm">
                        <b>{tools.find((tool) => tool.id === id)?.name}</b>
                        {because && (
                          <p>
                            <LocalText text={because} pageLang={locale} />
                          </p>
                        )}
                        {notIf && (
                          <p className="text-muted">
                            {t('compare.versus.notIf')} <LocalText text={notIf} pageLang={locale} />
                          </p>
                        )}
                      </li>
                    ))}
                </ul>
              </div>
            ),
        )}
      </Section>
      <Section title={t('compare.versus.table')}>
        <ComparisonTable
          locale={locale}
          team={null}
          columns={tools.map((tool, index) => ({
            tool,
            criteria: summaries[index]?.criteria ?? [],
            rating: ratings.get(tool.id) ?? null,
          }))}
        />
        <NextSteps compared={tools} weighed={tools} locale={locale} />
      </Section>
    </>
  );
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getTranslations } from 'next-intl/server';
import { escapeXml } from '@/domain/clean-text';
import type { Locale } from '@/domain/locales';
import { RATING_DIGITS } from '@/domain/rating-criteria';
import { localePath, routes } from '@/domain/routes';
import { isShared } from '@/domain/shortlists';
import type { BuyerFact } from '@/domain/tool/buyer-facts';
import { weightParams } from '@/domain/tool/score';
import { teamParams } from '@/domain/tool/team';
import { env } from '@/env';
import { loginPath } from '@/features/accounts/login-path';
import { CopyButton } from '@/features/sharing/components/copy-button';
import { ShareButton } from '@/features/sharing/components/share-button';
import { adoptShortlist } from '@/features/shortlists/actions';
import { getShortlist, viewingAccount } from '@/features/shortlists/queries';
import { readChangesSince } from '@/features/tools/changes';
import { ChangeList } from '@/features/tools/components/change-list';
import { ToolLogo } from '@/features/tools/components/tool-logo';
import { costTexts, getCostTerms } from '@/features/tools/costs';
import { dayText } from '@/features/tools/facts';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { pageAddress } from '@/server/page-address';
import { buttonStyles } from '@/ui/button-styles';
import { Fold } from '@/ui/fold';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { Section } from '@/ui/section';
import { PageTop } from '../../page-top';
import { FactTable } from '../fact-table';
import { loadShortlisted, overlapsOf } from '../shortlisted';

/** Depends on who asks. */
export const dynamic = 'force-dynamic';

/** Compared side by side. */
const COMPARED = 3;
const FACTS: BuyerFact[] = ['freeLimits', 'dutchOutput', 'dataLocation', 'trainingConsumer', 'trainingBusiness', 'openness'];

type Props = PageProps<'/[locale]/shortlists/[address]'>;

async function load({ params }: Props) {
  const [locale, { address }] = await Promise.all([pageLocale(), params]);
  const list = (await getShortlist(address)) ?? notFound();
  return { locale, list };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ locale, list }, t] = await Promise.all([load(props), getTranslations('shortlists')]);
  return pageMetadata({ title: list.name, description: t('description'), path: routes.shortlist(list.address), locale, noIndex: true });
}

export default async function ShortlistPage(props: Props) {
  const [{ locale, list }, t, format, score] = await Promise.all([
    load(props),
    getTranslations('shortlists'),
    getFormatter(),
    getTranslations('weigh'),
  ]);
  const { address, name, team, weights, visibility, isOwn, key, createdAt } = list;
  const { tools, total, unknownCosts } = await loadShortlisted(list, locale);
  const listed = tools.flatMap(({ tool }) => tool ?? []);
  const slugs = listed.map(({ slug }) => slug);
  const [{ noteOf }, terms, overlaps, changes] = await Promise.all([
    costTexts(team, locale),
    getCostTerms(),
    overlapsOf(listed, locale),
    readChangesSince({ toolIds: listed.map(({ id }) => id), since: createdAt }),
  ]);
  const weighed = new URLSearchParams([['tools', slugs.join(',')], ...teamParams(team), ...(weights ? weightParams(weights) : [])]);
  const inPoints = (tenths: number) => format.number(tenths / 10, RATING_DIGITS);
  const compared = listed.slice(0, COMPARED);
  const frame = `<iframe src="${escapeXml(env.SITE_URL + routes.embeddedShortlist(locale, address))}" title="${escapeXml(name)}" width="100%" height="${160 + 64 * tools.length}" loading="lazy" style="border:0"></iframe>`;
  const day = dayText(format, createdAt);
  const more = [
    ...(compared.length > 1
      ? [
          {
            path: routes.comparison(
              compared.map(({ slug }) => slug),
              teamParams(team),
            ),
            text: t('compare', { names: format.list(compared.map((tool) => tool.name)) }),
          },
          { path: `${routes.weigh}?${weighed}`, text: t(weights ? 'weigh' : 'weighAll') },
        ]
      : []),
    { path: routes.copyShortlist(address), text: t('copy') },
  ];
  return (
    <>
      <PageTop
        locale={locale}
        name={name}
        intro={t('summary', { tools: t('tools', { count: tools.length }), seats: team.seats })}
        through={[{ name: t('title'), path: routes.shortlists }]}
      >
        <p className="mt-4 text-lg">
          {t('total')}: <b>{total ?? t('nothingKnown')}</b>
          {total !== null && unknownCosts > 0 && <span className="text-sm text-muted"> ({t('totalUnknown', { count: unknownCosts })})</span>}
        </p>
        {isOwn && <p className="mt-1 text-sm text-muted">{t(`visibility.${visibility}`)}</p>}
        <div className="mt-5 flex flex-wrap gap-3 print:hidden">
          {isShared(visibility) && <ShareButton title={name} path={routes.shortlist(address)} locale={locale} />}
          {isOwn && (
            <PageLink href={localePath(routes.editShortlist(address), locale)} className={buttonStyles('secondary')}>
              {t('edit')}
            </PageLink>
          )}
        </div>
      </PageTop>
      <h2 className="sr-only">{t('list')}</h2>
      {tools.length === 0 && <p className="rounded-card border border-dashed border-line-strong p-8 text-muted">{t('empty')}</p>}
      <ol className="divided border-y border-line">
        {tools.map(({ id, tool, note, costText, score: points }) => (
          <li key={id} className="grid gap-x-4 gap-y-2 py-4 sm:grid-cols-[1fr_auto]">
            <div className="flex items-start gap-3.5">
              {tool && <ToolLogo logo={tool.logo} eager />}
              <div className="min-w-0">
                {tool ? (
                  <PageLink href={localePath(routes.tool(tool.slug), locale)} className="font-semibold text-link">
                    {tool.name}
                  </PageLink>
                ) : (
                  <p className="text-muted">{t('unlistedTool')}</p>
                )}
                {tool?.tagline && (
                  <p className="text-sm text-muted">
                    <LocalText text={tool.tagline} pageLang={locale} />
                  </p>
                )}
                {note && <p className="mt-2 whitespace-pre-line">{note}</p>}
              </div>
            </div>
            {tool && (
              <p className="text-sm sm:text-right">
                <span className="block font-semibold">{costText}</span>
                {points !== null && (
                  <span className="text-muted">
                    {t('score')}: {inPoints(points)} {score('out')}
                  </span>
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
      {listed.length > 0 && <p className="mt-3 max-w-[62ch] text-sm text-muted">{noteOf(terms)}</p>}
      <p className="mt-6 flex flex-wrap gap-3 print:hidden">
        {more.map(({ path, text }) => (
          <PageLink key={path} href={localePath(path, locale)} rel="nofollow" className={buttonStyles('secondary')}>
            {text}
          </PageLink>
        ))}
        <a href={localePath(routes.shortlistCsv(address), locale)} download rel="nofollow" className={buttonStyles('secondary')}>
          {t('csv')}
        </a>
      </p>
      {overlaps.length > 0 && (
        <Section title={t('overlap')}>
          <p className="mb-3 text-sm text-muted">{t('overlapHint')}</p>
          <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
            {overlaps.map(({ task, names }) => (
              <div key={task.id}>
                <dt className="font-semibold">
                  <PageLink href={localePath(routes.task(task.slug), locale)} className="text-link">
                    <LocalText text={task.name} pageLang={locale} />
                  </PageLink>
                </dt>
                <dd className="text-sm text-muted">{format.list(names)}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {listed.length > 0 && (
        <Section title={t('facts')}>
          <FactTable tools={listed} facts={FACTS} title={t('facts')} locale={locale} />
        </Section>
      )}
      {listed.length > 0 && (
        <Section title={t('changes', { date: day })}>
          {changes.length > 0 ? (
            <ChangeList changes={changes} locale={locale} />
          ) : (
            <p className="text-sm text-muted">{t('noChanges', { date: day })}</p>
          )}
        </Section>
      )}
      <div className="mt-12 grid max-w-3xl gap-2 print:hidden">
        {isShared(visibility) && <Copied summary={t('embed')} hint={t('embedHint')} code={frame} label={t('embed')} />}
        {key !== null && <Adopt address={address} locale={locale} />}
        {key !== null && (
          <Copied
            summary={t('keyTitle')}
            hint={`${t('keyHint')} ${t('kept')}`}
            code={pageAddress(routes.shortlistKey(address, key), locale)}
            label={t('keyLink')}
          />
        )}
      </div>
    </>
  );
}

/** Offers to keep a list of this browser in an account. */
async function Adopt({ address, locale }: { address: string; locale: Locale }) {
  const [t, account] = await Promise.all([getTranslations('shortlists'), viewingAccount()]);
  return (
    <Fold summary={t('adopt')}>
      <p className="mb-3 text-sm text-muted">{t('adoptHint')}</p>
      {account === null ? (
        <PageLink href={loginPath(locale, localePath(routes.shortlist(address), locale))} rel="nofollow" className={buttonStyles('secondary')}>
          {t('adoptSignIn')}
        </PageLink>
      ) : (
        <form action={adoptShortlist}>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="list" value={address} />
          <button type="submit" className={buttonStyles('secondary')}>
            {t('adoptSubmit')}
          </button>
        </form>
      )}
    </Fold>
  );
}

/** Something to copy, folded until it is wanted. */
async function Copied({ summary, hint, code, label }: { summary: string; hint: string; code: string; label: string }) {
  const t = await getTranslations('sharing.badge');
  return (
    <Fold summary={summary}>
      <p className="mb-3 text-sm text-muted">{hint}</p>
      <div className="flex flex-wrap items-start gap-3">
        <code className="block min-w-0 flex-1 rounded-control bg-sunken p-3 text-xs break-all">{code}</code>
        <CopyButton text={code} label={label} texts={{ copied: t('copied'), failed: t('copyFailed') }}>
          {t('copy')}
        </CopyButton>
      </div>
    </Fold>
  );
}

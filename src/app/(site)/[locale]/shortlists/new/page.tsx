import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SHORTLIST_LIMITS } from '@/domain/limits';
import { routes } from '@/domain/routes';
import { isShortlistAddress } from '@/domain/shortlists';
import { isToolSlug, namedTools } from '@/domain/tool/named-tools';
import { parseWeights } from '@/domain/tool/score';
import { ONE_PERSON, parseTeam } from '@/domain/tool/team';
import { getShortlist } from '@/features/shortlists/queries';
import { readToolIds } from '@/features/tools/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { PageTop } from '../../page-top';
import { PrivacyLink } from '../../privacy-link';
import { FilledShortlistForm } from '../form-page';

/** Filled by the address. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('shortlists')]);
  return pageMetadata({ title: t('newTitle'), description: t('description'), path: routes.newShortlist([]), locale, noIndex: true });
}

type Props = PageProps<'/[locale]/shortlists/new'>;

/** What the address fills the form with: another list, or tools with a team, weights and a name. */
async function load({ searchParams }: Props) {
  const [locale, params, t] = await Promise.all([pageLocale(), searchParams, getTranslations('shortlists')]);
  const one = (name: string) => [params[name] ?? ''].flat()[0]?.trim() ?? '';
  const copied = isShortlistAddress(one('from')) ? await getShortlist(one('from')) : null;
  if (copied) {
    const { entries, team, weights } = copied;
    return { locale, t, name: t('copyName', { name: copied.name }).slice(0, SHORTLIST_LIMITS.name), entries, team, weights };
  }
  const slugs = namedTools(params.tools).filter(isToolSlug).slice(0, SHORTLIST_LIMITS.items);
  const entries = (await readToolIds({ slugs })).map((tool) => ({ tool, note: '' }));
  const name = one('q').slice(0, SHORTLIST_LIMITS.name) || t('defaultName');
  return { locale, t, name, entries, team: parseTeam(params) ?? ONE_PERSON, weights: parseWeights(params) };
}

export default async function NewShortlistPage(props: Props) {
  const { t, ...filled } = await load(props);
  const { locale } = filled;
  return (
    <>
      <PageTop locale={locale} name={t('newTitle')} through={[{ name: t('title'), path: routes.shortlists }]} />
      <FilledShortlistForm list="" revision={0} visibility="unlisted" {...filled} />
      <p className="mt-6 max-w-[62ch] text-sm text-muted">{t('kept')}</p>
      <PrivacyLink />
    </>
  );
}

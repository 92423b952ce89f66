import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { deleteShortlist } from '@/features/shortlists/actions';
import { getShortlist } from '@/features/shortlists/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { buttonStyles } from '@/ui/button-styles';
import { Fold } from '@/ui/fold';
import { PageTop } from '../../../page-top';
import { FilledShortlistForm } from '../../form-page';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/shortlists/[address]/edit'>;

/** Those who may only look at the list are led there. */
async function load({ params }: Props) {
  const [locale, { address }] = await Promise.all([pageLocale(), params]);
  const list = (await getShortlist(address)) ?? notFound();
  if (!list.isOwn) redirect(localePath(routes.shortlist(address), locale));
  return { locale, list };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [{ locale, list }, t] = await Promise.all([load(props), getTranslations('shortlists')]);
  return pageMetadata({ title: t('editTitle', { name: list.name }), path: routes.editShortlist(list.address), locale, noIndex: true });
}

export default async function EditShortlistPage(props: Props) {
  const [{ locale, list }, t] = await Promise.all([load(props), getTranslations('shortlists')]);
  const { address, name, isOfBookmarks } = list;
  return (
    <>
      <PageTop
        locale={locale}
        name={t('edit')}
        title={t('editTitle', { name })}
        intro={isOfBookmarks ? t('bookmarksHint') : undefined}
        through={[
          { name: t('title'), path: routes.shortlists },
          { name, path: routes.shortlist(address) },
        ]}
      />
      <FilledShortlistForm
        list={address}
        revision={list.revision}
        visibility={list.visibility}
        name={name}
        entries={list.entries}
        team={list.team}
        weights={list.weights}
        locale={locale}
      />
      <div className="mt-12 max-w-3xl">
        <Fold summary={<span className="text-bad">{t('delete')}</span>}>
          <form action={deleteShortlist} className="mt-2 grid gap-3">
            <p className="text-sm text-muted">{t('deleteHint')}</p>
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="list" value={address} />
            <button type="submit" className={`justify-self-start ${buttonStyles('secondary')}`}>
              {t('delete')}
            </button>
          </form>
        </Fold>
      </div>
    </>
  );
}

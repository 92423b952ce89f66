import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { loginPath } from '@/features/accounts/login-path';
import { categoryName, getCategory } from '@/features/categories/queries';
import { FollowForm } from '@/features/follows/components/follow-form';
import { getTool } from '@/features/tools/queries';
import { formTexts } from '@/i18n/form-texts';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { sessionBehind } from '@/server/door/accounts';
import { PageLink } from '@/ui/page-link';
import { PageTop } from '../../page-top';
import { PrivacyLink } from '../../privacy-link';

/** Rendered per request, for the account of the person who asks. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/changes/follow'>;

/** What the URL asks to follow; its name is null for bookmarks. */
async function load({ searchParams }: Props) {
  const [locale, { tool: slug, category: code, bookmarks }] = await Promise.all([pageLocale(), searchParams]);
  if (typeof slug === 'string') {
    const tool = (await getTool({ slug, locale })) ?? notFound();
    return { locale, kind: 'tool', target: tool.id, name: tool.name, back: routes.tool(slug), path: routes.followTool(slug) } as const;
  }
  if (typeof code === 'string') {
    const category = (await getCategory({ code, locale })) ?? notFound();
    const name = categoryName(category, 1).value;
    return { locale, kind: 'category', target: category.id, name, back: routes.changesIn(code), path: routes.followCategory(code) } as const;
  }
  if (bookmarks === undefined) return notFound();
  return { locale, kind: 'bookmarks', target: null, name: null, back: routes.favorites, path: routes.followBookmarks } as const;
}

async function titleOf({ kind, name }: Awaited<ReturnType<typeof load>>): Promise<string> {
  const t = await getTranslations('forms.follow');
  return kind === 'bookmarks' ? t('titleBookmarks') : t('title', { name });
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const asked = await load(props);
  return pageMetadata({ title: await titleOf(asked), path: asked.path, locale: asked.locale, noIndex: true });
}

export default async function FollowPage(props: Props) {
  const asked = await load(props);
  const { locale, kind, target, name, back, path } = asked;
  const [t, changes, session, texts, title] = await Promise.all([
    getTranslations('forms.follow'),
    getTranslations('changes'),
    sessionBehind(await headers()),
    formTexts('follow', locale),
    titleOf(asked),
  ]);
  const login = loginPath(locale, localePath(path, locale));
  const user = session.state === 'signed-in' ? session.user : null;
  if (kind === 'bookmarks' && !user) redirect(login);
  const intro = kind === 'bookmarks' ? t('introBookmarks') : t('intro', { name });
  return (
    <>
      <PageTop locale={locale} name={title} intro={intro} through={[{ name: changes('title'), path: routes.changes }]} />
      {kind === 'bookmarks' && !user?.email ? (
        <p>
          <PageLink href={localePath(routes.profile, locale)} className="inline-link">
            {t('noAddress')}
          </PageLink>
        </p>
      ) : (
        <FollowForm locale={locale} kind={kind} target={target} email={user?.email ?? ''} {...texts} />
      )}
      <PrivacyLink />
      <p className="mt-6 flex flex-wrap gap-x-6 text-sm">
        <PageLink href={localePath(back, locale)} className="inline-flex min-h-6 items-center font-semibold text-link">
          {kind === 'bookmarks' ? t('backBookmarks') : t('back', { name })}
        </PageLink>
        {!user && (
          <PageLink href={login} className="inline-flex min-h-6 items-center font-semibold text-link">
            {t('account')}
          </PageLink>
        )}
      </p>
    </>
  );
}

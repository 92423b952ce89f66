import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { BADGE_THEMES } from '@/features/sharing/badge';
import { BadgeCode } from '@/features/sharing/components/badge-code';
import { getTool } from '@/features/tools/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { pageAddress } from '@/server/page-address';
import { PageLink } from '@/ui/page-link';
import { badgesOf } from '../../../../badges/badge-of';
import { shareCard } from '../../../../og/cards';
import { redirectOrNotFound } from '../../../missing';
import { PageTop } from '../../../page-top';

type Props = PageProps<'/[locale]/tools/[slug]/badge'>;

export const generateStaticParams = () => [];

async function load({ params }: Props) {
  const [locale, t, { slug }] = await Promise.all([pageLocale(), getTranslations('sharing.badge'), params]);
  const tool = (await getTool({ slug, locale })) ?? (await redirectOrNotFound(routes.toolBadge(slug), locale));
  return { locale, t, tool };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, t, tool } = await load(props);
  return pageMetadata({
    title: t('title', { name: tool.name }),
    description: t('description', { name: tool.name }),
    card: await shareCard({ kind: 'tool', slug: tool.slug, locale }),
    path: routes.toolBadge(tool.slug),
    locale,
    noIndex: true,
  });
}

/** Badges of a tool, with HTML for its maker's site. */
export default async function BadgePage(props: Props) {
  const { locale, t, tool } = await load(props);
  const [tools, { listed, rating }] = await Promise.all([getTranslations('tools'), badgesOf(tool, locale)]);
  const page = pageAddress(routes.tool(tool.slug), locale);
  const badges = [
    { name: t('listed'), file: tool.slug, texts: listed, hint: null },
    { name: t('rating'), file: `${tool.slug}-rating`, texts: rating, hint: rating ? t('ratingHint') : t('ratingNone') },
  ];
  return (
    <>
      <PageTop
        locale={locale}
        name={t('link')}
        title={t('title', { name: tool.name })}
        intro={t('intro', { name: tool.name })}
        through={[
          { name: tools('title'), path: routes.tools },
          { name: tool.name, path: routes.tool(tool.slug) },
        ]}
      />
      {badges.map(({ name, file, texts, hint }) => (
        <section key={file} className="mb-10">
          <h2 className="text-xl font-bold">{name}</h2>
          {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
          {texts && (
            <div className="mt-4 grid gap-5 md:grid-cols-2">
              {BADGE_THEMES.map((theme) => (
                <BadgeCode key={theme} texts={texts} theme={theme} path={routes.badge(locale, theme, file)} page={page} name={name} />
              ))}
            </div>
          )}
        </section>
      ))}
      <PageLink href={localePath(routes.tool(tool.slug), locale)} className="inline-flex min-h-11 items-center text-sm font-semibold text-link">
        {t('back', { name: tool.name })}
      </PageLink>
    </>
  );
}

import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { type CategoryData, categoryName } from '@/features/categories/queries';
import { SearchField } from '@/features/search/components/search-field';
import type { SettingsData } from '@/features/shell/queries';
import { ToolLogo } from '@/features/tools/components/tool-logo';
import type { Logo } from '@/features/tools/logo';
import { buttonStyles } from '@/ui/button-styles';
import { Chip } from '@/ui/chip';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';

interface HomeHeroProps {
  locale: Locale;
  settings: SettingsData;
  /** Totals per kind. */
  numbers: { tools: number; categories: number; terms: number; courses: number };
  /** Date of the newest tool. */
  newestAt: Date | null;
  /** Suggested categories. */
  categories: CategoryData[];
  /** On the wall. */
  logos: Logo[];
}

const QUICK_CATEGORIES = 5;

export async function HomeHero({ locale, settings, numbers, newestAt, categories, logos }: HomeHeroProps) {
  const [t, format] = await Promise.all([getTranslations('home'), getFormatter()]);
  const n = (chunks: ReactNode) => <span className="block text-2xl font-bold figures text-text group-hover:text-primary">{chunks}</span>;
  const counts = [
    { name: t.rich('numbers.tools', { count: numbers.tools, n }), path: routes.tools },
    { name: t.rich('numbers.categories', { count: numbers.categories, n }), path: routes.categories },
    { name: t.rich('numbers.terms', { count: numbers.terms, n }), path: routes.dictionary },
    { name: t.rich('numbers.courses', { count: numbers.courses, n }), path: routes.courses },
  ];
  return (
    <section className="grid items-center gap-x-16 gap-y-10 pb-6 pt-4 md:pb-10 md:pt-8 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h1 className="max-w-[18ch] text-4xl font-bold">{settings.homeTitle && <LocalText text={settings.homeTitle} pageLang={locale} />}</h1>
        {settings.homeIntro && (
          <p className="mt-5 max-w-[58ch] text-lg text-muted">
            <LocalText text={settings.homeIntro} pageLang={locale} />
          </p>
        )}
        <div className="mt-7 max-w-2xl">
          <SearchField locale={locale} />
        </div>
        <ul aria-label={t('quick')} className="mt-4 flex flex-wrap gap-2">
          {categories.slice(0, QUICK_CATEGORIES).map((category) => (
            <li key={category.id}>
              <Chip href={localePath(routes.category(category.code), locale)}>
                <LocalText text={categoryName(category, 1)} pageLang={locale} />
              </Chip>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3">
          <PageLink href={localePath(routes.tools, locale)} className={buttonStyles('secondary')}>
            {t('browseTools')}
            <Icon name="arrow-right" className="size-4" />
          </PageLink>
          <a href={localePath(routes.random, locale)} rel="nofollow" className={buttonStyles('secondary')}>
            <Icon name="dices" className="size-4" />
            {t('randomTool')}
          </a>
        </div>
      </div>
      <div aria-hidden="true" className="hidden grid-cols-4 gap-4 lg:grid">
        {logos.map((logo) => (
          <ToolLogo key={logo.src} logo={logo} size="large" />
        ))}
      </div>
      <div className="border-t border-line pt-6 lg:col-span-2">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-4 xs:grid-cols-4 sm:flex sm:flex-wrap sm:gap-x-10">
          {counts.map(({ name, path }) => (
            <li key={path}>
              <PageLink href={localePath(path, locale)} className="group block text-xs text-muted underline-offset-4 hover:underline sm:text-sm">
                {name}
              </PageLink>
            </li>
          ))}
          {newestAt && (
            <li className="col-span-full self-end text-sm text-muted sm:ml-auto">
              {t('newestAt', { date: format.dateTime(newestAt, { dateStyle: 'long' }) })}
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

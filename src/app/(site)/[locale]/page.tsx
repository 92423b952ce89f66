import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { AUDIENCES } from '@/domain/audiences';
import { HOME_CATEGORIES, HOME_TERMS } from '@/domain/limits';
import { localePath, routes } from '@/domain/routes';
import { audienceTexts } from '@/features/audiences/texts';
import { CategoryGrid } from '@/features/categories/components/category-grid';
import { listCategories } from '@/features/categories/queries';
import { CourseCard } from '@/features/courses/components/course-card';
import { listNewestCourses } from '@/features/courses/queries';
import { TermList } from '@/features/dictionary/components/term-list';
import { listNewestTerms, listTerms } from '@/features/dictionary/queries';
import { SearchField } from '@/features/search/components/search-field';
import { countTools, listBestRatedIds, listNewestIds } from '@/features/search/queries';
import { getFooter, getSettings } from '@/features/shell/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/lib/metadata';
import { itemList } from '@/lib/structured-data/lists';
import { organization, website } from '@/lib/structured-data/site';
import { StructuredData } from '@/lib/structured-data/structured-data';
import { buttonStyles } from '@/ui/button-styles';
import { Chip } from '@/ui/chip';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { Section } from '@/ui/section';
import { homeCard } from '../og/cards';
import { listCards } from './tools/cards';
import { ToolCards } from './tools/tool-cards';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  const settings = await getSettings({ locale });
  return pageMetadata({ path: routes.home, locale, description: settings.siteDescription?.value, card: await homeCard(locale) });
}

export default async function HomePage() {
  const locale = await pageLocale();
  const [t, general, settings, categories, newest, bestRated, newestTerms, terms, courses, footer] = await Promise.all([
    getTranslations('home'),
    getTranslations('general'),
    getSettings({ locale }),
    listCategories({ locale }),
    listNewestIds(),
    listBestRatedIds(),
    listNewestTerms({ locale, limit: HOME_TERMS }),
    listTerms({ locale }),
    listNewestCourses({ locale }),
    getFooter({ locale }),
  ]);
  const [counts, newestTools, bestRatedTools] = await Promise.all([
    countTools(),
    listCards({ ids: newest, locale }),
    listCards({ ids: bestRated, locale }),
  ]);
  const sizeOf = ({ id }: { id: number }) => counts.byCategory[id] ?? 0;
  const largest = categories.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, HOME_CATEGORIES);
  const more = (path: string) => ({ href: localePath(path, locale), label: general('seeAll') });

  return (
    <>
      <StructuredData
        things={[
          website({ locale, description: settings.siteDescription }),
          organization({ profiles: footer.socials.map(({ url }) => url) }),
          itemList({
            name: t('bestRated'),
            path: routes.home,
            locale,
            items: bestRatedTools.map(({ name, slug }) => ({ name, path: routes.tool(slug) })),
          }),
        ]}
      />
      <section className="pb-6 pt-4 md:pb-10 md:pt-10">
        <h1 className="max-w-[18ch] text-4xl font-bold">{settings.homeTitle && <LocalText text={settings.homeTitle} pageLang={locale} />}</h1>
        {settings.homeIntro && (
          <p className="mt-5 max-w-[58ch] text-lg text-muted">
            <LocalText text={settings.homeIntro} pageLang={locale} />
          </p>
        )}
        <div className="mt-7 max-w-2xl">
          <SearchField locale={locale} />
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          <Link prefetch={false} href={localePath(routes.tools, locale)} className={buttonStyles('secondary')}>
            {t('browseTools')}
            <Icon name="arrow-right" className="size-4" />
          </Link>
          <a href={`${routes.random}?locale=${locale}`} rel="nofollow" className={buttonStyles('secondary')}>
            <Icon name="dices" className="size-4" />
            {t('randomTool')}
          </a>
        </div>
        <p className="mt-6 text-sm text-muted">{t('counts', { tools: counts.total, categories: categories.length, terms: terms.length })}</p>
      </section>

      <Section title={t('categories')} more={more(routes.categories)} first>
        <CategoryGrid categories={largest} counts={counts.byCategory} locale={locale} />
      </Section>
      <Section title={t('bestRated')} more={more(routes.tools)}>
        <ToolCards tools={bestRatedTools} locale={locale} short />
      </Section>
      <Section title={t('newest')} more={more(routes.toolsPage(1))}>
        <ToolCards tools={newestTools} locale={locale} short />
      </Section>
      <Section title={t('audiences')}>
        <ul className="flex flex-wrap gap-2">
          {AUDIENCES.map((audience) => (
            <li key={audience}>
              <Chip href={localePath(routes.toolsFor(audience), locale)}>{audienceTexts(audience, locale).title}</Chip>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('terms')} more={more(routes.dictionary)}>
        <TermList terms={newestTerms} locale={locale} />
      </Section>
      <Section title={t('courses')} more={more(routes.courses)}>
        <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
          {courses.map((course) => (
            <li key={course.id}>
              <CourseCard course={course} locale={locale} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

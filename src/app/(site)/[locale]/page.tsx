import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AUDIENCES } from '@/domain/audiences';
import { HERO_TOOLS, HOME_CATEGORIES, HOME_TERMS, HOME_TOOLS } from '@/domain/limits';
import { localePath, routes } from '@/domain/routes';
import { filteredToolsPath, parseToolFilters, type ToolSort } from '@/domain/tool/filters';
import { audienceTexts } from '@/features/audiences/texts';
import { CategoryGrid } from '@/features/categories/components/category-grid';
import { listCategories } from '@/features/categories/queries';
import { CourseGrid } from '@/features/courses/components/course-grid';
import { countCourses, listNewestCourses } from '@/features/courses/queries';
import { TermList } from '@/features/dictionary/components/term-list';
import { listNewestTerms, listTerms } from '@/features/dictionary/queries';
import { countTools, getNewestDate, listTopIds } from '@/features/search/queries';
import { getFooter, getSettings } from '@/features/shell/queries';
import { logoWall } from '@/features/tools/logo';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { itemList } from '@/seo/structured-data/lists';
import { organization, website } from '@/seo/structured-data/site';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { Chip } from '@/ui/chip';
import { Section } from '@/ui/section';
import { homeCard } from '../og/cards';
import { HomeHero } from './home-hero';
import { listCards } from './tools/cards';
import { ToolCards } from './tools/tool-cards';

async function allMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  const settings = await getSettings({ locale });
  return pageMetadata({ path: routes.home, locale, description: settings.siteDescription?.value, card: await homeCard(locale) });
}

export const generateMetadata = withoutSharing(allMetadata);

export default async function HomePage() {
  const locale = await pageLocale();
  const [t, settings, categories, newest, newestAt, rated, newestTerms, terms, courses, courseCount, footer] = await Promise.all([
    getTranslations(),
    getSettings({ locale }),
    listCategories({ locale }),
    listTopIds({ sort: 'newest', limit: HOME_TOOLS }),
    getNewestDate(),
    listTopIds({ sort: 'rating', limit: HERO_TOOLS }),
    listNewestTerms({ locale, limit: HOME_TERMS }),
    listTerms({ locale }),
    listNewestCourses({ locale }),
    countCourses(),
    getFooter({ locale }),
  ]);
  const [counts, newestTools, ratedTools] = await Promise.all([countTools(), listCards({ ids: newest, locale }), listCards({ ids: rated, locale })]);
  const bestRatedTools = ratedTools.slice(0, HOME_TOOLS);
  const sizeOf = ({ id }: { id: number }) => counts.byCategory[id] ?? 0;
  const largest = categories.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, HOME_CATEGORIES);
  const sorted = (sort: ToolSort) => filteredToolsPath({ ...parseToolFilters({}), sort });
  const more = (path: string) => ({ href: localePath(path, locale), label: t('general.seeAll') });

  return (
    <>
      <SharingTags of={allMetadata()} />
      <StructuredData
        things={[
          website({ locale, description: settings.siteDescription }),
          organization({ profiles: footer.socials.map(({ url }) => url) }),
          itemList({
            name: t('home.bestRated'),
            path: routes.home,
            locale,
            items: bestRatedTools.map(({ name, slug }) => ({ name, path: routes.tool(slug) })),
          }),
        ]}
      />
      <HomeHero
        locale={locale}
        settings={settings}
        numbers={{ tools: counts.total, categories: categories.length, terms: terms.length, courses: courseCount }}
        newestAt={newestAt}
        categories={largest}
        logos={logoWall(ratedTools.slice(HOME_TOOLS).map(({ logo }) => logo))}
      />

      <Section title={t('home.categories')} more={more(routes.categories)} first>
        <CategoryGrid categories={largest} counts={counts.byCategory} locale={locale} short />
      </Section>
      <Section title={t('home.bestRated')} more={more(sorted('rating'))}>
        <ToolCards tools={bestRatedTools} locale={locale} short />
      </Section>
      <Section title={t('home.newest')} more={more(sorted('newest'))}>
        <ToolCards tools={newestTools} locale={locale} short />
      </Section>
      <Section title={t('home.audiences')}>
        <ul className="flex flex-wrap gap-2">
          {AUDIENCES.map((audience) => (
            <li key={audience}>
              <Chip href={localePath(routes.toolsFor(audience), locale)}>{audienceTexts(audience, locale).title}</Chip>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('home.terms')} more={more(routes.dictionary)}>
        <TermList terms={newestTerms} locale={locale} />
      </Section>
      <Section title={t('home.courses')} more={more(routes.courses)}>
        <CourseGrid courses={courses} locale={locale} />
      </Section>
    </>
  );
}

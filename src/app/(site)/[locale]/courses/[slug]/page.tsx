import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { getCourse } from '@/features/courses/queries';
import { ShareButton } from '@/features/sharing/components/share-button';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/lib/metadata';
import { course as courseData } from '@/lib/structured-data/course';
import { StructuredData } from '@/lib/structured-data/structured-data';
import { buttonStyles } from '@/ui/button-styles';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageHeader } from '@/ui/page-header';
import { RichText } from '@/ui/rich-text';
import { Section } from '@/ui/section';
import { TranslationNote } from '@/ui/translation-note';
import { shareCard } from '../../../og/cards';
import { redirectOrNotFound } from '../../missing';
import { Trail } from '../../trail';

interface Props {
  params: Promise<{ slug: string }>;
}

export const generateStaticParams = () => [];

async function load({ params }: Props) {
  const [locale, { slug }] = await Promise.all([pageLocale(), params]);
  const course = (await getCourse({ slug, locale })) ?? (await redirectOrNotFound(routes.course(slug), locale));
  return { locale, course };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, course } = await load(props);
  const card = await shareCard({ kind: 'course', slug: course.slug, locale });
  return pageMetadata({ ...course.seo, title: course.seo.title ?? course.name, card, path: routes.course(course.slug), locale });
}

export default async function CoursePage(props: Props) {
  const { locale, course } = await load(props);
  const [t, general, levels, languages, prices, format] = await Promise.all([
    getTranslations('courses'),
    getTranslations('general'),
    getTranslations('levels'),
    getTranslations('languages'),
    getTranslations('coursePrices'),
    getFormatter(),
  ]);
  const facts = [
    [t('provider'), course.provider],
    [t('level'), levels(course.level)],
    ...(course.hours ? [[t('duration'), t('hours', { hours: course.hours })]] : []),
    [t('language'), languages(course.language)],
    [
      t('price'),
      course.price !== null && course.currency
        ? format.number(course.price, { style: 'currency', currency: course.currency })
        : prices(course.priceModel),
    ],
    [t('certificate'), course.certificate ? t('yes') : t('no')],
  ];
  return (
    <>
      <StructuredData things={[courseData({ course, level: levels(course.level), locale })]} />
      <Trail
        locale={locale}
        name={course.name}
        lang={course.language}
        path={routes.course(course.slug)}
        through={[{ name: t('title'), path: routes.courses }]}
      />
      <PageHeader
        title={<span lang={course.language === locale ? undefined : course.language}>{course.name}</span>}
        intro={course.summary && <LocalText text={course.summary} pageLang={locale} />}
      >
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <a href={course.url} target="_blank" rel="nofollow noopener" className={buttonStyles('primary')}>
            {t('visit')}
            <Icon name="arrow-up-right" className="size-4" />
            <span className="sr-only">{general('opensNewTab')}</span>
          </a>
          <ShareButton title={course.name} path={routes.course(course.slug)} locale={locale} />
        </div>
      </PageHeader>
      <dl className="grid grid-cols-2 gap-5 rounded-card border border-line bg-surface p-6 text-sm sm:grid-cols-3 lg:grid-cols-6">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-xs text-muted">{term}</dt>
            <dd className="mt-0.5 font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {course.description && course.description.lang !== locale && <TranslationNote text={general('translationEmpty')} />}
      {course.description && (
        <Section title={t('about')}>
          <RichText data={course.description.value} lang={course.description.lang} />
        </Section>
      )}
    </>
  );
}

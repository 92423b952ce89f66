import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { RATING_DIGITS } from '@/domain/rating-criteria';
import type { Text } from '@/server/localized';
import { shownText } from '@/ui/local-text';
import type { ToolPageData } from '../queries';
import { EditorialPointList } from './editorial-point-list';

interface EditorialPointsProps {
  tool: Pick<ToolPageData, 'editorialRatings' | 'strengths' | 'weaknesses' | 'bestFor' | 'notFor' | 'editorsTested'>;
  locale: Locale;
}

/** Basis of the editors' verdict: strengths and weaknesses, whom the tool suits, ratings per criterion, and whether they tested it. */
export async function EditorialPoints({ tool, locale }: EditorialPointsProps) {
  const [t, criteria, format] = await Promise.all([
    getTranslations({ locale, namespace: 'tools' }),
    getTranslations({ locale, namespace: 'editorialCriteria' }),
    getFormatter({ locale }),
  ]);
  const part = (title: string, texts: (Text | null)[]) => ({ title, texts: texts.flatMap((text) => (text ? shownText(text, locale) : [])) });
  return (
    <>
      <EditorialPointList
        points={[part(t('strengths'), tool.strengths), part(t('weaknesses'), tool.weaknesses)]}
        lines={[part(t('bestFor'), [tool.bestFor]), part(t('notFor'), [tool.notFor])]}
        ratings={tool.editorialRatings.map(({ criterion, value }) => {
          const rating = format.number(value, RATING_DIGITS);
          return { name: criteria(criterion), value, rating, label: t('ratingOf', { rating }) };
        })}
        locale={locale}
      />
      <p className="mt-4 text-xs text-muted">{t(tool.editorsTested ? 'editorialNoteTested' : 'editorialNote')}</p>
    </>
  );
}

import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { RATING_DIGITS } from '@/domain/rating-criteria';
import type { Text } from '@/server/localized';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import type { ToolPageData } from '../queries';
import { DrawnRating } from './drawn-rating';

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
  const number = (value: number) => format.number(value, RATING_DIGITS);
  const part = (title: string, content: ReactNode) => (
    <div>
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      {content}
    </div>
  );
  const points = (title: string, texts: Text[], icon: ReactNode) =>
    texts.length > 0 &&
    part(
      title,
      <ul className="grid gap-1.5">
        {texts.map((text) => (
          <li key={text.value} className="flex gap-2 text-sm">
            {icon}
            <span>
              <LocalText text={text} pageLang={locale} />
            </span>
          </li>
        ))}
      </ul>,
    );
  const line = (title: string, text: Text | null) =>
    text &&
    part(
      title,
      <p className="text-sm">
        <LocalText text={text} pageLang={locale} />
      </p>,
    );
  const pair = (one: ReactNode, other: ReactNode) =>
    (one || other) && (
      <div className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {one}
        {other}
      </div>
    );
  return (
    <>
      {pair(
        points(t('strengths'), tool.strengths, <Icon name="plus" className="mt-0.5 size-4 text-good" />),
        points(t('weaknesses'), tool.weaknesses, <Icon name="minus" className="mt-0.5 size-4 text-bad" />),
      )}
      {pair(line(t('bestFor'), tool.bestFor), line(t('notFor'), tool.notFor))}
      {tool.editorialRatings.length > 0 && (
        <dl className="mt-5 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
          {tool.editorialRatings.map(({ criterion, value }) => (
            <div key={criterion} className="flex items-center justify-between gap-3">
              <dt>{criteria(criterion)}</dt>
              <dd className="flex items-center gap-2 font-semibold figures">
                <DrawnRating value={value} label={t('ratingOf', { rating: number(value) })} />
                <span aria-hidden="true">{number(value)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-4 text-xs text-muted">{t(tool.editorsTested ? 'editorialNoteTested' : 'editorialNote')}</p>
    </>
  );
}

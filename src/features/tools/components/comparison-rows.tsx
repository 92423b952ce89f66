import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { RATING_CRITERIA, RATING_DIGITS, type RatingCriterion } from '@/domain/rating-criteria';
import type { Text } from '@/server/localized';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { Rating } from '@/ui/rating';
import { RichText } from '@/ui/rich-text';
import { type Fact, joinValues, listFacts } from '../facts';
import { planPrice } from '../plan-price';
import type { RatedTool, ToolPageData } from '../queries';

/** A tool in a comparison. */
export interface Column {
  tool: ToolPageData;
  criteria: { criterion: RatingCriterion; average: number }[];
  rating: RatedTool['rating'];
  /** Path of the comparison without this tool. */
  removePath: string;
}

export interface Row {
  title: string;
  /** One cell per column. */
  cells: ReactNode[];
  /** The values differ between the tools. */
  differs: boolean;
}

/** Longer lists are one line of text. */
const LISTED_MAX = 8;

const list = (items: ReactNode[]) => (
  <ul className="grid gap-1.5">
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the items have no identity but their position
      <li key={index}>{item}</li>
    ))}
  </ul>
);

/** Rows about facts, the first of which is the price. */
async function factRows(columns: Column[], locale: Locale, none: ReactNode): Promise<[price: Row, ...others: Row[]]> {
  const [t, facts] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    Promise.all(columns.map(({ tool }) => listFacts(tool, locale, 'comparison'))),
  ]);
  const cell = (fact: Fact): ReactNode => {
    const isYes = fact.values.length > 0;
    if (fact.kind === 'flag' && !isYes) return t('no');
    if (fact.kind === 'flag')
      return (
        <span className="inline-flex items-center gap-1.5 text-good">
          <Icon name="badge-check" className="size-4" />
          {t('yes')}
        </span>
      );
    if (!isYes) return none;
    return fact.kind === 'text' || fact.values.length > LISTED_MAX
      ? joinValues(fact)
      : list(fact.values.map(({ text }) => <LocalText key={text.value} text={text} pageLang={locale} />));
  };
  const sorted = ({ values }: Fact) =>
    values
      .map(({ text }) => text.value)
      .toSorted()
      .join();
  return (facts[0] ?? []).map(({ label, kind }, index) => {
    const row = facts.flatMap((ofTool) => ofTool[index] ?? []);
    return { title: label, cells: row.map(cell), differs: kind !== 'links' && new Set(row.map(sorted)).size > 1 };
  }) as [Row, ...Row[]];
}

async function ratingRows(columns: Column[], locale: Locale, none: ReactNode): Promise<Row[]> {
  const [t, tools, criteria, format] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    getTranslations({ locale, namespace: 'tools' }),
    getTranslations({ locale, namespace: 'criteria' }),
    getFormatter({ locale }),
  ]);
  const number = (value: number) => format.number(value, RATING_DIGITS);
  const stars = (value: number, label: string) => (
    <span className="inline-flex items-center gap-2">
      <Rating value={value} label={label} className="h-4" />
      <span aria-hidden="true" className="font-semibold figures">
        {number(value)}
      </span>
    </span>
  );
  const overall = ({ value, count }: { value: number; count: number }) => (
    <>
      {stars(value, count > 0 ? tools('visitorsRating', { rating: number(value), count }) : tools('editorsRating', { rating: number(value) }))}
      <span className="block text-xs text-muted">{count > 0 ? tools('reviewsCount', { count }) : t('byEditors')}</span>
    </>
  );
  const averages = (name: RatingCriterion) => columns.map((column) => column.criteria.find(({ criterion }) => criterion === name)?.average);
  return [
    {
      title: t('rating'),
      cells: columns.map(({ rating }) => (rating ? overall(rating) : none)),
      differs: new Set(columns.map(({ rating }) => rating?.value)).size > 1,
    },
    ...RATING_CRITERIA.filter((name) => averages(name).some((average) => average !== undefined)).map((name) => ({
      title: criteria(name),
      cells: averages(name).map((average) => (average === undefined ? none : stars(average, tools('ratingOf', { rating: number(average) })))),
      differs: false,
    })),
  ];
}

/** Everything a comparison shows of the tools, row by row. */
export async function comparisonRows(columns: Column[], locale: Locale): Promise<Row[]> {
  const [t, tools, priceOf] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    getTranslations({ locale, namespace: 'tools' }),
    planPrice(locale),
  ]);
  const none = <span className="text-muted">{t('none')}</span>;
  const text = (value: Text) => <LocalText text={value} pageLang={locale} />;
  const row = (title: string, cell: (tool: ToolPageData) => ReactNode): Row => ({
    title,
    cells: columns.map(({ tool }) => cell(tool)),
    differs: false,
  });
  const plan = (of: ToolPageData['plans'][number]) => (
    <>
      {of.name && <span className="block text-xs text-muted">{text(of.name)}</span>}
      {priceOf(of)}
    </>
  );
  const listOr = (items: ReactNode[]) => (items.length > 0 ? list(items) : none);
  const [[price, ...facts], ratings] = await Promise.all([factRows(columns, locale, none), ratingRows(columns, locale, none)]);
  return [
    row(t('whatItDoes'), ({ tagline }) => (tagline ? text(tagline) : none)),
    price,
    row(tools('plans'), ({ plans }) => listOr(plans.map(plan))),
    ...ratings,
    row(tools('features'), ({ features }) => listOr(features.map(text))),
    ...facts,
    row(t('verdict'), ({ editorialReview: review }) => (review ? <RichText data={review.value} lang={review.lang} /> : none)),
  ];
}

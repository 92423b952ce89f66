import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { RATING_CRITERIA, RATING_DIGITS, type RatingCriterion } from '@/domain/rating-criteria';
import { teamCost } from '@/domain/tool/cost';
import type { Team } from '@/domain/tool/team';
import type { Text } from '@/server/localized';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { Rating } from '@/ui/rating';
import { RichText } from '@/ui/rich-text';
import { costTexts, getCostTerms } from '../costs';
import { type Fact, joinValues, listBuyerFacts, listFacts, monthText } from '../facts';
import { planPrice } from '../plan-price';
import type { RatedTool, ToolPageData } from '../queries';

/** A tool in a comparison. */
export interface Column {
  tool: ToolPageData;
  criteria: { criterion: RatingCriterion; average: number }[];
  rating: RatedTool['rating'];
  /** Path of the comparison without this tool; absent where the tools are fixed. */
  removePath?: string;
}

export interface Row {
  title: string;
  /** One cell per column. */
  cells: ReactNode[];
  /** The values differ between the tools. */
  differs: boolean;
}

/** What a cell shows, and the text that decides whether it differs from others; null without a value. */
type Value = { shown: ReactNode; compared: string } | null;

interface ValueRow {
  title: string;
  /** One per column. */
  values: Value[];
  /** Shown instead of a missing value. */
  missing: ReactNode;
  /** Two tools never share a text, so a mark would say nothing. */
  isProse?: boolean;
}

/** A row without any value says nothing about the tools. */
const hasValues = ({ values }: ValueRow) => values.some((value) => value !== null);

const toRow = ({ title, values, missing, isProse = false }: ValueRow): Row => ({
  title,
  cells: values.map((value) => value?.shown ?? missing),
  differs: !isProse && new Set(values.map((value) => value?.compared)).size > 1,
});

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

/** Lists are equal if they have the same entries in any order. */
const comparedList = (texts: string[]) => JSON.stringify(texts.toSorted());

/** Rows about facts, the first of which is the price. */
async function factRows(columns: Column[], locale: Locale, none: ReactNode): Promise<[price: ValueRow, ...others: ValueRow[]]> {
  const [t, facts] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    Promise.all(
      columns.map(async ({ tool }): Promise<Fact[]> => [...(await listFacts(tool, locale, 'comparison')), ...listBuyerFacts(tool, locale)]),
    ),
  ]);
  const yes = () => (
    <span className="inline-flex items-center gap-1.5 text-good">
      <Icon name="badge-check" className="size-4" />
      {t('yes')}
    </span>
  );
  const shown = (fact: Fact): ReactNode => {
    if (fact.kind === 'flag') return yes();
    return fact.kind === 'text' || fact.values.length > LISTED_MAX
      ? joinValues(fact)
      : list(fact.values.map(({ text }) => <LocalText key={text.value} text={text} pageLang={locale} />));
  };
  const value = (fact: Fact): Value =>
    fact.values.length === 0 ? null : { shown: shown(fact), compared: comparedList(fact.values.map(({ text }) => text.value)) };
  // A tool without one has none.
  const isRare = (name: Fact['name']) => name === 'formerNames' || name === 'acquiredBy';
  return (facts[0] ?? []).map(({ name, label, kind }, index) => ({
    title: label,
    values: facts.flatMap((ofTool) => ofTool[index] ?? []).map(value),
    missing: kind === 'flag' ? t('no') : isRare(name) ? '–' : none,
  })) as [ValueRow, ...ValueRow[]];
}

async function ratingRows(columns: Column[], locale: Locale, none: ReactNode): Promise<ValueRow[]> {
  const [t, tools, criteria, format] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    getTranslations({ locale, namespace: 'tools' }),
    getTranslations({ locale, namespace: 'criteria' }),
    getFormatter({ locale }),
  ]);
  const number = (value: number) => format.number(value, RATING_DIGITS);
  const stars = (value: number, label: string) => (
    <span className="inline-flex flex-wrap items-center gap-x-2">
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
  const average = ({ criteria: averages }: Column, name: RatingCriterion): Value => {
    const found = averages.find(({ criterion }) => criterion === name);
    return found ? { shown: stars(found.average, tools('ratingOf', { rating: number(found.average) })), compared: number(found.average) } : null;
  };
  return [
    {
      title: t('rating'),
      values: columns.map(({ rating }) => rating && { shown: overall(rating), compared: number(rating.value) }),
      missing: none,
    },
    ...RATING_CRITERIA.map((name) => ({ title: criteria(name), values: columns.map((column) => average(column, name)), missing: none })),
  ];
}

/** What each tool costs a team, with the plan. */
async function costRows(columns: Column[], locale: Locale, team: Team | null): Promise<ValueRow[]> {
  if (!team) return [];
  const [t, terms, { costText }] = await Promise.all([getTranslations({ locale, namespace: 'costs' }), getCostTerms(), costTexts(team, locale)]);
  const value = ({ tool }: Column): Value => {
    const cost = teamCost(tool.plans, team, terms);
    if (!cost) return null;
    const { name } = cost.plan;
    return {
      shown: (
        <>
          {name && (
            <span className="block text-xs text-muted">
              <LocalText text={name} pageLang={locale} />
            </span>
          )}
          {costText(cost)}
        </>
      ),
      compared: String(cost.amount),
    };
  };
  return [{ title: t('row', { seats: team.seats }), values: columns.map(value), missing: <span className="text-muted">{t('unknown')}</span> }];
}

/** Everything a comparison shows of the tools, row by row. */
export async function comparisonRows(columns: Column[], locale: Locale, team: Team | null = null): Promise<Row[]> {
  const [t, tools, priceOf, format] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    getTranslations({ locale, namespace: 'tools' }),
    planPrice(locale),
    getFormatter({ locale }),
  ]);
  const none = <span className="text-muted">{t('none')}</span>;
  const text = (value: Text) => <LocalText text={value} pageLang={locale} />;
  const row = (title: string, value: (tool: ToolPageData) => Value): ValueRow => ({
    title,
    values: columns.map(({ tool }) => value(tool)),
    missing: none,
  });
  const prose = (title: string, value: (tool: ToolPageData) => ReactNode): ValueRow => ({
    ...row(title, (tool) => {
      const shown = value(tool);
      return shown ? { shown, compared: '' } : null;
    }),
    isProse: true,
  });
  const plan = (of: ToolPageData['plans'][number]) => (
    <>
      {of.name && of.name.value !== priceOf(of) && <span className="block text-xs text-muted">{text(of.name)}</span>}
      {priceOf(of)}
    </>
  );
  const listed = <Item,>(items: Item[], shown: (item: Item) => ReactNode, compared: (item: Item) => string): Value =>
    items.length > 0 ? { shown: list(items.map(shown)), compared: comparedList(items.map(compared)) } : null;
  const [[price, ...facts], ratings] = await Promise.all([factRows(columns, locale, none), ratingRows(columns, locale, none)]);
  return [
    prose(t('whatItDoes'), ({ tagline }) => tagline && text(tagline)),
    prose(tools('bestFor'), ({ bestFor }) => bestFor && text(bestFor)),
    prose(tools('notFor'), ({ notFor }) => notFor && text(notFor)),
    ...(columns.every(({ tool }) => tool.plans.length > 0) ? [] : [price]),
    ...(await costRows(columns, locale, team)),
    row(tools('plans'), ({ plans, pricesAsOf }) => {
      const value = listed(plans, plan, (of) => JSON.stringify([of.name?.value, priceOf(of)]));
      if (!value || !pricesAsOf) return value;
      const asOf = <span className="mt-2 block text-xs text-muted">{t('pricesOf', { month: monthText(format, pricesAsOf) })}</span>;
      return { ...value, shown: [value.shown, asOf] };
    }),
    ...ratings,
    row(tools('features'), ({ features }) => listed(features, text, ({ value }) => value)),
    ...facts,
    prose(t('verdict'), ({ editorialReview: review }) => review && <RichText data={review.value} lang={review.lang} />),
  ]
    .filter(hasValues)
    .map(toRow);
}

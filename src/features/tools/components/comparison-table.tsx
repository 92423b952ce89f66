import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { RATING_CRITERIA, RATING_DIGITS, type RatingCriterion } from '@/domain/rating-criteria';
import { localePath, routes } from '@/domain/routes';
import { toolLanguageName } from '@/domain/tool/vocabulary';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { Rating } from '@/ui/rating';
import { RichText } from '@/ui/rich-text';
import { planPrice } from '../plan-price';
import type { ToolPageData } from '../queries';
import { ToolLogo } from './tool-logo';
import { VisitLink } from './visit-link';

interface Column {
  tool: ToolPageData;
  criteria: { criterion: RatingCriterion; average: number }[];
  rating: { value: number; count: number } | null;
  /** Path of the comparison without this tool. */
  removePath: string;
}

/** Tools side by side: a row for each thing to compare. The first column stays in sight while the others scroll; rows that differ are marked. */
export async function ComparisonTable({ columns, locale }: { columns: Column[]; locale: Locale }) {
  const [t, tools, criteria, prices, platforms, format, price] = await Promise.all([
    getTranslations('compare'),
    getTranslations('tools'),
    getTranslations('criteria'),
    getTranslations('priceModels'),
    getTranslations('platforms'),
    getFormatter(),
    planPrice(locale),
  ]);
  const none = <span className="text-muted">{t('none')}</span>;
  const number = (value: number) => format.number(value, RATING_DIGITS);
  const stars = (value: number, label: string) => (
    <span className="inline-flex items-center gap-2">
      <Rating value={value} label={label} className="h-4" />
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {number(value)}
      </span>
    </span>
  );
  const list = (items: { key: string; content: ReactNode }[]) =>
    items.length === 0 ? (
      none
    ) : (
      <ul className="grid gap-1.5">
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    );

  const rows: { title: string; value: (column: Column) => ReactNode; same?: (column: Column) => string }[] = [
    { title: t('whatItDoes'), value: ({ tool }) => (tool.tagline ? <LocalText text={tool.tagline} pageLang={locale} /> : none) },
    { title: tools('price'), value: ({ tool }) => prices(tool.priceModel), same: ({ tool }) => tool.priceModel },
    {
      title: tools('plans'),
      value: ({ tool }) =>
        list(
          tool.plans.map((plan, index) => ({
            key: String(index),
            content: (
              <>
                {plan.name && (
                  <span className="block text-xs text-muted">
                    <LocalText text={plan.name} pageLang={locale} />
                  </span>
                )}
                {price(plan)}
              </>
            ),
          })),
        ),
    },
    {
      title: t('rating'),
      value: ({ rating }) =>
        rating ? (
          <>
            {stars(
              rating.value,
              rating.count > 0
                ? tools('visitorsRating', { rating: number(rating.value), count: rating.count })
                : tools('editorsRating', { rating: number(rating.value) }),
            )}
            <span className="block text-xs text-muted">{rating.count > 0 ? tools('reviewsCount', { count: rating.count }) : t('byEditors')}</span>
          </>
        ) : (
          none
        ),
      same: ({ rating }) => String(rating?.value),
    },
    ...RATING_CRITERIA.filter((name) => columns.some((column) => column.criteria.some(({ criterion }) => criterion === name))).map((name) => ({
      title: criteria(name),
      value: (column: Column) => {
        const found = column.criteria.find(({ criterion }) => criterion === name);
        return found ? stars(found.average, tools('ratingOf', { rating: number(found.average) })) : none;
      },
    })),
    {
      title: tools('verified'),
      value: ({ tool }) =>
        tool.verified ? (
          <span className="inline-flex items-center gap-1.5 text-good">
            <Icon name="badge-check" className="size-4" />
            {t('yes')}
          </span>
        ) : (
          t('no')
        ),
      same: ({ tool }) => String(tool.verified),
    },
    {
      title: tools('features'),
      value: ({ tool }) => list(tool.features.map((feature) => ({ key: feature.value, content: <LocalText text={feature} pageLang={locale} /> }))),
    },
    {
      title: tools('categories'),
      value: ({ tool }) => list(tool.categories.map(({ code, name }) => ({ key: code, content: <LocalText text={name} pageLang={locale} /> }))),
    },
    {
      title: tools('platforms'),
      value: ({ tool }) => list(tool.platforms.map((name) => ({ key: name, content: platforms(name) }))),
      same: ({ tool }) => tool.platforms.toSorted().join(),
    },
    {
      title: tools('languages'),
      value: ({ tool }) => (tool.languages.length > 0 ? format.list(tool.languages.map((code) => toolLanguageName(code, locale))) : none),
      same: ({ tool }) => tool.languages.toSorted().join(),
    },
    { title: tools('maker'), value: ({ tool }) => tool.maker ?? none, same: ({ tool }) => tool.maker ?? '' },
    {
      title: t('verdict'),
      value: ({ tool }) => (tool.editorialReview ? <RichText data={tool.editorialReview.value} lang={tool.editorialReview.lang} /> : none),
    },
  ];
  const differs = (same: ((column: Column) => string) | undefined) => columns.length > 1 && same !== undefined && new Set(columns.map(same)).size > 1;
  const head = 'sticky left-0 z-10 w-28 min-w-28 p-3 text-left align-top text-sm font-semibold sm:w-44 sm:min-w-44';

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways must be reachable by keyboard
    <section aria-label={t('title')} tabIndex={0} className="-mx-4 scroll-pl-28 sm:scroll-pl-44 overflow-x-auto px-4 print:overflow-visible">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line-strong">
            <td className={`${head} bg-page`} />
            {columns.map(({ tool, removePath }) => (
              <th key={tool.slug} scope="col" className="min-w-44 p-3 text-left align-top sm:min-w-56">
                <span className="flex items-start gap-3">
                  <ToolLogo logo={tool.logo} eager />
                  <span className="min-w-0 flex-1">
                    <PageLink
                      href={localePath(routes.tool(tool.slug), locale)}
                      className="text-lg font-bold hover:text-primary hover:underline hover:underline-offset-4"
                    >
                      {tool.name}
                    </PageLink>
                    <PageLink
                      href={removePath}
                      aria-label={t('remove', { name: tool.name })}
                      className="mt-1 flex min-h-6 items-center text-xs font-medium text-muted underline-offset-4 hover:text-text hover:underline print:hidden"
                    >
                      {t('removeShort')}
                    </PageLink>
                  </span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, value, same }) => (
            <tr key={title} className="break-inside-avoid border-b border-line">
              <th scope="row" className={`${head} ${differs(same) ? 'bg-sunken' : 'bg-page'}`}>
                {title}
                {differs(same) && (
                  <span className="mt-1 block w-fit rounded-full bg-primary-soft px-2 py-0.5 text-xs font-medium text-primary">{t('differs')}</span>
                )}
              </th>
              {columns.map((column) => (
                <td key={column.tool.slug} className={`p-3 align-top hyphens-auto ${differs(same) ? 'bg-sunken' : ''}`}>
                  {value(column)}
                </td>
              ))}
            </tr>
          ))}
          <tr className="print:hidden">
            <td className={`${head} bg-page`} />
            {columns.map(({ tool }) => (
              <td key={tool.slug} className="p-3 align-top">
                <VisitLink tool={tool} text={tools('visit', { host: tool.host })} />
                {tool.affiliate && <p className="mt-2 text-xs text-muted">{tools('affiliate')}</p>}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

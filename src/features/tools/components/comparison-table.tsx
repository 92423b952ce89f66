import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { PageLink } from '@/ui/page-link';
import { type Column, comparisonRows } from './comparison-rows';
import { ToolLogo } from './tool-logo';
import { VisitLink } from './visit-link';

/** Tools side by side. The first column stays in sight while the others scroll; rows that differ are marked. */
export async function ComparisonTable({ columns, locale }: { columns: Column[]; locale: Locale }) {
  const [t, tools, rows] = await Promise.all([getTranslations('compare'), getTranslations('tools'), comparisonRows(columns, locale)]);
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
          {rows.map(({ title, cells, differs }) => (
            <tr key={title} className="break-inside-avoid border-b border-line">
              <th scope="row" className={`${head} ${differs ? 'bg-sunken' : 'bg-page'}`}>
                {title}
                {differs && (
                  <span className="mt-1 block w-fit rounded-full bg-primary-soft px-2 py-0.5 text-xs font-medium text-primary">{t('differs')}</span>
                )}
              </th>
              {columns.map(({ tool }, index) => (
                <td key={tool.slug} className={`p-3 align-top hyphens-auto ${differs ? 'bg-sunken' : ''}`}>
                  {cells[index]}
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

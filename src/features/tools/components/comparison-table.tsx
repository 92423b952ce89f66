import './comparison-table.css';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import type { Team } from '@/domain/tool/team';
import { PageLink } from '@/ui/page-link';
import { type Column, comparisonRows } from './comparison-rows';
import { ToolLogo } from './tool-logo';
import { VisitLink } from './visit-link';

/** Tools side by side. The first column stays in sight while the others scroll; rows that differ are marked. */
export async function ComparisonTable({ columns, locale, team }: { columns: Column[]; locale: Locale; team: Team | null }) {
  const [t, tools, rows] = await Promise.all([getTranslations('compare'), getTranslations('tools'), comparisonRows(columns, locale, team)]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: below 1280 px it scrolls sideways and must be reachable by keyboard
    <section aria-label={t('title')} tabIndex={0} className="comparison">
      <table>
        <thead>
          <tr>
            <td />
            {columns.map(({ tool, removePath }) => (
              <th key={tool.slug} scope="col">
                <span className={`flex gap-3 max-sm:flex-col max-sm:gap-1.5 ${removePath ? 'items-start' : 'sm:items-center'}`}>
                  <ToolLogo logo={tool.logo} eager />
                  <span className="min-w-0 flex-1">
                    <PageLink href={localePath(routes.tool(tool.slug), locale)}>{tool.name}</PageLink>
                    {removePath && (
                      <PageLink href={removePath} aria-label={t('remove', { name: tool.name })} className="comparison-remove">
                        {t('removeShort')}
                      </PageLink>
                    )}
                  </span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, cells, differs }) => (
            <tr key={title} className={differs ? 'differs' : undefined}>
              <th scope="row">
                {title}
                {differs && <span>{t('differs')}</span>}
              </th>
              {columns.map(({ tool }, index) => (
                <td key={tool.slug}>{cells[index]}</td>
              ))}
            </tr>
          ))}
          <tr className="print:hidden">
            <td />
            {columns.map(({ tool }) => (
              <td key={tool.slug}>
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

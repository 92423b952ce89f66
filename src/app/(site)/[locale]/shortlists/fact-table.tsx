import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { type BuyerFact, buyerFactLabel } from '@/domain/tool/buyer-facts';
import { buyerFactTexts } from '@/features/tools/facts';
import { PageLink } from '@/ui/page-link';
import type { ChosenTool } from '../tools/chosen-tools';

/** Some facts of tools, a line each. */
export async function FactTable({ tools, facts, title, locale }: { tools: ChosenTool[]; facts: BuyerFact[]; title: string; locale: Locale }) {
  const t = await getTranslations('tasks');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways must be reachable by keyboard
    <section aria-label={title} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-2xl text-left text-sm">
        <thead>
          <tr className="border-b border-line">
            <td />
            {facts.map((fact) => (
              <th key={fact} scope="col" className="p-2 align-bottom text-xs font-medium text-muted">
                {buyerFactLabel(fact)[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tools.map((tool) => {
            const texts = buyerFactTexts(tool, facts, locale);
            return (
              <tr key={tool.id} className="border-b border-line">
                <th scope="row" className="py-2 pr-3 align-top font-semibold">
                  <PageLink href={localePath(routes.tool(tool.slug), locale)} className="text-link">
                    {tool.name}
                  </PageLink>
                </th>
                {facts.map((name, index) => (
                  <td key={name} className="p-2 align-top">
                    {texts[index] || <span className="text-muted">{t('unknown')}</span>}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { type PickKind, picksOf } from '@/features/tasks/picks';
import { ToolLogo } from '@/features/tools/components/tool-logo';
import type { Text } from '@/server/localized';
import { CardGrid } from '@/ui/card-grid';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import type { ChosenTool } from './chosen-tools';

interface ToolPicksProps {
  tools: (ChosenTool & { because: Text | null })[];
  /** What the first one is. */
  first: string;
  locale: Locale;
}

/** The first of some tools, the first one with a free plan and the first one from Europe. */
export async function ToolPicks({ tools, first, locale }: ToolPicksProps) {
  const [t, prices] = await Promise.all([getTranslations('tasks.picks'), getTranslations('priceModels')]);
  const also = { first, free: t('alsoFree'), european: t('alsoEuropean') };
  const label = ([main, ...others]: [PickKind, ...PickKind[]]) =>
    [main === 'first' ? first : t(main), ...others.map((kind) => also[kind])].join(' · ');
  const items = picksOf(tools).map(({ tool, kinds }) => ({ id: tool.id, tool, kinds }));
  return (
    <CardGrid items={items} columns={items.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2'}>
      {({ tool, kinds }) => (
        <article className="entry-card">
          <p className="text-sm font-semibold text-primary">{label(kinds)}</p>
          <div className="mt-3 flex items-center gap-3.5">
            <ToolLogo logo={tool.logo} eager />
            <div>
              <h2>
                <PageLink href={localePath(routes.tool(tool.slug), locale)}>{tool.name}</PageLink>
              </h2>
              <p className="text-xs text-muted">{prices(tool.priceModel)}</p>
            </div>
          </div>
          {tool.because && (
            <p className="mt-3 text-sm">
              <LocalText text={tool.because} pageLang={locale} />
            </p>
          )}
        </article>
      )}
    </CardGrid>
  );
}

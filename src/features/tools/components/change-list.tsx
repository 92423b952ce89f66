import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { shownHost } from '@/domain/web-url';
import { PageLink } from '@/ui/page-link';
import { changeText } from '../change-texts';
import type { ToldChange } from '../changes';
import { dayText } from '../facts';

/** What changed, each with its day and source. @param isOfOne without the name of the tool, which is that of the page */
export async function ChangeList({ changes, locale, isOfOne = false }: { changes: ToldChange[]; locale: Locale; isOfOne?: boolean }) {
  const [t, format, textOf] = await Promise.all([getTranslations('changes'), getFormatter(), changeText(locale)]);
  return (
    <ol className="border-l-2 border-line">
      {changes.map((change) => (
        <li key={change.id} className="py-2 pl-4">
          <time dateTime={change.at.slice(0, 'yyyy-mm-dd'.length)} className="block text-xs text-muted">
            {dayText(format, change.at)}
          </time>
          {!isOfOne && (
            <PageLink href={localePath(routes.tool(change.tool.slug), locale)} className="block w-fit font-semibold text-link">
              {change.tool.name}
            </PageLink>
          )}
          <p>{textOf(change)}</p>
          {change.source && (
            <a href={change.source} rel="nofollow noopener" className="inline-link text-xs">
              {t('more', { host: shownHost(change.source) })}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}

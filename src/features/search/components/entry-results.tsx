import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { entryPath, localePath } from '@/domain/routes';
import type { EntryMatch } from '@/server/search/search-entries';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';

export async function EntryResults({ entries, locale }: { entries: EntryMatch[]; locale: Locale }) {
  if (entries.length === 0) return null;
  const t = await getTranslations('search');
  return (
    <section className="mt-14">
      <h2 className="mb-4 text-xl font-bold">{t('alsoFound')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {entries.map((entry) => (
          <li key={`${entry.kind}${entry.id}`} className="link-card p-4">
            <p className="text-xs text-muted">{t(`kinds.${entry.kind}`)}</p>
            <PageLink href={localePath(entryPath(entry.kind, entry.slug), locale)} className="cover-link font-semibold hover:text-primary">
              <LocalText text={{ value: entry.name, lang: entry.nameLocale }} pageLang={locale} />
            </PageLink>
            {entry.summary && (
              <p className="mt-1 text-sm text-muted">
                <LocalText text={{ value: entry.summary, lang: entry.summaryLocale ?? locale }} pageLang={locale} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

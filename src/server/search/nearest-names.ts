import type { Locale } from '@/domain/locales';
import type { DocumentKind } from '@/domain/routes';
import { fold } from './query-text';
import { type Query, toolsOf } from './statement';

export interface NearestName {
  slug: string;
  name: string;
  nameLocale: Locale;
}

/** What is most like a slug that doesn't exist, by trigrams of names and slugs; empty if nothing is. */
export function nearestNames(
  query: Query,
  { kind, slug, locale, limit }: { kind: DocumentKind; slug: string; locale: Locale; limit: number },
): Promise<NearestName[]> {
  const words = fold(slug);
  if (!words) return Promise.resolve([]);
  if (kind === 'tool') {
    return query({
      name: `nearest-tools-${locale}`,
      // The expression is that of the index on joined names.
      text: `select s.slug, s.name, '${locale}' as "nameLocale"
        from search.tools_en n join ${toolsOf(locale)} s on s.tool_id = n.tool_id
        where replace(n.name_key, ' ', '') % $1
        order by similarity(replace(n.name_key, ' ', ''), $1) desc, s.slug limit $2`,
      values: [words.replaceAll(' ', ''), limit],
    });
  }
  return query({
    name: 'nearest-entries',
    text: `select slug, name, name_locale as "nameLocale"
      from search.entries where kind = $1 and locale = $2 and (name_key % $3 or replace(slug, '-', ' ') % $3)
      order by greatest(similarity(name_key, $3), similarity(replace(slug, '-', ' '), $3)) desc, slug limit $4`,
    values: [kind, locale, words, limit],
  });
}

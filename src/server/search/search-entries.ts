import type { Locale } from '@/domain/locales';
import type { EntryKind } from '@/domain/routes';
import { OPEN_HEAD_MIN } from './match-tools';
import { type SearchText, signPattern } from './query-text';
import type { Query } from './statement';

export interface EntryMatch {
  kind: EntryKind;
  id: number;
  slug: string;
  name: string;
  nameLocale: Locale;
  summary: string | null;
  summaryLocale: Locale | null;
}

/**
 * Tasks, categories, terms, courses and products for a query, the best of each kind first.
 * @param words the words that `searchTools` finally looked up
 */
export function searchEntries(
  query: Query,
  { text, words, locale, perKind }: { text: SearchText; words: string[]; locale: Locale; perKind: number },
): Promise<EntryMatch[]> {
  return query<EntryMatch>({
    name: 'search-entries',
    text: `
        with q as materialized (select search.query($2, $5) as query, search.query($2, false) as exact_query),
        found as (
          select e.*, case
            when name_key = $3 then 16
            when ts_filter(head, '{a}') @@ exact_query then 8
            when ts_filter(head, '{a}') @@ query then 4
            when head @@ query then 2
            else 1 end + ts_rank(head, query) as score
          from q cross join search.entries e
          where e.locale = $1 and e.document @@ q.query and concat_ws(' ', e.name, e.summary) ~* all ($6::text[]) limit 500
        ), placed as (
          -- Found in a long text only: shown if nothing was found by name or summary.
          select *, row_number() over (partition by kind order by score desc, name_key) as place
          from found where score >= 2 or not exists (select from found where score >= 2)
        )
        select kind, entry_id as id, slug, name, name_locale as "nameLocale", summary, summary_locale as "summaryLocale"
        from placed where place <= $4 order by max(score) over (partition by kind) desc, kind, place`,
    values: [locale, words, text.words.join(' '), perKind, (words.at(-1)?.length ?? 0) >= OPEN_HEAD_MIN, text.signed.map(signPattern)],
  });
}

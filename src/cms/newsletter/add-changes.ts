import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import type { WordedChange } from '@/domain/tool/change-text';
import { changesWordsIn, changeTextIn } from '@/emails/change-texts';
import { tool_events as events, tools } from '@/payload-generated-schema';
import type { NewsletterIssue } from '@/payload-types';
import { execute } from '../database/transaction';
import { escapeMarkdown, fromMarkdown } from '../rich-text/rich-text-markdown';
import { siteAddress } from '../site-address';
import { NEWS } from '../tool-events/news';
import { readIssue } from './render-issue';

const DAYS = 7;
/** The page of all changes, which the text links, has more. */
const CHANGES_MAX = 40;

type Told = Omit<WordedChange, 'note'> & { slug: string; name: string; note_en: string | null; note_nl: string | null };

/** News that was noticed within a week, by name of the tool; the newest if there are more than `CHANGES_MAX`. */
const readChanges = (req: PayloadRequest): Promise<Told[]> =>
  execute<Told>(
    req,
    sql`select * from (
        select ${events.id} as event, ${events.kind}, ${events.subject}, ${events.before}, ${events.after}, ${events.note_en}, ${events.note_nl},
          ${tools.slug}, ${tools.name}
        from ${NEWS} and ${events.noticedAt} > now() - make_interval(days => ${DAYS}::integer)
        order by ${events.id} desc limit ${CHANGES_MAX}
      ) told order by lower(name), event desc`,
  );

function textIn(locale: Locale, changes: Told[]): string {
  const [textOf, words] = [changeTextIn(locale), changesWordsIn(locale)];
  const lines = changes.map(({ slug, name, note_en, note_nl, ...change }) => {
    const text = textOf({ ...change, note: { en: note_en, nl: note_nl } } as WordedChange);
    return `- [${escapeMarkdown(name)}](${siteAddress(routes.tool(slug), locale)}): ${escapeMarkdown(text)}`;
  });
  return [`## ${words.title}`, lines.join('\n'), `[${words.all}](${siteAddress(routes.changes, locale)})`].join('\n\n');
}

/**
 * Adds the week's changes to the end of an issue's text, in each language that has a subject. In the transaction of the caller, who locks the issue.
 * @returns how many changes
 */
export async function addChanges(req: PayloadRequest, id: number): Promise<number> {
  const changes = await readChanges(req);
  if (changes.length === 0) return 0;
  for (const locale of LOCALE_CODES) {
    const issue = await readIssue(req, id, locale);
    if (!issue?.subject) continue;
    const added = fromMarkdown(textIn(locale, changes));
    const before = issue.body?.root.children ?? [];
    const body = added && ({ root: { ...added.root, children: [...before, ...(added.root.children ?? [])] } } as NewsletterIssue['body']);
    const written = { collection: 'newsletter-issues', id, data: { body }, locale, depth: 0 } as const;
    await req.payload.update({ ...written, overrideAccess: false, user: req.user, req: { transactionID: req.transactionID } });
  }
  return changes.length;
}

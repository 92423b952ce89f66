import type { Crowd, Kind, Sending } from './crowd';
import { type Site, until } from './site';

interface Stored {
  /** Selects the marker of each stored row; `$1` is the pattern of all markers. */
  rows: string;
  /** What belongs to each row: each selects every marker once too. */
  parts: string[];
  /** Mails that belong to each row. */
  mails: MailName[];
}

const event = (collection: string, action: string) =>
  `select title as marker from moderation_events where collection = '${collection}' and action = '${action}' and title like $1`;

const STORED: Record<Exclude<Kind, 'vote' | 'edit'>, Stored> = {
  tool: {
    rows: 'select name as marker from tools where name like $1',
    parts: [
      event('tools', 'submit'),
      "select t.name as marker from tools t join tools_locales l on l._parent_id = t.id and l._locale = 'en' where t.name like $1",
      "select t.name as marker from tools t join tools_rels r on r.parent_id = t.id and r.path = 'categories' where t.name like $1",
      `select v.version_name as marker from _tools_v v join _tools_v_locales l on l._parent_id = v.id and l._locale = 'en'
         where v.latest and v.version_name like $1`,
    ],
    mails: ['tool received'],
  },
  review: {
    rows: "select review ->> 'title' as marker from confirmations where review ->> 'title' like $1",
    parts: [],
    mails: ['review to confirm'],
  },
  'account review': {
    rows: 'select title as marker from reviews where title like $1',
    parts: [event('reviews', 'submit'), 'select version_title as marker from _reviews_v where latest and version_title like $1'],
    mails: [],
  },
  message: {
    rows: 'select subject as marker from contact_messages where subject like $1',
    parts: [],
    mails: ['message', 'message received'],
  },
  subscription: {
    rows: "select split_part(email, '@', 1) as marker from subscribers where email like $1",
    parts: [],
    mails: ['subscription to confirm'],
  },
  bookmark: {
    rows: `select u.email || ' ' || b.tool_id as marker from bookmarks b join users u on u.id = b.user_id where u.email like $1`,
    parts: [],
    mails: [],
  },
  approval: {
    rows: event('tools', 'approve'),
    parts: [
      "select name as marker from tools where _status = 'published' and name like $1",
      "select name as marker from search.tools where locale = 'en' and name like $1",
    ],
    mails: ['tool approved'],
  },
};

const SUBJECTS = {
  message: /^Message from /,
  'message received': /^We received your message/,
  'tool received': /^We received /,
  'tool approved': / is on /,
  'review to confirm': /^Confirm your review/,
  'subscription to confirm': /^Confirm your subscription/,
};
type MailName = keyof typeof SUBJECTS;

export interface Figures {
  requests: number;
  yes: number;
  no: number;
  cut: number;
  stored: number;
  lost: number;
  doubled: number;
  half: number;
  mails: number;
  doubledMails: number;
}

type Tally = Map<string, number>;

function tally(markers: string[]): Tally {
  const found: Tally = new Map();
  for (const marker of markers) found.set(marker, (found.get(marker) ?? 0) + 1);
  return found;
}

async function dueMails(site: Site): Promise<number> {
  const [jobs] = await site.ask<{ due: number }>(
    "select count(*)::integer as due from payload_jobs where task_slug = 'send-mail' and has_error is not true and completed_at is null",
  );
  return jobs?.due ?? 0;
}

/**
 * Waits until no mail is due any more: also those of jobs that a kill has interrupted, and of decisions, which wait ten seconds. After a hundred kills
 * of the worker thousands are, so only a standstill of three minutes is an error.
 */
export async function mailsSent(site: Site): Promise<void> {
  let due = await dueMails(site);
  while (due > 0) {
    const before = due;
    await until(
      `fewer than ${before} mails are waiting`,
      async () => {
        due = await dueMails(site);
        return due < before;
      },
      180_000,
    );
  }
}

function mailTally(site: Site): Tally {
  return tally(
    site.mailServer.mails.flatMap(({ recipients: [to = ''], subject = '' }) => {
      const name = (Object.keys(SUBJECTS) as MailName[]).find((candidate) => SUBJECTS[candidate].test(subject));
      const marker = name === 'message' ? subject.split(': ').at(-1) : to.split('@')[0];
      return name ? [`${name} ${marker}`] : [];
    }),
  );
}

/** Compares what the crowd was told with what is stored and mailed; `broken` names each broken promise. */
export async function judge(site: Site, crowd: Crowd): Promise<{ figures: Figures; broken: string[] }> {
  const broken: string[] = [];
  const outcomes = (outcome: Sending['outcome']) => crowd.sendings.filter((sending) => sending.outcome === outcome).length;
  const figures: Figures = {
    requests: crowd.requests,
    yes: outcomes('yes'),
    no: outcomes('no'),
    cut: outcomes('cut'),
    stored: 0,
    lost: 0,
    doubled: 0,
    half: 0,
    mails: 0,
    doubledMails: 0,
  };
  const note = (what: 'lost' | 'doubled' | 'half', text: string) => {
    figures[what] += 1;
    broken.push(`${what}: ${text}`);
  };
  const mails = mailTally(site);
  // Waiting or in doubt. Those to the owner are about whom they answer to.
  const given = await site.ask<{ name: string }>(
    `select case when input ->> 'kind' = 'contact-message' then 'message ' || (input -> 'replyTo' ->> 'address') else 'other ' || (input ->> 'to') end as name
      from payload_jobs where task_slug = 'send-mail'`,
  );
  const unsent = new Set(given.map(({ name }) => name));
  const markersOf = async (statement: string) =>
    tally((await site.ask<{ marker: string }>(statement, [`${crowd.prefix}-%`])).map(({ marker }) => marker));

  for (const [kind, { rows, parts, mails: names }] of Object.entries(STORED) as [keyof typeof STORED, Stored][]) {
    const told = new Map<string, Sending['outcome']>();
    for (const { marker, outcome } of crowd.sendings.filter((sending) => sending.kind === kind))
      if (told.get(marker) !== 'yes' && !(told.get(marker) === 'cut' && outcome === 'no')) told.set(marker, outcome);
    const stored = await markersOf(rows);
    const tallies = await Promise.all(parts.map(markersOf));
    for (const marker of new Set([...told.keys(), ...stored.keys(), ...tallies.flatMap((part) => [...part.keys()])])) {
      const [count, outcome] = [stored.get(marker) ?? 0, told.get(marker)];
      figures.stored += count;
      if (outcome === 'yes' && count === 0) note('lost', `${kind} ${marker} was confirmed and is not stored`);
      if (count > 1) note('doubled', `${kind} ${marker} is stored ${count} times`);
      if (outcome !== 'yes' && outcome !== 'cut' && count > 0)
        note('half', `${kind} ${marker} is stored and was ${outcome ? 'refused' : 'not sent'}`);
      tallies.forEach((part, index) => {
        if ((part.get(marker) ?? 0) !== count) note('half', `${kind} ${marker}: ${count} stored, but ${part.get(marker) ?? 0} of ${parts[index]}`);
      });
      for (const name of names) {
        const sent = mails.get(`${name} ${marker}`) ?? 0;
        figures.mails += sent;
        figures.doubledMails += Math.max(0, sent - count);
        if (sent === 0 && count > 0 && !unsent.has(`${name === 'message' ? 'message' : 'other'} ${marker}@example.net`))
          note('half', `${kind} ${marker}: its mail "${name}" was never sent`);
        if (sent > 0 && count === 0) note('half', `${kind} ${marker}: its mail "${name}" was sent and it is not stored`);
      }
    }
  }
  await judgeVotes(site, crowd, figures, note);
  return { figures, broken };
}

async function judgeVotes(site: Site, crowd: Crowd, figures: Figures, note: (what: 'lost' | 'doubled', text: string) => void): Promise<void> {
  const votes = crowd.sendings.filter(({ kind }) => kind === 'vote');
  const yes = votes.filter(({ outcome }) => outcome === 'yes').length;
  const cut = votes.filter(({ outcome }) => outcome === 'cut').length;
  const [row] = await site.ask<{ count: number }>('select count(*)::integer as count from review_votes where review_id = $1 and created_at >= $2', [
    crowd.review,
    crowd.gatheredAt,
  ]);
  const count = row?.count ?? 0;
  figures.stored += count;
  if (count < yes) note('lost', `of ${yes} confirmed votes ${count} are stored`);
  if (count > yes + cut) note('doubled', `${count} votes are stored of ${yes} confirmed and ${cut} uncertain ones`);
}

/** Waits until the page of each edited document shows its stored text and no other; names those that don't. */
export async function stalePages(site: Site, crowd: Crowd): Promise<string[]> {
  const stale: string[] = [];
  for (const { collection, id, field, path } of crowd.documents) {
    const table = collection.replace('-', '_');
    let seen = '';
    const isFresh = async () => {
      const [row] = await site.ask<{ text: string }>(`select ${field} as text from ${table}_locales where _parent_id = $1 and _locale = 'en'`, [id]);
      const html = await site.page(path);
      const shown = new Set(html.match(/fault-[\w-]+ of [a-z-]+ \d+/g)?.filter((text) => text.endsWith(` of ${collection} ${id}`)));
      seen = `${[...shown].join(', ') || 'no edit'} instead of ${row?.text}`;
      return row?.text.startsWith('fault-') ? shown.size === 1 && shown.has(row.text) : shown.size === 0;
    };
    await until('fresh', async () => isFresh().catch(() => false), 5000).catch(() => stale.push(`${path} shows ${seen}`));
  }
  return stale;
}

/** What editors were told about each document is what is stored: the last confirmed text or an uncertain one after it. */
export async function lostEdits(site: Site, crowd: Crowd): Promise<string[]> {
  const lost: string[] = [];
  for (const { collection, id, field } of crowd.documents) {
    const [row] = await site.ask<{ text: string }>(
      `select ${field} as text from ${collection.replace('-', '_')}_locales where _parent_id = $1 and _locale = 'en'`,
      [id],
    );
    const edits = crowd.sendings.filter(({ kind, marker }) => kind === 'edit' && marker.endsWith(` of ${collection} ${id}`));
    const last = edits.findLastIndex(({ outcome }) => outcome === 'yes');
    const possible = edits.slice(Math.max(0, last)).filter(({ outcome }) => outcome !== 'no');
    if (last >= 0 && !possible.some(({ marker }) => marker === row?.text)) lost.push(`${possible[0]?.marker} was confirmed; stored is ${row?.text}`);
  }
  return lost;
}

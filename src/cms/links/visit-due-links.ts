import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { DAY_MS } from '@/domain/durations';
import { link_checks as checks, tools } from '@/payload-generated-schema';
import { execute } from '../database/transaction';
import { isSilence, saveCheck } from './check';
import type { LinkAnswer } from './follow-link';
import { linkVisitor } from './visit-link';

const BATCH = 300;
const HOSTS_AT_ONCE = 8;
const AGAIN_AFTER_MS = DAY_MS;
/** If this many addresses are silent and none answers, our own connection is down. */
const SILENCE_OF_OURS = 5;

interface Visits {
  signal?: AbortSignal;
  visit?: (address: string) => Promise<LinkAnswer>;
  now?: () => Date;
}

/** Addresses of public tools not visited in the last 24 hours: never visited first, then the oldest. */
export async function dueLinks(req: PayloadRequest, now: Date): Promise<string[]> {
  const rows = await execute<{ url: string }>(
    req,
    sql`select t.url from (
        select distinct ${tools.url} from ${tools} where ${tools._status} = 'published' and ${tools.active} and ${tools.deletedAt} is null
      ) t left join ${checks} on ${checks.url} = t.url
      where ${checks.checkedAt} is null or ${checks.checkedAt} < ${new Date(now.getTime() - AGAIN_AFTER_MS).toISOString()}::timestamptz
      order by ${checks.checkedAt} nulls first, t.url limit ${BATCH}`,
  );
  return rows.map(({ url }) => url);
}

function byHost(urls: string[]): string[][] {
  const hosts = new Map<string, string[]>();
  for (const url of urls) {
    const host = URL.canParse(url) ? new URL(url).hostname : '';
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  return [...hosts.values()];
}

/** Visits a batch of addresses, several hosts at once, and saves the results. Stops early on the signal; the next run resumes. */
export async function visitDueLinks(req: PayloadRequest, { signal, visit, now = () => new Date() }: Visits = {}): Promise<void> {
  const { payload } = req;
  const visitOne = visit ?? linkVisitor(signal ? { signal } : {});
  const waiting = byHost(await dueLinks(req, now()));
  const silent: { url: string; answer: LinkAnswer }[] = [];
  let hasAnswer = false;

  const work = async () => {
    for (let urls = waiting.shift(); urls; urls = waiting.shift()) {
      for (const url of urls) {
        if (signal?.aborted) return;
        const answer = await visitOne(url).catch((error: unknown) => {
          if (signal?.aborted) return null;
          throw error;
        });
        if (!answer) return;
        if (isSilence(answer)) silent.push({ url, answer });
        else {
          hasAnswer = true;
          await saveCheck(payload, url, answer, now());
        }
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));

  if (!hasAnswer && silent.length >= SILENCE_OF_OURS) {
    payload.logger.warn({ msg: `None of ${silent.length} links answered: this server seems to be offline. Results were discarded.` });
    return;
  }
  for (const { url, answer } of silent) await saveCheck(payload, url, answer, now());
}

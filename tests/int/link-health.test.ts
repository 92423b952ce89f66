import http, { Agent } from 'node:http';
import net from 'node:net';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CheckData, nextCheck } from '@/cms/links/check';
import { followLink } from '@/cms/links/follow-link';
import { dueLinks, visitDueLinks } from '@/cms/links/visit-due-links';
import { linkVisitor } from '@/cms/links/visit-link';
import { countWaiting } from '@/cms/moderation/count-waiting';
import { listQueue } from '@/cms/moderation/queue';
import { VALIDATION_MESSAGES } from '@/domain/validation-messages';
import { type Account, createAccount } from '../setup/accounts';
import { requestBy } from '../setup/contributions';
import { createSurroundings, SAMPLES, type Surroundings } from '../setup/documents';
import { type Actor, type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** Fake hosts, all served by this process. */
const hosts = new Map<string, Handler>();
let events: string[] = [];
let agents: string[] = [];

const server = http.createServer((request, response) => {
  const host = String(request.headers.host);
  agents.push(String(request.headers['user-agent']));
  events.push(`${host}${request.url}`);
  const handler = hosts.get(host);
  if (handler) handler(request, response);
  else response.writeHead(404).end();
});
const port = () => (server.address() as net.AddressInfo).port;
const inside = Object.assign(new Agent(), { createConnection: () => net.connect(port(), '127.0.0.1') });
const agentFor = () => inside;
const wait = async (ms: number) => {
  events.push(`wait ${ms}`);
};
const visitor = (options: Parameters<typeof linkVisitor>[0] = {}) => linkVisitor({ agentFor, wait, ...options });
const asked = () => events.filter((event) => !event.startsWith('wait'));

/** A host with these paths; any other path is a 404. */
function host(paths: Record<string, number | string | Handler>): string {
  const name = `${unique('host')}.example`;
  hosts.set(name, (request, response) => {
    const found = paths[request.url ?? ''] ?? 404;
    if (typeof found === 'function') found(request, response);
    else if (typeof found === 'number') response.writeHead(found).end();
    else response.writeHead(200, { 'content-type': 'text/plain' }).end(found);
  });
  return name;
}

const leadTo =
  (location: string, status = 302): Handler =>
  (_request, response) =>
    void response.writeHead(status, { location }).end();

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  events = [];
  agents = [];
});

describe('a link check', () => {
  test('follows no redirect to an address over the length limit', async () => {
    const long = `/${'a'.repeat(3000)}`;
    const name = host({ '/': leadTo(long), [long]: 200 });
    expect(await followLink(`http://${name}/`, { agentFor })).toEqual({
      ok: false,
      finalUrl: `http://${name}${long}`,
      problem: 'not a public web address',
    });
    expect(asked()).toEqual([`${name}/`]);
  });

  test('requests each host once per second and other hosts in parallel', async () => {
    let open = 0;
    let most = 0;
    const slow: Handler = (_request, response) => {
      open += 1;
      most = Math.max(most, open);
      setImmediate(() => {
        open -= 1;
        response.writeHead(200).end();
      });
    };
    const one = host({ '/a': slow, '/b': slow, '/c': slow });
    const other = host({ '/hop': leadTo(`http://${one}/c`) });
    const visit = visitor();
    await Promise.all([visit(`http://${one}/a`), visit(`http://${one}/b`), visit(`http://${other}/hop`)]);
    expect(most).toBe(1);
    const ofOne = events.filter((event) => event.startsWith(one));
    expect(ofOne.toSorted()).toEqual(['/a', '/b', '/c', '/robots.txt'].map((path) => `${one}${path}`));
    expect(events.filter((event) => event === 'wait 1000')).toHaveLength(6);
  });

  test('waits a second before the next request to a host', async () => {
    const one = host({ '/a': 200, '/b': 200 });
    let go: () => void = () => undefined;
    const visit = linkVisitor({ agentFor, wait: () => new Promise<void>((resolve) => (go = resolve)) });
    const first = visit(`http://${one}/a`);
    await vi.waitFor(() => expect(events).toEqual([`${one}/robots.txt`]));
    await new Promise((resolve) => setImmediate(resolve));
    expect(events).toEqual([`${one}/robots.txt`]);
    await vi.waitFor(() => {
      go();
      expect(events).toEqual([`${one}/robots.txt`, `${one}/a`]);
    });
    expect(await first).toMatchObject({ ok: true, status: 200 });
    const second = visit(`http://${one}/b`);
    await new Promise((resolve) => setImmediate(resolve));
    expect(events).not.toContain(`${one}/b`);
    await vi.waitFor(() => {
      go();
      expect(events).toContain(`${one}/b`);
    });
    expect(await second).toMatchObject({ ok: true });
  });

  test('reads robots.txt once per host and obeys rules for its user agent', async () => {
    const robots = 'User-agent: AIToolCompass\nDisallow: /private\n\nUser-agent: *\nDisallow: /';
    const one = host({ '/robots.txt': robots, '/private/a': 200, '/b': 200 });
    const visit = visitor();
    expect(await visit(`http://${one}/private/a`)).toEqual({ ok: false, finalUrl: `http://${one}/private/a`, problem: 'robots.txt' });
    expect(await visit(`http://${one}/b`)).toMatchObject({ ok: true, status: 200 });
    expect(asked()).toEqual([`${one}/robots.txt`, `${one}/b`]);
    expect(new Set(agents)).toEqual(new Set(['Mozilla/5.0 (compatible; AIToolCompass/1.0; +http://localhost:3000)']));
  });

  test("obeys the robots.txt of a redirect's host", async () => {
    const closed = host({ '/robots.txt': 'User-agent: *\nDisallow: /', '/': 200 });
    const one = host({ '/': leadTo(`http://${closed}/`) });
    expect(await visitor()(`http://${one}/`)).toEqual({ ok: false, finalUrl: `http://${closed}/`, problem: 'robots.txt' });
    expect(asked()).not.toContain(`${closed}/`);
  });

  test.each([
    ['is not there', 404, true],
    ['is forbidden', 403, true],
    ['fails', 503, false],
    ['is refused for now', 429, false],
  ])('decides whether to continue when robots.txt %s', async (_case, status, isAllowed) => {
    const one = host({ '/robots.txt': status, '/': 200 });
    const answer = await visitor()(`http://${one}/`);
    expect(answer).toMatchObject(isAllowed ? { ok: true, status: 200 } : { ok: false, problem: 'robots.txt not available' });
  });

  test('continues when robots.txt is unreachable', async () => {
    const one = host({ '/robots.txt': (request) => request.socket.destroy(), '/': 200 });
    expect(await visitor()(`http://${one}/`)).toMatchObject({ ok: true, status: 200 });
  });

  test('reads only the headers of a page', async () => {
    let isClosed = false;
    const one = host({
      '/': (_request, response) => {
        response.writeHead(200);
        response.write('x');
        response.on('close', () => {
          isClosed = true;
        });
      },
    });
    expect(await visitor()(`http://${one}/`)).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(isClosed).toBe(true));
  });

  test('gives up after ten seconds or five redirects', async () => {
    const round = host({ '/': leadTo('/') });
    expect(await followLink(`http://${round}/`, { agentFor })).toMatchObject({ problem: 'too many redirects' });
    expect(asked()).toHaveLength(6);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    const silent = host({ '/': () => undefined });
    expect(await followLink(`http://${silent}/`, { agentFor })).toMatchObject({ ok: false, problem: 'no answer in time' });
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
  });

  test('reports the target of permanent redirects but not of temporary ones', async () => {
    const end = host({ '/new': leadTo('/new/en'), '/new/en': 200 });
    const moved = host({ '/': leadTo(`http://${end}/new`, 301) });
    expect(await followLink(`http://${moved}/`, { agentFor })).toMatchObject({
      ok: true,
      movedTo: `http://${end}/new`,
      finalUrl: `http://${end}/new/en`,
    });
    const away = host({ '/': leadTo(`http://${end}/new`, 302) });
    expect(await followLink(`http://${away}/`, { agentFor })).not.toHaveProperty('movedTo');
  });
});

describe('the stored link state', () => {
  const URL_OF_TOOL = 'https://www.tool.example/';
  const on = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, day, hour));
  const stateAfter = (answers: [Parameters<typeof nextCheck>[2], Date][], first: CheckData | null = null) =>
    answers.reduce<CheckData | null>((previous, [answer, now]) => nextCheck(URL_OF_TOOL, previous, answer, now), first);
  const fine = { ok: true, status: 200 };
  const failing = { ok: false, status: 404 };

  test.each([
    { status: 404 },
    { status: 410 },
    { status: 500 },
    { status: 503 },
    { problem: 'no such host' as const },
    { problem: 'connection refused' as const },
    { problem: 'no secure connection' as const },
    { problem: 'no answer in time' as const },
  ])('counts %j as a failure', (answer) => {
    expect(stateAfter([[{ ok: false, ...answer }, on(1)]])).toMatchObject({ ok: false, failedDays: 1, lastFailedOn: '2026-11-01', suspect: false });
  });

  test.each([
    { status: 401 },
    { status: 403 },
    { status: 405 },
    { status: 429 },
    { status: 451 },
    { status: 999 },
    { status: 503, isWalled: true },
    { problem: 'robots.txt' as const },
    { problem: 'too many redirects' as const },
  ])('does not count %j as a failure', (answer) => {
    expect(
      stateAfter([
        [failing, on(1)],
        [failing, on(2)],
        [{ ok: false, ...answer }, on(3)],
      ]),
    ).toMatchObject({ ok: true, failedDays: 0, suspect: false });
  });

  test('becomes suspect after failures on three different days', () => {
    expect(
      stateAfter([
        [failing, on(1, 1)],
        [failing, on(1, 9)],
        [failing, on(1, 23)],
      ]),
    ).toMatchObject({ failedDays: 1, suspect: false });
    expect(
      stateAfter([
        [failing, on(1)],
        [failing, on(2)],
      ]),
    ).toMatchObject({ failedDays: 2, suspect: false });
    expect(
      stateAfter([
        [failing, on(1, 23)],
        [failing, on(3, 1)],
        [failing, on(4)],
      ]),
    ).toMatchObject({ failedDays: 3, suspect: true });
  });

  test('resets after a successful response', () => {
    expect(
      stateAfter([
        [failing, on(1)],
        [failing, on(2)],
        [fine, on(3)],
        [failing, on(4)],
      ]),
    ).toMatchObject({ failedDays: 1, suspect: false });
  });

  test('stays unchanged while robots.txt is unreadable', () => {
    const later = { ok: false, problem: 'robots.txt not available' as const };
    expect(
      stateAfter([
        [failing, on(1)],
        [failing, on(2)],
        [later, on(3)],
        [failing, on(4)],
      ]),
    ).toMatchObject({ failedDays: 3, suspect: true });
    expect(stateAfter([[later, on(1)]])).toMatchObject({ ok: true, failedDays: 0, suspect: false });
  });

  test('waits for an editor after a permanent move to another host, unless accepted', () => {
    const moved = { ok: true, status: 200, movedTo: 'https://new.example/', finalUrl: 'https://new.example/en' };
    const first = stateAfter([[moved, on(1)]]);
    expect(first).toMatchObject({ ok: true, problem: 'moved', suspect: true, finalUrl: 'https://new.example/' });
    const dismissed = { ...(first as CheckData), dismissedAt: on(1).toISOString() };
    expect(stateAfter([[moved, on(2)]], dismissed)?.dismissedAt).toBe(on(1).toISOString());
    expect(stateAfter([[{ ...moved, movedTo: 'https://other.example/' }, on(2)]], dismissed)?.dismissedAt).toBeNull();
    expect(stateAfter([[{ ...moved, movedTo: 'https://tool.example/' }, on(1)]])).toMatchObject({ problem: null, suspect: false });
  });

  test('resets an acceptance after a successful response', () => {
    const dismissed = {
      ...(stateAfter([
        [failing, on(1)],
        [failing, on(2)],
        [failing, on(3)],
      ]) as CheckData),
      dismissedAt: on(3).toISOString(),
    };
    expect(stateAfter([[failing, on(4)]], dismissed)?.dismissedAt).toBe(on(3).toISOString());
    expect(stateAfter([[fine, on(4)]], dismissed)?.dismissedAt).toBeNull();
  });
});

describe('tool links', () => {
  let payload: Payload;
  let local: LocalApi;
  let surroundings: Surroundings;
  let editor: Account & { user: Actor };
  let user: Account & { user: Actor };
  const setAside: number[] = [];

  beforeAll(async () => {
    ({ payload, local } = await startPayload());
    surroundings = await createSurroundings(local);
    editor = await createAccount(local, 'editor');
    user = await createAccount(local, 'user');
  });
  afterAll(() => payload.db.pool.query('update tools set active = true where id = any($1)', [setAside]));
  beforeEach(async () => {
    await payload.db.pool.query('delete from link_checks');
    // The database is shared: other tests' documents are excluded here and restored afterwards.
    const { rows } = await payload.db.pool.query<{ id: number }>(
      "update tools set active = false where active and (url like '%.example%' or url = 'https://example.org') returning id",
    );
    setAside.push(...rows.map(({ id }) => id));
  });

  const tool = (url: string, data: Record<string, unknown> = {}) =>
    local.create({ collection: 'tools', data: { ...SAMPLES.tools?.data(surroundings, 0), url, active: true, _status: 'published', ...data } });
  const check = (url: string, data: Record<string, unknown>) =>
    local.create({ collection: 'link-checks', data: { url, ok: false, checkedAt: new Date().toISOString(), ...data } });
  const checkOf = async (url: string) => (await local.find({ collection: 'link-checks', where: { url: { equals: url } } })).docs[0];
  const due = async (now = new Date()) => (await dueLinks(await requestBy(payload), now)).filter((url) => url.includes('.example'));
  const run = async (options: Parameters<typeof visitDueLinks>[1] = {}) => visitDueLinks(await requestBy(payload), { visit: visitor(), ...options });
  const inQueue = async () => (await listQueue(await requestBy(payload, editor.user))).filter(({ kind }) => kind === 'links');
  const address = () => `http://${unique('tool')}.example/`;
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

  test('are due after 24 hours, oldest first, once each, for public tools only', async () => {
    const [never, old, older, recent] = [address(), address(), address(), address()];
    for (const url of [never, never, old, older, recent]) await tool(url);
    await tool(address(), { active: false });
    await tool(address(), { _status: 'draft' });
    await tool(address(), { deletedAt: new Date().toISOString() });
    await check(old, { checkedAt: ago(25) });
    await check(older, { checkedAt: ago(50) });
    await check(recent, { checkedAt: ago(23) });
    expect(await due()).toEqual([never, older, old]);
  });

  test('enter the queue after three failed days without unpublishing, and leave it on recovery', async () => {
    let status = 404;
    const name = host({ '/': (_request, response) => void response.writeHead(status).end() });
    const { id } = await tool(`http://${name}/`);
    for (const [index, day] of [1, 2, 3].entries()) {
      expect(await inQueue(), `before day ${day}`).toEqual([]);
      const now = new Date(Date.now() + index * 86_400_000);
      await payload.db.pool.query("update link_checks set checked_at = checked_at - interval '30 days'");
      await run({ now: () => now });
    }
    expect(await inQueue()).toMatchObject([{ id, suspect: { url: `http://${name}/`, status: 404, failedDays: 3 } }]);
    expect((await countWaiting(await requestBy(payload, editor.user))).links).toBe(1);
    expect(await local.findByID({ collection: 'tools', id })).toMatchObject({ active: true, _status: 'published' });
    status = 200;
    await payload.db.pool.query("update link_checks set checked_at = checked_at - interval '30 days'");
    await run();
    expect(await checkOf(`http://${name}/`)).toMatchObject({ ok: true, status: 200, failedDays: 0, suspect: false });
    expect(await inQueue()).toEqual([]);
  });

  test('are checked on several hosts in parallel, one at a time per host', async () => {
    const one = `${unique('many')}.example`;
    for (const path of ['a', 'b', 'c']) await tool(`http://${one}/${path}`);
    for (let number = 0; number < 12; number += 1) await tool(address());
    const open = new Map<string, number>();
    let most = 0;
    let mostOfOne = 0;
    await run({
      visit: async (url) => {
        const { hostname } = new URL(url);
        open.set(hostname, (open.get(hostname) ?? 0) + 1);
        most = Math.max(
          most,
          [...open.values()].reduce((sum, count) => sum + count, 0),
        );
        mostOfOne = Math.max(mostOfOne, ...open.values());
        await new Promise((resolve) => setImmediate(resolve));
        open.set(hostname, (open.get(hostname) ?? 0) - 1);
        return { ok: true, status: 200 };
      },
    });
    expect(mostOfOne).toBe(1);
    expect(most).toBe(8);
    expect(await due()).toEqual([]);
  });

  test('do not count as dead when nothing responds at all', async () => {
    const urls = Array.from({ length: 6 }, address);
    for (const url of urls) await tool(url);
    await run({ visit: async () => ({ ok: false, problem: 'no such host' }) });
    expect((await due()).toSorted()).toEqual(urls.toSorted());
    await run({ visit: async (url) => (url === urls[0] ? { ok: true, status: 200 } : { ok: false, problem: 'no such host' }) });
    expect(await due()).toEqual([]);
    expect(await checkOf(urls[1] ?? '')).toMatchObject({ ok: false, failedDays: 1 });
  });

  test('wait for the next run when this one stops', async () => {
    const urls = Array.from({ length: 20 }, address);
    for (const url of urls) await tool(url);
    const stop = new AbortController();
    await run({
      signal: stop.signal,
      visit: async () => {
        stop.abort();
        return { ok: true, status: 200 };
      },
    });
    expect((await due()).length).toBeGreaterThanOrEqual(12);
    const silent = linkVisitor({ agentFor, wait, signal: stop.signal });
    await expect(silent(address())).rejects.toThrow();
  });

  describe('links waiting for an editor', () => {
    const suspect = async (changes: Record<string, unknown> = {}) => {
      const url = address();
      const { id } = await tool(url);
      const found = await check(url, { status: 404, failedDays: 3, lastFailedOn: '2026-11-03', suspect: true, ...changes });
      const [item] = (await inQueue()).filter((candidate) => candidate.id === id);
      return { id, url, check: found.id, decision: { tool: id, check: found.id, seen: item?.seen } };
    };
    const post = (body: Record<string, unknown>, token: string | null = editor.token) => rest('POST', '/links', { token, body });

    test('show the response and since when', async () => {
      const { id, url } = await suspect();
      expect(await inQueue()).toMatchObject([
        {
          kind: 'links',
          id,
          waitingSince: '2026-11-01T00:00:00.000Z',
          suspect: { url, status: 404, failedDays: 3, since: '2026-11-01T00:00:00.000Z' },
        },
      ]);
    });

    test('are visible to editors only', async () => {
      const { decision } = await suspect();
      for (const token of [null, user.token]) {
        for (const action of ['offline', 'replace', 'stand', 'check']) {
          expect((await post({ ...decision, action }, token)).status).toBe(403);
        }
      }
      expect(await inQueue()).toHaveLength(1);
    });

    test('can be unpublished with their tool and restored by undo', async () => {
      const { id, decision } = await suspect();
      const answer = await post({ ...decision, action: 'offline' });
      expect(answer).toMatchObject({ status: 200, body: { seen: expect.any(String) } });
      expect(await local.findByID({ collection: 'tools', id })).toMatchObject({ active: false, _status: 'published' });
      expect(await inQueue()).toEqual([]);
      expect((await post({ ...decision, seen: answer.body.seen, action: 'offline', undo: true })).status).toBe(200);
      expect(await local.findByID({ collection: 'tools', id })).toMatchObject({ active: true, _status: 'published' });
      expect(await inQueue()).toHaveLength(1);
    });

    test('can take the address they moved to, and undo restores the old one', async () => {
      const finalUrl = address();
      const { id, url, decision } = await suspect({ ok: true, status: 200, problem: 'moved', finalUrl, failedDays: 0, lastFailedOn: null });
      const answer = await post({ ...decision, action: 'replace' });
      expect(answer.status).toBe(200);
      expect(await local.findByID({ collection: 'tools', id })).toMatchObject({ url: finalUrl, _status: 'published' });
      expect(await inQueue()).toEqual([]);
      expect((await post({ ...decision, seen: answer.body.seen, action: 'replace', undo: true })).status).toBe(200);
      expect(await local.findByID({ collection: 'tools', id })).toMatchObject({ url });
    });

    test('take no address that does not respond', async () => {
      const { id, url, decision } = await suspect({ finalUrl: address() });
      const answer = await post({ ...decision, action: 'replace' });
      expect(answer).toMatchObject({ status: 409, body: { errors: [{ message: VALIDATION_MESSAGES.noNewAddress.en }] } });
      expect(await local.findByID({ collection: 'tools', id })).toMatchObject({ url });
    });

    test('can be accepted by an editor for thirty days', async () => {
      const { check: id, decision } = await suspect();
      expect((await post({ ...decision, action: 'stand' })).status).toBe(200);
      expect(await inQueue()).toEqual([]);
      expect((await countWaiting(await requestBy(payload, editor.user))).links).toBe(0);
      await local.update({ collection: 'link-checks', id, data: { dismissedAt: ago(31 * 24) } });
      expect(await inQueue()).toHaveLength(1);
      await local.update({ collection: 'link-checks', id, data: { dismissedAt: ago(29 * 24) } });
      expect(await inQueue()).toEqual([]);
      expect((await post({ ...decision, action: 'stand', undo: true })).status).toBe(200);
      expect(await inQueue()).toHaveLength(1);
    });

    test('do not publish an unfinished draft along the way', async () => {
      const { id, decision } = await suspect();
      await local.update({ collection: 'tools', id, data: { maker: 'Unfinished' }, draft: true });
      const answer = await post({ ...decision, action: 'offline' });
      expect(answer).toMatchObject({ status: 409, body: { errors: [{ message: VALIDATION_MESSAGES.unfinishedDraft.en }] } });
      expect(await local.findByID({ collection: 'tools', id })).not.toMatchObject({ maker: 'Unfinished' });
    });

    test('cannot be decided after the tool has changed', async () => {
      const { id, decision } = await suspect();
      await local.update({ collection: 'tools', id, data: { maker: 'Somebody else' } });
      expect(await post({ ...decision, action: 'offline' })).toMatchObject({
        status: 409,
        body: { errors: [{ message: VALIDATION_MESSAGES.moderationChanged.en }] },
      });
      expect(await local.findByID({ collection: 'tools', id })).toMatchObject({ active: true });
    });

    test('are checked again on request, never on private addresses', async () => {
      const url = 'http://127.0.0.1/';
      const { id } = await check(url, { suspect: true, failedDays: 3, lastFailedOn: '2026-11-03' });
      const answer = await post({ tool: 1, check: id, seen: '', action: 'check' });
      expect(answer).toMatchObject({ status: 200, body: { ok: false, problem: 'not a public web address', waits: true } });
      expect(await checkOf(url)).toMatchObject({ failedDays: 4, problem: 'not a public web address' });
    });
  });
});

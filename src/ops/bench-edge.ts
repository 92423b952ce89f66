/**
 * `npm run bench:edge`: Varnish in front of a running site (BASE_URL, default http://localhost:3000; DATABASE_URL) that was started with
 * `CACHE_TAG_HEADER=xkey EDGE_URLS=http://127.0.0.1:6080`. Prints, and fails below the targets in docs/PERFORMANCE.md:
 * - answers per second beside nginx with the same bytes as a file, each on the first core and wrk on the last one;
 * - milliseconds from the commit of an edit to the first fresh answer (changes one dictionary term and puts it back);
 * - the share of requests that reach the site, for as many of the sitemap's pages as EDGE_PAGES says (20,000).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client } from 'pg';
import { cacheTags } from '@/domain/cache-tags';
import { Failure } from './failure';
import { findFreePort } from './port';
import { stop } from './processes';
import { connectTo, waitForAnswer } from './site';
import { startVarnish } from './varnish';
import { load } from './wrk';

const LEAST_OF_NGINX = 0.7;
const MOST_MS = 300;
const MOST_AT_SITE = 0.001;
const PAGES = ['/', '/tools/chatgpt'];
const EDITS = 200;
const AT_ONCE = 8;
const MIXED_SECONDS = 30;
const SETTLED_MS = 1200;
const HEADERS = { 'Accept-Encoding': 'gzip', 'Accept-Language': 'en' };

const site = process.env.BASE_URL ?? 'http://localhost:3000';
const folder = mkdtempSync(path.join(tmpdir(), 'bench-edge-'));
chmodSync(folder, 0o755);

const report = (isMet: boolean, line: string) => {
  if (!isMet) process.exitCode = 1;
  console.log(`${isMet ? ' ' : '✗'} ${line}`);
};

/** The bytes of an answer as they were sent. */
const bytesOf = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: HEADERS }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(Buffer.concat(parts)) : reject(new Failure(`${url} answers ${answer.statusCode}`)),
      );
    }).on('error', reject);
  });

const settled = () => new Promise((resolve) => setTimeout(resolve, SETTLED_MS));

async function startNginx(port: number): Promise<ChildProcess> {
  const settings = path.join(folder, 'nginx.conf');
  writeFileSync(
    settings,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit; events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  server { listen ${port}; root ${folder}; location / { default_type text/html; add_header Content-Encoding gzip; } } }`,
  );
  const nginx = spawn('taskset', ['-c', '0', 'nginx', '-c', settings, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] });
  await waitForAnswer(`http://127.0.0.1:${port}/`, nginx);
  return nginx;
}

async function besideNginx(edge: string): Promise<void> {
  const port = await findFreePort();
  for (const [index, page] of PAGES.entries()) {
    await bytesOf(edge + page);
    await settled();
    writeFileSync(path.join(folder, `${index}.html`), await bytesOf(edge + page));
  }
  const nginx = await startNginx(port);
  try {
    for (const [index, page] of PAGES.entries()) {
      const [own, file] = [load(edge + page, { headers: HEADERS }), load(`http://127.0.0.1:${port}/${index}.html`, { headers: HEADERS })];
      const ratio = own.perSecond / file.perSecond;
      report(
        ratio >= LEAST_OF_NGINX,
        `${page.padEnd(16)} ${own.perSecond.toFixed(0)}/s  nginx ${file.perSecond.toFixed(0)}/s  × ${ratio.toFixed(2)}`,
      );
    }
  } finally {
    await stop(nginx);
  }
}

async function afterEdits(edge: string, database: Client): Promise<void> {
  const { rows } = await database.query(
    `select t.id, t.slug, l.definition from dictionary_terms t join dictionary_terms_locales l on l._parent_id = t.id and l._locale = 'en'
      where t._status = 'published' order by t.id limit 1`,
  );
  const [term] = rows;
  const edit = (text: string) =>
    database.query(
      `with written as (update dictionary_terms_locales set definition = $1 where _parent_id = $2 and _locale = 'en')
        select cache.expire($3::text[])`,
      [text, term.id, [cacheTags.term(term.id), cacheTags.termSlug(term.slug), cacheTags.termsList]],
    );
  const url = `${edge}/dictionary/${term.slug}`;
  const times: number[] = [];
  try {
    for (let count = 1; count <= EDITS; count += 1) {
      const text = `Edit ${count} of a bench.`;
      await fetch(url, { headers: HEADERS });
      await edit(text);
      const committed = performance.now();
      while (!(await (await fetch(url, { headers: HEADERS })).text()).includes(text)) {
        if (performance.now() - committed > 10_000) throw new Failure('An edit did not arrive within ten seconds.');
      }
      times.push(performance.now() - committed);
    }
  } finally {
    await edit(term.definition);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  report(
    at(0.95) <= MOST_MS,
    `edit to fresh answer: p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, most ${at(1).toFixed(0)} ms (${EDITS} edits)`,
  );
}

const addressesIn = async (url: string) => [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/** Paths of the site's pages, from its sitemap. */
async function pagePaths(count: number): Promise<string[]> {
  const listed = await addressesIn(`${site}/sitemap.xml`);
  const files = listed.filter((address) => address.endsWith('.xml'));
  const pages = files.length === 0 ? listed : [];
  for (const file of files) if (pages.length < count) pages.push(...(await addressesIn(site + new URL(file).pathname)));
  return pages.slice(0, count).map((address) => new URL(address).pathname);
}

async function shareAtSite(edge: string, siteRequests: () => number): Promise<void> {
  const paths = await pagePaths(Number(process.env.EDGE_PAGES ?? 20_000));
  const settledLanguage = { ...HEADERS, Cookie: 'NEXT_LOCALE=en' };
  const rest = paths.values();
  const warm = async () => {
    for (const page of rest) await (await fetch(edge + page, { headers: settledLanguage })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, warm));
  const script = path.join(folder, 'mix.lua');
  writeFileSync(path.join(folder, 'paths'), paths.join('\n'));
  writeFileSync(
    script,
    `local paths = {}
for line in io.lines('${folder}/paths') do paths[#paths + 1] = line end
request = function() return wrk.format(nil, paths[math.random(#paths)]) end`,
  );
  const before = siteRequests();
  const { answers, perSecond } = load(edge, { headers: settledLanguage, seconds: MIXED_SECONDS, script });
  const share = (siteRequests() - before) / answers;
  const text = `${paths.length} pages at random: ${perSecond.toFixed(0)}/s, ${(share * 100).toFixed(3)} % of ${answers} requests reached the site`;
  report(share <= MOST_AT_SITE, text);
}

async function main(): Promise<void> {
  const database = await connectTo(process.env.DATABASE_URL ?? '');
  const port = await findFreePort();
  const varnish = await startVarnish({ site, port, purgePort: 6080, memory: '2g', cores: '0' });
  try {
    const edge = `http://127.0.0.1:${port}`;
    await besideNginx(edge);
    await afterEdits(edge, database);
    await shareAtSite(edge, varnish.siteRequests);
  } finally {
    await varnish.stop();
    await database.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

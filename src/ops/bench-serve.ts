/**
 * `npm run bench:serve`: requests per second for cached pages of a running site (BASE_URL, default http://localhost:3000) beside a site made of
 * Payload's website template (PEER_URL) in one run, since machines and hours differ by more than the sites do. Needs wrk, which gets the last core:
 * pin each server to the first (`taskset -c 0`). Fails where the site is slower.
 */
import { Failure } from './failure';
import { load } from './wrk';

/** Home, list and detail page of the site and of the peer. */
const PAIRS = [
  ['/', '/'],
  ['/tools', '/posts'],
  ['/tools/chatgpt', '/posts/post-1'],
] as const;
const ENGLISH = { 'Accept-Language': 'en' };
const ENCODINGS = { plain: 'identity', gzip: 'gzip' };
const ROUNDS = 2;
const WARM_REQUESTS = 5;

const origin = process.env.BASE_URL ?? 'http://localhost:3000';
const peer = process.env.PEER_URL;

async function warm(url: string, encoding: string): Promise<void> {
  for (let request = 0; request < WARM_REQUESTS; request += 1) {
    const ask = () => fetch(url, { headers: { ...ENGLISH, 'Accept-Encoding': encoding }, redirect: 'manual' });
    // A connection kept from before the last load may have been closed.
    const { status } = await ask().catch(ask);
    if (status !== 200) throw new Failure(`${url} answers ${status}`);
  }
}

async function main(): Promise<void> {
  if (!peer) throw new Failure('PEER_URL is missing: figures of one site alone say little about it.');
  for (const [path, peerPath] of PAIRS) {
    for (const [name, encoding] of Object.entries(ENCODINGS)) {
      const urls = [origin + path, peer + peerPath];
      for (const url of urls) await warm(url, encoding);
      const best = [0, 0];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [site, url] of urls.entries())
          best[site] = Math.max(best[site] ?? 0, load(url, { headers: { ...ENGLISH, 'Accept-Encoding': encoding } }).perSecond);
      }
      const [own = 0, other = 0] = best;
      if (own < other) process.exitCode = 1;
      console.log(
        `${path.padEnd(16)}${name.padEnd(8)}${own.toFixed(0).padStart(7)}/s  peer ${other.toFixed(0).padStart(7)}/s  × ${(own / other).toFixed(2)}`,
      );
    }
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exit(1);
}

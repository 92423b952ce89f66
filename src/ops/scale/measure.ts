import { Agent, request } from 'node:http';

export const ROUNDS = 200;
const WARM_UP = 40;

export interface Times {
  p50: number;
  p95: number;
  p99: number;
}

let isBroken = false;

export const hasBrokenLimit = () => isBroken;

export function breakLimit(): void {
  isBroken = true;
}

/** Times an action in milliseconds, after warm-up rounds. */
export async function measure(action: (round: number) => Promise<unknown>, rounds = ROUNDS): Promise<Times> {
  const times: number[] = [];
  for (let round = -Math.min(WARM_UP, rounds); round < rounds; round += 1) {
    const start = performance.now();
    await action(Math.abs(round));
    if (round >= 0) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Prints a line; a 95th percentile above `limit` (milliseconds) counts as broken. */
export function report(what: string, times: Times, limit: number | null, naive?: Times): void {
  const ms = (value: number) => value.toFixed(1).padStart(7);
  const isOver = limit !== null && times.p95 > limit;
  isBroken ||= isOver;
  const verdict = limit === null ? '' : `limit ${limit} ms ${isOver ? 'BROKEN' : 'ok'}`;
  const ratio = naive ? `naive p50 ${ms(naive.p50)} ms, ${(naive.p50 / times.p50).toFixed(0)}×` : '';
  console.log(`${what.padEnd(44)} p50 ${ms(times.p50)}  p95 ${ms(times.p95)}  p99 ${ms(times.p99)}  ${verdict.padEnd(18)} ${ratio}`);
}

/** Connections stay open, as in a browser. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export function closeConnections(): void {
  agent.destroy();
}

export function get(url: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.once('error', reject);
    sent.end();
  });
}

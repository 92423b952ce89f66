import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { env } from '@/env';

const GATHER_MS = 6000;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request has the token of the metrics, compared in constant time. */
const isAllowed = ({ headers }: IncomingMessage, token: string) => timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

let asked = 0;

/** The sums of all processes, which the first one asks (`web-processes.mjs`); null if one of them didn't answer. */
function sumOfProcesses(): Promise<string | null> {
  asked += 1;
  const question = asked;
  return new Promise((resolve) => {
    const settle = (text: string | null) => {
      clearTimeout(timer);
      process.off('message', receive);
      resolve(text);
    };
    const receive = (message: { metricsQuestion?: number; text?: string | null }) => {
      if (message?.metricsQuestion === question) settle(message.text ?? null);
    };
    const timer = setTimeout(settle, GATHER_MS, null);
    process.on('message', receive);
    process.send?.({ metricsQuestion: question });
  });
}

/** Starts to count, if there is a token to ask for the numbers with. */
export async function startMetrics(): Promise<void> {
  if (!env.METRICS_TOKEN) return;
  const [{ AggregatorRegistry }, { measureRequests, processMetrics }] = await Promise.all([import('prom-client'), import('./measure-requests')]);
  measureRequests();
  if (cluster.isPrimary) return;
  AggregatorRegistry.setRegistries(processMetrics);
  // Answers the first process from now on.
  new AggregatorRegistry();
}

/** The metrics as Prometheus text: 404 without a token in the settings, 401 without it in the request. */
export async function metricsAnswer(request: IncomingMessage): Promise<{ status: number; body: string; type?: string }> {
  if (!env.METRICS_TOKEN) return { status: 404, body: 'Not found\n' };
  if (!isAllowed(request, env.METRICS_TOKEN)) return { status: 401, body: 'Authorization: Bearer METRICS_TOKEN is needed.\n' };
  const [{ processMetrics }, { storedMetrics }] = await Promise.all([import('./measure-requests'), import('@/server/operations/stored-metrics')]);
  const [counted, stored] = await Promise.all([cluster.isPrimary ? processMetrics.metrics() : sumOfProcesses(), storedMetrics()]);
  if (counted === null) return { status: 503, body: 'A web process did not answer.\n' };
  return { status: 200, body: `${counted}${stored}`, type: processMetrics.contentType };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { routes } from '@/domain/routes';
import { failedChecks } from '@/server/operations/readiness';
import { answerFirst } from './answer-first';
import { isDraining } from './drain';
import { metricsAnswer } from './metrics';

interface Answer {
  status: number;
  body: string;
  type?: string;
}

const json = (status: number, value: unknown): Answer => ({ status, body: JSON.stringify(value), type: 'application/json' });

async function readiness(): Promise<Answer> {
  const failed = isDraining() ? ['draining'] : await failedChecks();
  return failed.length === 0 ? json(200, { ready: true }) : json(503, { ready: false, failed });
}

const ANSWERS = new Map<string, (request: IncomingMessage) => Answer | Promise<Answer>>([
  [routes.healthz, () => json(200, { alive: true })],
  [routes.readyz, readiness],
  [routes.metrics, metricsAnswer],
]);

async function send(request: IncomingMessage, response: ServerResponse, answer: Answer | Promise<Answer>): Promise<void> {
  const failure = { status: 500, body: '' };
  const { status, body, type = 'text/plain; charset=utf-8' }: Answer = await Promise.resolve(answer).catch(() => failure);
  response.setHeader('Cache-Control', 'no-store').setHeader('X-Content-Type-Options', 'nosniff').setHeader('Content-Type', type);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
}

/** Answers the addresses for operators before Next's router, which neither redirects nor delays them. */
export function answerOperators(): void {
  answerFirst((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const answer = isRead ? ANSWERS.get(request.url?.split('?', 1)[0] ?? '') : undefined;
    if (answer) void send(request, response, answer(request));
    return answer !== undefined;
  });
}

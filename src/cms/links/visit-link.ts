import { setTimeout } from 'node:timers/promises';
import { type AgentFor, followLink, type LinkAnswer, type LinkProblem, ROBOTS_NAME } from './follow-link';
import { ROBOTS_MAX_BYTES, robotsRules } from './robots-rules';

const GAP_MS = 1000;

type InTurn = <T>(host: string, request: () => Promise<T>) => Promise<T>;

/** Serialises requests per host, a second apart; hosts don't wait for each other. */
function hostTurns(wait: (ms: number) => Promise<unknown>): InTurn {
  const turns = new Map<string, Promise<unknown>>();
  return (host, request) => {
    const mine = (turns.get(host) ?? Promise.resolve()).then(request);
    const rest = () => wait(GAP_MS);
    turns.set(host, mine.then(rest, rest));
    return mine;
  };
}

interface Visiting {
  agentFor?: AgentFor;
  signal?: AbortSignal;
  wait?: (ms: number) => Promise<unknown>;
}

/**
 * Visits URLs politely: reads a host's robots.txt once per visitor, and sends one request at a time to a host, redirects included. A missing or
 * unreachable robots.txt allows everything; one that fails with a server error allows nothing for now.
 */
export function linkVisitor({ agentFor, signal, wait = setTimeout }: Visiting = {}): (url: string) => Promise<LinkAnswer> {
  const inTurn = hostTurns(wait);
  const rules = new Map<string, Promise<(url: string) => LinkProblem | null>>();

  async function readRules(origin: string): Promise<(url: string) => LinkProblem | null> {
    const robotsUrl = `${origin}/robots.txt`;
    const { ok, status = 0, text = '' } = await followLink(robotsUrl, { agentFor, signal, inTurn, maxBytes: ROBOTS_MAX_BYTES });
    if (status >= 500 || status === 429) return () => 'robots.txt not available';
    if (!ok) return () => null;
    const isAllowed = robotsRules(robotsUrl, text, ROBOTS_NAME);
    return (url) => (isAllowed(url) ? null : 'robots.txt');
  }

  async function refuse({ origin, href }: URL): Promise<LinkProblem | null> {
    const known = rules.get(origin) ?? readRules(origin);
    rules.set(origin, known);
    return (await known)(href);
  }

  return (url) => followLink(url, { agentFor, signal, inTurn, refuse });
}

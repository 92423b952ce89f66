import { createHash } from 'node:crypto';
import * as z from 'zod';
import { fieldMessages } from '@/domain/schemas/parse-form';
import { asOnceContributor, type OnceContributor } from '@/server/door/contributions';
import { secondsToWait } from '@/server/rate-limit';
import { type Call, ToolProblem } from './tool';

const HOUR = 3600;
const DAY = 86_400;

/** Stricter than for the site's forms, since agents solve no proof of work. */
const PROPOSALS_PER_HOUR = 5;
const PROPOSALS_PER_ADDRESS_AND_DAY = 5;
const PROPOSALS_OF_ALL_PER_DAY = 200;

/** The sender of a proposal. */
export const email = z.string().max(254).describe('E-mail address of the person you act for: they are told what the editors decide. Never public.');

/** Parses a proposal by a form schema. Errors are in the language of the call. */
export function readProposal<Schema extends z.ZodType>(schema: Schema, input: unknown, { locale, t }: Call): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const wrong = Object.entries(fieldMessages(parsed.error, locale)).map(([name, message]) => `- ${name}: ${message}`);
  throw new ToolProblem([t('invalid'), ...wrong].join('\n'));
}

async function countProposal(email: string, { address, t }: Call): Promise<void> {
  const bounds = [
    { name: 'mcp:proposals', who: address, points: PROPOSALS_PER_HOUR, seconds: HOUR },
    { name: 'mcp:identity', who: email.toLowerCase(), points: PROPOSALS_PER_ADDRESS_AND_DAY, seconds: DAY },
    { name: 'mcp:all', who: 'everybody', points: PROPOSALS_OF_ALL_PER_DAY, seconds: DAY },
  ];
  // The shared limit comes last: refused senders must not use it up.
  for (const { name, who, points, seconds } of bounds) {
    const wait = await secondsToWait(name, who, { points, seconds });
    if (wait > 0) throw new ToolProblem(t('limited', { minutes: Math.ceil(wait / 60) }));
  }
}

/** Counts a proposal and answers a contributor for it, which skips one that was sent before within a day. */
export async function proposalContributor(name: string, proposal: { email: string }, call: Call): Promise<OnceContributor> {
  await countProposal(proposal.email, call);
  const fingerprint = createHash('sha256').update(`mcp:${name}`).update(JSON.stringify(proposal)).digest('base64url');
  return asOnceContributor(fingerprint, DAY);
}

/** The answer to a queued proposal. */
export const waiting = (message: string) => ({ structured: { status: 'waiting' as const, message }, text: message });

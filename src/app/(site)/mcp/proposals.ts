import { createHash } from 'node:crypto';
import * as z from 'zod';
import { fieldErrors } from '@/domain/schemas/form-errors';
import { validationMessage } from '@/domain/validation-messages';
import { type Contributor, writeOnce } from '@/server/door/contributions';
import { secondsToWait } from '@/server/rate-limit';
import { type Call, ToolProblem } from './tool';

const HOUR = 3600;
const DAY = 86_400;

/** Stricter than the forms of the site, since nobody can ask an agent for a proof of work. */
const PROPOSALS_PER_HOUR = 5;
const PROPOSALS_PER_ADDRESS_AND_DAY = 5;
const PROPOSALS_OF_ALL_PER_DAY = 200;

/** Whose proposal it is. */
export const email = z.string().max(254).describe('E-mail address of the person you act for: they are told what the editors decide. Never public.');

/** Reads what is proposed by the schema of the site's forms; what is wrong is said in the language of the call. */
export function readProposal<Schema extends z.ZodType>(schema: Schema, input: unknown, { locale, t }: Call): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const wrong = Object.entries(fieldErrors(parsed.error)).map(([name, key]) => `- ${name}: ${validationMessage(key, locale)}`);
  throw new ToolProblem([t('invalid'), ...wrong].join('\n'));
}

async function countProposal(email: string, { address, t }: Call): Promise<void> {
  const bounds = [
    { name: 'mcp:proposals', who: address, points: PROPOSALS_PER_HOUR, seconds: HOUR },
    { name: 'mcp:identity', who: email.toLowerCase(), points: PROPOSALS_PER_ADDRESS_AND_DAY, seconds: DAY },
    { name: 'mcp:all', who: 'everybody', points: PROPOSALS_OF_ALL_PER_DAY, seconds: DAY },
  ];
  // In this order, so that whoever is refused for themselves uses up nothing of the others.
  for (const { name, who, points, seconds } of bounds) {
    const wait = await secondsToWait(name, who, { points, seconds });
    if (wait > 0) throw new ToolProblem(t('limited', { minutes: Math.ceil(wait / 60) }));
  }
}

/**
 * Keeps a proposal within the limits of its sender. The same proposed again within a day is kept once.
 * @returns what `keep` answered, or null when the same was kept before
 */
export async function keepProposal<T>(
  name: string,
  proposal: { email: string },
  call: Call,
  keep: (contributor: Contributor) => Promise<T>,
  isKept: (answer: T) => boolean,
): Promise<T | null> {
  await countProposal(proposal.email, call);
  const print = createHash('sha256').update(`mcp:${name}`).update(JSON.stringify(proposal)).digest('base64url');
  return writeOnce(print, DAY, keep, isKept);
}

/** The answer about something that waits for an editor now. */
export const waiting = (message: string) => ({ structured: { status: 'waiting' as const, message }, text: message });

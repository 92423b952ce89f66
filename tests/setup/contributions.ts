import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { unseal } from '@/cms/mail/sealed';
import { submitTool } from '@/cms/submissions/submit-tool';
import type { ReviewData } from '@/domain/schemas/review';
import type { ToolSubmissionData } from '@/domain/schemas/tool-submission';
import type { Actor } from './payload';
import { unique } from './payload';
import { newAddress } from './smtp';

/** A fresh request, as for every visit and every panel call. */
export const requestBy = (payload: Payload, user: Actor | null = null): Promise<PayloadRequest> =>
  createLocalReq(user ? { user: { ...user, collection: 'users' } as never } : {}, payload);

/** A valid submission by a visitor; the name may resemble a listed tool's. */
export function submission(category: number, changes: Partial<ToolSubmissionData> = {}): ToolSubmissionData {
  const name = unique('Sent in');
  return {
    name,
    url: `https://${name.replaceAll(' ', '-').toLowerCase()}.example.org`,
    tagline: 'Doet iets handigs',
    description: 'Een alinea.\n\nNog een alinea.',
    categories: [category],
    features: ['Snel', 'Veilig'],
    plans: [{ name: 'Basis', kind: 'paid', price: 9.5, currency: 'EUR', unit: 'month' }],
    featureVideo: '',
    email: newAddress(),
    representative: true,
    insist: true,
    locale: 'nl',
    ...changes,
  };
}

/** Submits a tool and returns the draft's id. */
export async function submitted(payload: Payload, data: ToolSubmissionData): Promise<number> {
  const outcome = await submitTool(await requestBy(payload), data);
  if (outcome.refused) throw new Error(`Refused: ${outcome.refused}`);
  return outcome.id;
}

export const reviewOf = (tool: number, changes: Partial<ReviewData> = {}): ReviewData => ({
  tool,
  ratings: { easeOfUse: 4, general: 5 },
  title: unique('Titel'),
  text: 'Werkt goed.',
  anonymous: false,
  name: 'Vera',
  email: newAddress(),
  location: 'Utrecht',
  locale: 'nl',
  ...changes,
});

export interface QueuedMail {
  id: number;
  kind: string;
  to: string;
  locale: string;
  data: Record<string, string>;
  waitUntil: string | null;
}

/** Oldest first. */
export async function queuedMails(payload: Payload, to: string): Promise<QueuedMail[]> {
  const { rows } = await payload.db.pool.query(
    "select id, input, wait_until from payload_jobs where task_slug = 'send-mail' and input ->> 'to' = $1 order by id",
    [to],
  );
  return Promise.all(rows.map(async ({ id, input, wait_until }) => ({ id, ...input, data: await unseal(input.data), waitUntil: wait_until })));
}

import configPromise from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { env } from '@/env';
import { requireDatabase } from './site';

/** Payload outside Next: without the process that writes types and Next's reload socket, which both belong to development. */
export async function openPayload(): Promise<Payload> {
  const config = await configPromise;
  config.typescript.autoGenerate = false;
  process.env.DISABLE_PAYLOAD_HMR = 'true';
  return getPayload({ config, disableOnInit: true });
}

/** Opens Payload for one action. @throws Failure when the database can't be reached */
export async function withPayload(action: (payload: Payload) => Promise<void>): Promise<void> {
  await requireDatabase(env.DATABASE_URL);
  const payload = await openPayload();
  await action(payload).finally(() => payload.destroy());
}

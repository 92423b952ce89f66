/**
 * `npm run secrets:reencrypt`: encrypts again what PAYLOAD_SECRET_OLD encrypted in the database, by PAYLOAD_SECRET. The site keeps running. May be
 * repeated.
 */
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Client } from 'pg';
import { env } from '@/env';
import { keyring } from '@/keys';
import { Failure, runCommand } from './failure';
import { connectTo } from './site';

const ENCRYPTED = [
  { what: 'authenticator secrets', table: 'auth."twoFactor"', column: 'secret', purpose: 'accounts' },
  { what: 'lists of backup codes', table: 'auth."twoFactor"', column: '"backupCodes"', purpose: 'accounts' },
  { what: 'token keys', table: 'auth.jwks', column: '"privateKey"', purpose: 'accounts' },
  { what: 'access tokens of providers', table: 'auth.account', column: '"accessToken"', purpose: 'accounts' },
  { what: 'refresh tokens of providers', table: 'auth.account', column: '"refreshToken"', purpose: 'accounts' },
  { what: 'waiting mails', table: 'payload_jobs', column: 'input', purpose: 'waiting-mails' },
] as const;

const BATCH = 500;
/** What Better Auth's `symmetricEncrypt` returns, also inside JSON. */
const ENVELOPE = /\$ba\$\d+\$[0-9a-f]+/;

/** @returns the text with its encrypted part encrypted again; null if no key fits */
async function encryptedAgain(text: string, key: ReturnType<typeof keyring>): Promise<string | null> {
  const envelope = ENVELOPE.exec(text)?.[0] ?? '';
  try {
    const again = await symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data: envelope }) });
    return text.replace(envelope, () => again);
  } catch {
    return null;
  }
}

/** @returns how many values were encrypted again, and how many no key fits */
async function reencrypt(client: Client, { table, column, purpose }: (typeof ENCRYPTED)[number]): Promise<{ done: number; unreadable: number }> {
  const key = keyring(purpose);
  const count = { done: 0, unreadable: 0 };
  for (let last = ''; ; ) {
    const { rows } = await client.query<{ id: string; value: string }>(
      `select id::text as id, ${column}::text as value from ${table}
        where ${column}::text like '%$ba$%' and ${column}::text not like $1 and id::text > $2 order by id::text limit ${BATCH}`,
      [`%$ba$${key.currentVersion}$%`, last],
    );
    for (const { id, value } of rows) {
      const again = await encryptedAgain(value, key);
      if (again === null) count.unreadable += 1;
      // Unless the site has just changed it.
      else {
        const update = `update ${table} set ${column} = $1 where id::text = $2 and ${column}::text = $3`;
        count.done += (await client.query(update, [again, id, value])).rowCount ?? 0;
      }
      last = id;
    }
    if (rows.length < BATCH) return count;
  }
}

await runCommand(async () => {
  if (!env.PAYLOAD_SECRET_OLD) throw new Failure('Set PAYLOAD_SECRET_OLD to the secret that encrypted the data.');
  const client = await connectTo(env.DATABASE_URL);
  let unreadable = 0;
  for (const values of ENCRYPTED) {
    const count = await reencrypt(client, values);
    console.log(`${values.what}: ${count.done} encrypted again`);
    unreadable += count.unreadable;
  }
  await client.end();
  if (unreadable > 0) throw new Failure(`${unreadable} values were encrypted by neither PAYLOAD_SECRET nor PAYLOAD_SECRET_OLD and stay unreadable.`);
});

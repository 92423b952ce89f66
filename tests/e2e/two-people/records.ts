import { type APIRequestContext, expect } from '@playwright/test';
import { Client } from 'pg';

/** The newest version of a tool that has a tagline in a language. */
export async function versionWith(request: APIRequestContext, id: number, locale: 'en' | 'nl', tagline: string): Promise<number> {
  const { docs } = await (await request.get(`/api/tools/versions?where[parent][equals]=${id}&locale=${locale}&depth=0&limit=100`)).json();
  const found = docs.find(({ version }: { version: { tagline: string } }) => version.tagline === tagline);
  expect(found, `a version with “${tagline}”`).toBeTruthy();
  return found.id;
}

/** Makes the one waiting schedule of a tool due. */
export async function dueNow(id: number): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "update payload_jobs set wait_until = now() where task_slug = 'schedulePublish' and input->'doc'->>'value' = $1 and completed_at is null",
      [String(id)],
    );
    expect(rowCount).toBe(1);
  } finally {
    await client.end();
  }
}

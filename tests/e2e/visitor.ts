import { randomInt, randomUUID } from 'node:crypto';
import { test as base } from '@playwright/test';

/** Every test gets its own client address, since rate limits count by address. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'X-Forwarded-For': `198.${randomInt(18, 20)}.${randomInt(0, 256)}.${randomInt(1, 255)}` });
  },
});

/** Makes a text unique. */
export const unlike = (text: string) => `${text} ${randomUUID().slice(0, 6)}`;
export const newAddress = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.net`;

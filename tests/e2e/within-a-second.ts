import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';

const SECOND = 1000;
const POLL_MS = 100;

/** Waits until an answer shows a change; one asked for a second after it must, though a busy machine may take longer to send it. */
export async function expectWithinASecond(isShown: () => Promise<boolean>, message?: string): Promise<void> {
  const end = Date.now() + SECOND;
  while (Date.now() < end) {
    if (await isShown()) return;
    await setTimeout(POLL_MS);
  }
  expect(await isShown(), message).toBe(true);
}

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { SIGN_IN_CODE_MINUTES } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { env } from '@/env';

const TIMEOUT_MS = 10_000;

export interface TextMessage {
  /** Phone number in E.164 format. */
  to: string;
  text: string;
}

/** Posts `{ to, text }` as JSON to the provider. @throws when it can't be reached or answers with an error */
async function post(message: TextMessage): Promise<void> {
  const response = await fetch(String(env.SMS_WEBHOOK_URL), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(env.SMS_WEBHOOK_TOKEN ? { Authorization: `Bearer ${env.SMS_WEBHOOK_TOKEN}` } : {}) },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`The SMS provider answered ${response.status}`);
}

/** Writes the message to a file and the log, for development. */
async function writeToFile(payload: Payload, folder: string, message: TextMessage): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${message.to.slice(-4)}.json`), JSON.stringify(message));
  payload.logger.info(`Text message for ${message.to}: ${message.text}`);
}

/** Sends a text message through the configured provider. @throws when the provider doesn't accept it */
export async function sendTextMessage(payload: Payload, message: TextMessage): Promise<void> {
  if (env.SMS_WEBHOOK_URL) await post(message);
  else if (env.SMS_DIR) await writeToFile(payload, env.SMS_DIR, message);
  else throw new Error('No SMS provider configured: set SMS_WEBHOOK_URL.');
}

const CODE_TEXT: Record<Locale, (code: string, minutes: number) => string> = {
  en: (code, minutes) => `${code} is your code for ${env.PRODUCT_NAME}. It works for ${minutes} minutes. Do not share it.`,
  nl: (code, minutes) => `${code} is je code voor ${env.PRODUCT_NAME}. Hij werkt ${minutes} minuten. Deel hem met niemand.`,
};

export const codeMessage = (code: string, locale: Locale) => CODE_TEXT[locale](code, SIGN_IN_CODE_MINUTES);

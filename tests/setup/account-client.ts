import { randomInt } from 'node:crypto';
import { type Payload as AltchaPayload, type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CLIENT_ADDRESS_HEADER } from '@/domain/client-address-header';
import { receiveAccountRequest } from '@/server/account-door';
import { newChallenge } from '@/server/proof-of-work';
import { type Json, ORIGIN } from './rest';

export interface AccountReply {
  status: number;
  body: Json;
  headers: Headers;
}

const solved: string[] = [];

/** Solves puzzles in advance: each is valid once and takes a while. */
export async function solveProofs(count: number): Promise<void> {
  const proofs = await Promise.all(
    Array.from({ length: count }, async () => {
      const challenge: Challenge = await newChallenge();
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution } as AltchaPayload)).toString('base64');
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 1600));
  solved.push(...proofs);
}

const newAddress = () => `203.0.${randomInt(0, 256)}.${randomInt(1, 255)}`;

/** A client that preserves cookies, address and language between calls. */
export class Browser {
  readonly cookies = new Map<string, string>();
  constructor(
    readonly language: 'en' | 'nl' = 'en',
    readonly address = newAddress(),
  ) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get isSignedIn(): boolean {
    return [...this.cookies.keys()].some((name) => name.endsWith('session_token'));
  }

  async call(
    path: string,
    body?: Record<string, unknown>,
    options: { captcha?: boolean; headers?: Record<string, string | null> } = {},
  ): Promise<AccountReply> {
    const headers = new Headers({ 'Accept-Language': this.language, [CLIENT_ADDRESS_HEADER]: this.address, Origin: ORIGIN });
    if (this.cookie) headers.set('Cookie', this.cookie);
    if (body) headers.set('Content-Type', 'application/json');
    if (options.captcha) headers.set('X-Captcha-Response', solved.pop() ?? '');
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    const url = path.startsWith('http') ? path : `${ORIGIN}/api/auth${path}`;
    return this.storeCookies(
      await receiveAccountRequest(new Request(url, { method: body ? 'POST' : 'GET', headers, ...(body ? { body: JSON.stringify(body) } : {}) })),
    );
  }

  /** Stores the cookies of a response. */
  async storeCookies(response: Response): Promise<AccountReply> {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      if (value === '' || /max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    let body: Json = null;
    try {
      body = JSON.parse(text);
    } catch {
      body = text;
    }
    return { status: response.status, body, headers: response.headers };
  }
}

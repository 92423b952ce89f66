import type { Server } from 'node:http';
import Provider from 'oidc-provider';

/** An account at the provider. */
export interface ProviderAccount {
  email: string;
  emailVerified: boolean;
  name: string;
}

/** Runs a real OpenID provider in this process; tests decide who signs in. */
export async function startOpenIdProvider(siteUrl: string, issuer = String(process.env.OIDC_ISSUER)) {
  const accounts = new Map<string, ProviderAccount>();
  const authorizations: URL[] = [];
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: String(process.env.OIDC_CLIENT_ID),
        client_secret: String(process.env.OIDC_CLIENT_SECRET),
        redirect_uris: [`${siteUrl}/api/auth/callback/oidc`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['only-for-tests'] },
    findAccount: (_ctx: unknown, sub: string) => {
      const account = accounts.get(sub);
      return account && { accountId: sub, claims: () => ({ sub, email: account.email, email_verified: account.emailVerified, name: account.name }) };
    },
  });
  provider.use(async (ctx: { URL: URL }, next: () => Promise<void>) => {
    if (ctx.URL.pathname === '/auth') authorizations.push(ctx.URL);
    await next();
  });
  const server: Server = await new Promise((resolve) => {
    const listening: Server = provider.listen(Number(new URL(issuer).port), () => resolve(listening));
  });
  return {
    accounts,
    /** Authorization requests, newest last. */
    authorizations,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/**
 * Signs in and consents, or cancels, on the provider's pages like a browser.
 * @returns the provider's redirect URL
 */
export async function authorize(start: string, as: string | 'cancel'): Promise<string> {
  const cookies = new Map<string, string>();
  const visit = async (url: string, form?: Record<string, string>) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const pair = cookie.split(';')[0] ?? '';
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    await response.text();
    return new URL(response.headers.get('location') ?? url, url).href;
  };
  let url = await visit(start);
  for (let step = 0; step < 8 && !url.includes('/api/auth/callback/'); step += 1) {
    if (!url.includes('/interaction/')) url = await visit(url);
    else if (as === 'cancel') url = await visit(`${url}/abort`);
    else url = await visit(url, step === 0 ? { prompt: 'login', login: as, password: 'any' } : { prompt: 'consent' });
  }
  return url;
}

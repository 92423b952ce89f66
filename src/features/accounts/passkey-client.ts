import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';

/** Better Auth's passkey client, loaded on first use. */
export async function passkeyAccess(locale: Locale) {
  const [{ createAuthClient }, { passkeyClient }] = await Promise.all([import('better-auth/client'), import('@better-auth/passkey/client')]);
  return createAuthClient({
    baseURL: window.location.origin,
    basePath: routes.authApi,
    plugins: [passkeyClient()],
    fetchOptions: { headers: { 'Accept-Language': locale } },
  });
}

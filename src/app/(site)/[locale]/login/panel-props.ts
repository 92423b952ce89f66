import { getMessages } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { env } from '@/env';
import type { LoginSettings } from '@/features/accounts/login-flow';

/** Props of the login panel, on its pages and in the dialog. Only configured ways to sign in are on. */
export async function loginPanelProps(locale: Locale): Promise<LoginSettings> {
  const { account } = await getMessages({ locale });
  return {
    locale,
    texts: { ...account.shared, ...account.login },
    providers: {
      google: Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET),
      oidc: env.OIDC_ISSUER && env.OIDC_CLIENT_ID ? env.OIDC_NAME : null,
    },
    phone: Boolean(env.SMS_WEBHOOK_URL || env.SMS_DIR),
  };
}

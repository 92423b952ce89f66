import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { LoginPage as LoginForm } from '@/features/account/components/login-page';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/lib/metadata';
import { loginPanelProps } from './panel-props';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('account.login')]);
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.login, locale, noIndex: true });
}

export default async function LoginPage() {
  const settings = await loginPanelProps(await pageLocale());
  return (
    <div className="mx-auto max-w-[26rem]">
      <noscript>
        <p className="text-2xl font-bold">{settings.texts.title}</p>
        <p className="mt-5">{settings.texts.needsScript}</p>
      </noscript>
      <LoginForm settings={settings} />
    </div>
  );
}

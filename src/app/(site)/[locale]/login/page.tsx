import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { LoginPage as LoginForm } from '@/features/accounts/components/login-page';
import { pageLocale } from '@/i18n/page-locale';
import { unlistedPageMetadata } from '@/seo/metadata';
import { Trail } from '../trail';
import { loginPanelProps } from './panel-props';

export const generateMetadata = unlistedPageMetadata('account.login', routes.login);

export default async function LoginPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('account.login')]);
  const settings = await loginPanelProps(locale);
  return (
    <>
      <Trail locale={locale} name={t('title')} />
      <div className="mx-auto max-w-[26rem]">
        <noscript>
          <p className="text-2xl font-bold">{settings.texts.title}</p>
          <p className="mt-5">{settings.texts.needsScript}</p>
        </noscript>
        <LoginForm settings={settings} />
      </div>
    </>
  );
}

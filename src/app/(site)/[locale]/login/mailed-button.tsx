import { getTranslations } from 'next-intl/server';
import { accountErrorText } from '@/domain/account-errors';
import { localePath, routes } from '@/domain/routes';
import type { WayBack } from '@/domain/way-back';
import { MailedForm } from '@/features/accounts/components/mailed-form';
import { pageLocale } from '@/i18n/page-locale';
import { buttonStyles } from '@/ui/button-styles';
import { FormMessage } from '@/ui/form/form-message';
import { PageTop } from '../page-top';

interface MailedButtonProps {
  texts: 'confirmEmail' | 'signInLink';
  /** Path below `/api/auth` that takes the token. */
  path: string;
  token: string;
  /** Further fields, such as where to continue. */
  fields: Record<string, string>;
  wayBack: WayBack;
}

/** A button that works without scripts; mail scanners only open the link. */
export async function MailedButton({ texts, path, token, fields, wayBack: { bookmark } }: MailedButtonProps) {
  const [locale, t, login] = await Promise.all([pageLocale(), getTranslations(`account.${texts}`), getTranslations('account.login')]);
  return (
    <>
      <PageTop locale={locale} name={t('title')} />
      {token ? (
        <MailedForm action={`${routes.authApi}${path}`} request={{ bookmark }}>
          <p className="text-lg">{t('ask')}</p>
          {Object.entries({ token, ...fields }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className={`justify-self-start ${buttonStyles('primary')}`}>
            {t('button')}
          </button>
        </MailedForm>
      ) : (
        <div className="grid max-w-xl justify-items-start gap-5">
          <FormMessage kind="bad">{accountErrorText('invalid_link', locale)}</FormMessage>
          <a href={localePath(routes.login, locale)} className={buttonStyles('secondary')}>
            {login('back')}
          </a>
        </div>
      )}
    </>
  );
}

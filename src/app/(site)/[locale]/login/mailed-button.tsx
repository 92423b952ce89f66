import { accountErrorText } from '@/domain/account-errors';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { buttonStyles } from '@/ui/button-styles';
import { FormMessage } from '@/ui/form/form-message';
import { PageHeader } from '@/ui/page-header';
import { Trail } from '../trail';

interface MailedButtonProps {
  locale: Locale;
  texts: { title: string; ask: string; button: string; login: string };
  /** Path below `/api/auth` that takes the token. */
  path: string;
  token: string;
  /** Further fields, such as where to continue. */
  fields: Record<string, string>;
}

/** A button that works without scripts; mail scanners only open the link. */
export function MailedButton({ locale, texts, path, token, fields }: MailedButtonProps) {
  return (
    <>
      <Trail locale={locale} name={texts.title} />
      <PageHeader title={texts.title} />
      {token ? (
        <form method="get" action={`${routes.authApi}${path}`} className="grid max-w-xl gap-5">
          <p className="text-lg">{texts.ask}</p>
          {Object.entries({ token, ...fields }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className={`justify-self-start ${buttonStyles('primary')}`}>
            {texts.button}
          </button>
        </form>
      ) : (
        <div className="grid max-w-xl justify-items-start gap-5">
          <FormMessage kind="bad">{accountErrorText('invalid_link', locale)}</FormMessage>
          <a href={localePath(routes.login, locale)} className={buttonStyles('secondary')}>
            {texts.login}
          </a>
        </div>
      )}
    </>
  );
}

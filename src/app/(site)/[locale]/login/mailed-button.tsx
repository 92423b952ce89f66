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
  /** Path below Better Auth that takes the token and leads on to the site. */
  path: string;
  token: string;
  /** What goes with the token: where to lead on to. */
  fields: Record<string, string>;
}

/** The page behind a mailed link of an account: a button that works without scripts, since mail scanners open links. */
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

import type { UIFieldServerProps } from 'payload';
import { isAdmin } from '@/cms/access/roles';
import { DEFAULT_LOCALE, isLocale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { AccountControls } from './account-controls';
import { accountTexts } from './texts';

/** On a person's page: how they sign in and what admins can do about it; on one's own page also the way to the profile. */
export function AccountAccess({ id, req, i18n }: UIFieldServerProps) {
  if (!id) return null;
  const texts = accountTexts(i18n.language);
  const profile = localePath(routes.security, isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE);
  return (
    <>
      {req.user?.id === id && (
        <p>
          {texts.ownProfile} <a href={profile}>{texts.openProfile}</a>
        </p>
      )}
      {isAdmin(req.user) && <AccountControls id={id} />}
    </>
  );
}

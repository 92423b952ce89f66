import type { UIFieldServerProps } from 'payload';
import { isAdmin } from '@/cms/access/roles';
import { localeOf } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { panelTexts } from '../texts';
import { AccountControls } from './account-controls';
import './account-controls.css';

/** On a user's page: a link to the profile if it's their own, and for admins how the person signs in. */
export function AccountAccess({ id, req, i18n }: UIFieldServerProps) {
  if (!id) return null;
  const t = panelTexts(i18n.language);
  const profile = localePath(routes.security, localeOf(i18n.language));
  return (
    <>
      {req.user?.id === id && (
        <p className="account-controls__own">
          {t('accounts.ownProfile')} <a href={profile}>{t('accounts.openProfile')}</a>
        </p>
      )}
      {isAdmin(req.user) && <AccountControls id={id} />}
    </>
  );
}

import { Button } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isEditor } from '@/cms/access/roles';
import type { SignedInUser } from '@/cms/accounts/session';
import { localeOf } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { panelTexts } from '../texts';

/** Shown to people who are signed in but may not use the panel. */
export function UnauthorizedView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`${routes.admin}/login`);
  if (isEditor(req.user)) redirect(routes.admin);
  const { language } = req.i18n;
  const t = panelTexts(language);
  const link = (path: string) => localePath(path, localeOf(language));
  const { restricted } = req.user as unknown as SignedInUser;
  return (
    <div className="unauthorized">
      <div className="form-header">
        <h1>{restricted ? t('accounts.restricted') : t('accounts.noAccess')}</h1>
        <p>{restricted ? t('accounts.restrictedText') : t('accounts.noAccessText')}</p>
      </div>
      {restricted && (
        <Button el="anchor" size="large" url={link(routes.security)}>
          {t('accounts.toSecurity')}
        </Button>
      )}
      <Button el="anchor" size="large" buttonStyle={restricted ? 'secondary' : 'primary'} url={link(routes.home)}>
        {t('accounts.toHome')}
      </Button>
      <Button el="anchor" size="large" buttonStyle="subtle" url={`${routes.admin}/logout`}>
        {req.t('authentication:logOut')}
      </Button>
    </div>
  );
}

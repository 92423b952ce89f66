import { Button } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isEditor } from '@/cms/access/roles';
import type { SignedInUser } from '@/cms/accounts/session';
import { localeOf } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { accountTexts } from './texts';

/** What somebody sees who is signed in but may not use the panel, with the ways on. */
export function UnauthorizedView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`${routes.admin}/login`);
  if (isEditor(req.user)) redirect(routes.admin);
  const { language } = req.i18n;
  const texts = accountTexts(language);
  const link = (path: string) => localePath(path, localeOf(language));
  const { restricted } = req.user as unknown as SignedInUser;
  return (
    <div className="unauthorized">
      <div className="form-header">
        <h1>{restricted ? texts.restricted : texts.noAccess}</h1>
        <p>{restricted ? texts.restrictedText : texts.noAccessText}</p>
      </div>
      {restricted && (
        <Button el="anchor" size="large" url={link(routes.security)}>
          {texts.toSecurity}
        </Button>
      )}
      <Button el="anchor" size="large" buttonStyle={restricted ? 'secondary' : 'primary'} url={link(routes.home)}>
        {texts.toHome}
      </Button>
      <Button el="anchor" size="large" buttonStyle="subtle" url={`${routes.admin}/logout`}>
        {req.t('authentication:logOut')}
      </Button>
    </div>
  );
}

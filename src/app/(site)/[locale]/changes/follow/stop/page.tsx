import { routes } from '@/domain/routes';
import { endFollow } from '@/features/follows/actions';
import { pageLocale } from '@/i18n/page-locale';
import { unlistedPageMetadata } from '@/seo/metadata';
import { asContributor } from '@/server/door/contributions';
import { MailedLinkPage, type MailedLinkProps, tokenOf } from '../../../mailed-link-page';

export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedPageMetadata('forms.links.unfollow', routes.unfollow);

export default async function UnfollowPage(props: MailedLinkProps) {
  const [token, locale, contributor] = await Promise.all([tokenOf(props), pageLocale(), asContributor()]);
  const name = token ? await contributor.followedName(token, locale) : null;
  return <MailedLinkPage kind="unfollow" token={token} action={endFollow} values={name === null ? null : { name: name || 'bookmarks' }} />;
}

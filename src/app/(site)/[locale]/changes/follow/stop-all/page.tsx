import { routes } from '@/domain/routes';
import { endAllFollows } from '@/features/follows/actions';
import { unlistedPageMetadata } from '@/seo/metadata';
import { MailedLinkPage, type MailedLinkProps, tokenOf } from '../../../mailed-link-page';

export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedPageMetadata('forms.links.unfollowAll', routes.unfollowAll);

export default async function UnfollowAllPage(props: MailedLinkProps) {
  return <MailedLinkPage kind="unfollowAll" token={await tokenOf(props)} action={endAllFollows} values={{}} />;
}

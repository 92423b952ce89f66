import { routes } from '@/domain/routes';
import { confirmFollow } from '@/features/follows/actions';
import { unlistedPageMetadata } from '@/seo/metadata';
import { MailedLinkPage, type MailedLinkProps, tokenOf } from '../../../mailed-link-page';

export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedPageMetadata('forms.links.confirmFollow', routes.confirmFollow);

export default async function ConfirmFollowPage(props: MailedLinkProps) {
  return <MailedLinkPage kind="confirmFollow" token={await tokenOf(props)} action={confirmFollow} values={{}} />;
}

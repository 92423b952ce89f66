import { routes } from '@/domain/routes';
import { confirmNewsletter } from '@/features/newsletter/actions';
import { unlistedPageMetadata } from '@/seo/metadata';
import { MailedLinkPage, type MailedLinkProps, tokenOf } from '../../mailed-link-page';

export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedPageMetadata('forms.links.confirmNewsletter', routes.confirmNewsletter);

export default async function ConfirmNewsletterPage(props: MailedLinkProps) {
  return <MailedLinkPage kind="confirmNewsletter" token={await tokenOf(props)} action={confirmNewsletter} values={{}} />;
}

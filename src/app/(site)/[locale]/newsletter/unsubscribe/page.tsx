import { routes } from '@/domain/routes';
import { endNewsletter } from '@/features/newsletter/actions';
import { unlistedPageMetadata } from '@/seo/metadata';
import { MailedLinkPage, type MailedLinkProps, tokenOf } from '../../mailed-link-page';

export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedPageMetadata('forms.links.unsubscribe', routes.unsubscribe);

export default async function UnsubscribePage(props: MailedLinkProps) {
  return <MailedLinkPage kind="unsubscribe" token={await tokenOf(props)} action={endNewsletter} values={{}} />;
}

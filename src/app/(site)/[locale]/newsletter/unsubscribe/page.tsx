import { routes } from '@/domain/routes';
import { endNewsletter } from '@/features/newsletter/actions';
import { MailedLinkPage, type MailedLinkProps, mailedLinkMetadata, tokenOf } from '../../mailed-link-page';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => mailedLinkMetadata('unsubscribe', routes.unsubscribe);

export default async function UnsubscribePage(props: MailedLinkProps) {
  return <MailedLinkPage kind="unsubscribe" token={await tokenOf(props)} action={endNewsletter} values={{}} />;
}

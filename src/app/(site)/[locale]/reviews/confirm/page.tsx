import { routes } from '@/domain/routes';
import { confirmReview } from '@/features/reviews/actions';
import { unlistedPageMetadata } from '@/seo/metadata';
import { asContributor } from '@/server/door/contributions';
import { MailedLinkPage, type MailedLinkProps, tokenOf } from '../../mailed-link-page';

export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedPageMetadata('forms.links.confirmReview', routes.confirmReview);

export default async function ConfirmReviewPage(props: MailedLinkProps) {
  const token = await tokenOf(props);
  const contributor = await asContributor();
  const found = token ? await contributor.pendingReview(token) : null;
  return (
    <MailedLinkPage
      kind="confirmReview"
      token={token}
      action={confirmReview}
      values={found && { title: found.review.title, name: found.tool.name }}
    />
  );
}

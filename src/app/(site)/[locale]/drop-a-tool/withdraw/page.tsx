import { routes } from '@/domain/routes';
import { withdrawTool } from '@/features/submissions/actions';
import { unlistedPageMetadata } from '@/seo/metadata';
import { asContributor } from '@/server/door/contributions';
import { MailedLinkPage, type MailedLinkProps, tokenOf } from '../../mailed-link-page';

export const dynamic = 'force-dynamic';

export const generateMetadata = unlistedPageMetadata('forms.links.withdraw', routes.withdraw);

export default async function WithdrawPage(props: MailedLinkProps) {
  const token = await tokenOf(props);
  const contributor = await asContributor();
  const found = token ? await contributor.checkWithdrawal(token) : 'invalid';
  return <MailedLinkPage kind="withdraw" token={token} action={withdrawTool} values={typeof found === 'string' ? null : { name: found.name }} />;
}

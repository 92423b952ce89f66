import { routes } from '@/domain/routes';
import { withdrawTool } from '@/features/submissions/actions';
import { asContributor } from '@/server/door/contributions';
import { MailedLinkPage, type MailedLinkProps, mailedLinkMetadata, tokenOf } from '../../mailed-link-page';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => mailedLinkMetadata('withdraw', routes.withdraw);

export default async function WithdrawPage(props: MailedLinkProps) {
  const token = await tokenOf(props);
  const contributor = await asContributor();
  const found = token ? await contributor.checkWithdrawal(token) : 'invalid';
  return <MailedLinkPage kind="withdraw" token={token} action={withdrawTool} values={typeof found === 'string' ? null : { name: found.name }} />;
}

import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { panelTexts } from '../texts';

/** Navigation link to imports and exports. */
export function TransfersLink({ i18n, payload }: ServerProps) {
  return (
    <Link href={`${payload.config.routes.admin}/transfers`} className="nav__link" prefetch={false}>
      <span className="nav__link-label">{panelTexts(i18n.language)('transfers.title')}</span>
    </Link>
  );
}

import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { panelTexts } from '../texts';

/** The queue in the panel's navigation. */
export function QueueLink({ i18n, payload }: ServerProps) {
  return (
    <Link href={`${payload.config.routes.admin}/queue`} className="nav__link" prefetch={false}>
      <span className="nav__link-label">{panelTexts(i18n.language)('queue.title')}</span>
    </Link>
  );
}

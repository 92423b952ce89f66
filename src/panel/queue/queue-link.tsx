import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { queueTexts } from './texts';

/** Leads to the queue from every page of the panel. */
export function QueueLink({ i18n, payload }: ServerProps) {
  return (
    <Link href={`${payload.config.routes.admin}/queue`} className="nav__link" prefetch={false}>
      <span className="nav__link-label">{queueTexts(i18n.language).title}</span>
    </Link>
  );
}

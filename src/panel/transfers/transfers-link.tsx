import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { transferTexts } from './texts';

/** Leads to imports and exports from every page of the panel. */
export function TransfersLink({ i18n, payload }: ServerProps) {
  return (
    <Link href={`${payload.config.routes.admin}/transfers`} className="nav__link" prefetch={false}>
      <span className="nav__link-label">{transferTexts(i18n.language).title}</span>
    </Link>
  );
}

import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { panelTexts } from '../texts';
import { coveragePath } from './addresses';

/** The translations in the panel's navigation. */
export function TranslationsLink({ i18n, payload }: ServerProps) {
  return (
    <Link href={coveragePath(payload.config.routes.admin)} className="nav__link" prefetch={false}>
      <span className="nav__link-label">{panelTexts(i18n.language)('translations.title')}</span>
    </Link>
  );
}

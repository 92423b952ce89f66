import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { coveragePath } from './addresses';
import { translationTexts } from './texts';

/** Leads to the translations from every page of the panel. */
export function TranslationsLink({ i18n, payload }: ServerProps) {
  return (
    <Link href={coveragePath(payload.config.routes.admin)} className="nav__link" prefetch={false}>
      <span className="nav__link-label">{translationTexts(i18n.language).title}</span>
    </Link>
  );
}

import type { ServerProps } from 'payload';
import { routes } from '@/domain/routes';
import { PanelLink } from './link-list';
import { panelTexts } from './texts';

/** The custom views in the panel's navigation. */
export function NavLinks({ i18n }: ServerProps) {
  const t = panelTexts(i18n.language);
  const views = { queue: t('queue.title'), translations: t('translations.title'), releases: t('releases.title'), transfers: t('transfers.title') };
  return Object.entries(views).map(([view, title]) => (
    <PanelLink key={view} href={`${routes.admin}/${view}`} className="nav__link">
      <span className="nav__link-label">{title}</span>
    </PanelLink>
  ));
}

import type { ServerProps } from 'payload';
import { routes } from '@/domain/routes';
import { NavLink } from './nav-link';
import { PaletteButton } from './palette/palette-button';
import { panelViews } from './panel-views';
import { panelTexts } from './texts';

/** The palette and the custom views in the panel's navigation. */
export function NavLinks({ i18n }: ServerProps) {
  const t = panelTexts(i18n.language);
  return (
    <>
      <PaletteButton />
      {Object.entries(panelViews(t)).map(([view, title]) => (
        <NavLink key={view} href={`${routes.admin}/${view}`} title={title} />
      ))}
    </>
  );
}

'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import type { IconName } from '@/domain/icons';
import type { Locale } from '@/domain/locales';
import { localePath, routes, splitLocale } from '@/domain/routes';
import type { Held } from '@/ui/held';
import { Icon } from '@/ui/icon';
import { LocalText, type ShownText } from '@/ui/local-text';
import { Part } from '@/ui/part';
import { Still } from '@/ui/still';
import { closeWhenUsed } from '@/ui/use-closing-details';
import { currentMark } from '../current-mark';
import { NavigationLink } from './navigation-link';
import { NavigationMenu } from './navigation-menu';

export interface MenuLink {
  name: ShownText;
  /** With language prefix. */
  href: string;
  icon: IconName | null;
}

export interface MenuItem extends MenuLink {
  /** Random is an action: a plain link, never prefetched or cached. */
  isRandom: boolean;
  children: MenuLink[];
  /** The last entry of the submenu. */
  all: { name: ShownText; href: string } | null;
}

export interface MainMenuContent {
  locale: Locale;
  items: MenuItem[];
}

/** `DrawerMenu` reads the entries of the element with this id. */
export const MAIN_MENU_ID = 'main-menu';

/** Longer menus get a third column. */
const WIDE_MENU = 16;

export function MenuLinkEntry({ link, locale }: { link: MenuLink; locale: Locale }) {
  return (
    <li>
      <NavigationLink href={link.href} className="menu-link">
        {link.icon && <Icon name={link.icon} />}
        <LocalText text={link.name} pageLang={locale} />
      </NavigationLink>
    </li>
  );
}

export function TopLink({ item, className, children }: { item: Pick<MenuItem, 'href' | 'isRandom'>; className: string; children: ReactNode }) {
  if (!item.isRandom) {
    return (
      <NavigationLink href={item.href} className={className}>
        {children}
      </NavigationLink>
    );
  }
  return (
    <a href={item.href} rel="nofollow" className={className}>
      {children}
    </a>
  );
}

function Submenu({ item, locale }: { item: MenuItem; locale: Locale }) {
  return (
    <div className={item.children.length > WIDE_MENU ? 'submenu submenu-wide' : 'submenu'}>
      <ul>
        {item.children.map((link) => (
          <MenuLinkEntry key={link.href} link={link} locale={locale} />
        ))}
      </ul>
      {item.all && (
        <NavigationLink href={item.all.href}>
          <LocalText text={item.all.name} pageLang={locale} />
          <Icon name="arrow-right" className="size-4" />
        </NavigationLink>
      )}
    </div>
  );
}

const entries = ({ items, locale }: MainMenuContent) =>
  items.map((item) => {
    const name = <LocalText text={item.name} pageLang={locale} />;
    return (
      <li key={`${item.href} ${item.children.length}`} data-icon={item.icon ?? undefined} data-href={item.href}>
        {item.children.length === 0 ? (
          <TopLink item={item} className="top-link">
            {name}
          </TopLink>
        ) : (
          <NavigationMenu label={name}>
            <Submenu item={item} locale={locale} />
          </NavigationMenu>
        )}
      </li>
    );
  });

interface MainMenuProps {
  label: string;
  closeLabel: string;
  content: Held<MainMenuContent>;
}

/**
 * Main navigation of wide screens, and of narrow ones without scripts: there it opens as the target of a link. Its links stand in the HTML only;
 * scripts close the menus and mark the current page.
 */
export function MainMenu({ label, closeLabel, content }: MainMenuProps) {
  const nav = useRef<HTMLElement>(null);
  const pathname = usePathname();
  const { locale } = splitLocale(pathname);

  useEffect(() => {
    const stops = [...(nav.current?.querySelectorAll('details') ?? [])].map(closeWhenUsed);
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  useEffect(() => {
    for (const link of nav.current?.querySelectorAll('a') ?? []) {
      const mark = currentMark(link.getAttribute('href') ?? '', pathname);
      if (mark) link.setAttribute('aria-current', mark);
      else link.removeAttribute('aria-current');
    }
  }, [pathname]);

  return (
    <nav ref={nav} id={MAIN_MENU_ID} aria-label={label} className="main-menu">
      <a href="#content" aria-label={closeLabel} className="icon-button">
        <Icon name="x" />
      </a>
      <Part>
        <Still as="ul" of={content} from={localePath(routes.home, locale)}>
          {entries}
        </Still>
      </Part>
    </nav>
  );
}

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

const TOP_LINK =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-control px-3 text-sm font-semibold hover:bg-sunken hover:text-primary aria-[current=page]:text-primary';

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
  const isWide = item.children.length > WIDE_MENU;
  return (
    <div
      className={`${isWide ? 'w-[min(48rem,100vw-24rem)]' : 'w-[34rem]'} absolute left-0 top-full z-40 mt-2 max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-floating`}
    >
      <ul className={`grid gap-x-2 ${isWide ? 'grid-cols-3' : 'grid-cols-2'}`}>
        {item.children.map((link) => (
          <MenuLinkEntry key={link.href} link={link} locale={locale} />
        ))}
      </ul>
      {item.all && (
        <NavigationLink
          href={item.all.href}
          className="mt-2 flex min-h-11 items-center justify-between rounded-control border-t border-line px-3 pt-2 text-sm font-semibold text-primary"
        >
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
          <TopLink item={item} className={TOP_LINK}>
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

/** Main navigation of wide screens. Its links stand in the HTML only; scripts close the menus and mark the current page. */
export function MainMenu({ label, content }: { label: string; content: Held<MainMenuContent> }) {
  const nav = useRef<HTMLElement>(null);
  const { locale, path } = splitLocale(usePathname());
  const current = localePath(path, locale);

  useEffect(() => {
    const stops = [...(nav.current?.querySelectorAll('details') ?? [])].map(closeWhenUsed);
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  useEffect(() => {
    for (const link of nav.current?.querySelectorAll('a') ?? []) {
      if (link.getAttribute('href') === current) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }, [current]);

  return (
    <nav ref={nav} id={MAIN_MENU_ID} aria-label={label} className="mr-auto hidden lg:block">
      <Part>
        <Still as="ul" of={content} from={localePath(routes.home, locale)} className="flex items-center gap-1">
          {entries}
        </Still>
      </Part>
    </nav>
  );
}

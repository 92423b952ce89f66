'use client';

import type { Messages } from 'next-intl';
import type { ReactNode } from 'react';
import type { IconName } from '@/domain/icons';
import { LOCALES, type Locale } from '@/domain/locales';
import type { NavigationAction } from '@/domain/navigation-actions';
import { localePath, routes } from '@/domain/routes';
import { Drawer } from '@/ui/drawer';
import { Icon } from '@/ui/icon';
import { LocalText, type ShownText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { Part } from '@/ui/part';
import { Wordmark } from '@/ui/wordmark';
import { LanguageSwitch } from './language-switch';
import { NavigationLink } from './navigation-link';
import { NavigationMenu } from './navigation-menu';
import { ThemeSwitch } from './theme-switch';

interface MenuLink {
  name: ShownText;
  url: string | null;
  icon: IconName | null;
}

interface MenuItem extends MenuLink {
  action: NavigationAction | null;
  children: MenuLink[];
}

interface HeaderProps {
  locale: Locale;
  productName: string;
  texts: Pick<
    Messages['shell'],
    'mainNavigation' | 'allCategories' | 'switchTo' | 'themeToDark' | 'themeToLight' | 'openMenu' | 'closeMenu' | 'menu'
  >;
  items: MenuItem[];
  /** Submenu with every category. */
  categoryLinks: MenuLink[];
  search: ReactNode;
  /** Account menu, and its version for the drawer. */
  account: ReactNode;
  drawerAccount: ReactNode;
}

/** Longer menus get a third column. */
const WIDE_MENU = 16;

const TOP_LINK =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-control px-3 text-sm font-semibold hover:bg-sunken hover:text-primary aria-[current=page]:text-primary';

const target = (item: MenuItem) => (item.action === 'random' ? routes.random : (item.url ?? routes.home));
const childrenOf = (item: MenuItem, categoryLinks: MenuLink[]) => (item.action === 'category-menu' ? categoryLinks : item.children);

/** Main navigation; below 1280 px in a side drawer. Rendered in the browser too, since its links are smaller than their markup. */
export function Header({ locale, productName, texts, items, categoryLinks, search, account, drawerAccount }: HeaderProps) {
  const other = LOCALES.find(({ code }) => code !== locale)?.code ?? locale;

  const menuLinks = (links: MenuLink[]) =>
    links.map((link) => (
      <li key={link.url}>
        <NavigationLink href={localePath(link.url ?? routes.home, locale)} className="menu-link">
          {link.icon && <Icon name={link.icon} />}
          <LocalText text={link.name} pageLang={locale} />
        </NavigationLink>
      </li>
    ));

  // Random is an action: a plain link, never prefetched or cached.
  const entry = (item: MenuItem, className: string, withIcon: boolean) => {
    const content = (
      <>
        {withIcon && item.icon && <Icon name={item.icon} />}
        <LocalText text={item.name} pageLang={locale} />
      </>
    );
    if (item.action === 'random') {
      return (
        <a href={`${routes.random}?locale=${locale}`} rel="nofollow" className={className}>
          {content}
        </a>
      );
    }
    return (
      <NavigationLink href={localePath(target(item), locale)} className={className}>
        {content}
      </NavigationLink>
    );
  };

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-page/95 backdrop-blur-sm print:hidden">
      <div className="page-width flex h-16 items-center gap-2">
        <PageLink href={localePath(routes.home, locale)} className="mr-auto inline-flex min-h-11 items-center rounded-control lg:mr-6">
          <Wordmark name={productName} />
        </PageLink>
        <nav aria-label={texts.mainNavigation} className="mr-auto hidden lg:block">
          <Part>
            <ul className="flex items-center gap-1">
              {items.map((item) => {
                const children = childrenOf(item, categoryLinks);
                return (
                  <li key={`${target(item)}${item.action}`}>
                    {children.length === 0 ? (
                      entry(item, TOP_LINK, false)
                    ) : (
                      <NavigationMenu label={<LocalText text={item.name} pageLang={locale} />}>
                        <div
                          className={`${children.length > WIDE_MENU ? 'w-[min(48rem,100vw-24rem)]' : 'w-[34rem]'} absolute left-0 top-full z-40 mt-2 max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-floating`}
                        >
                          <ul className={`grid gap-x-2 ${children.length > WIDE_MENU ? 'grid-cols-3' : 'grid-cols-2'}`}>{menuLinks(children)}</ul>
                          {item.url && (
                            <NavigationLink
                              href={localePath(item.url, locale)}
                              className="mt-2 flex min-h-11 items-center justify-between rounded-control border-t border-line px-3 pt-2 text-sm font-semibold text-primary"
                            >
                              {item.action === 'category-menu' ? texts.allCategories : <LocalText text={item.name} pageLang={locale} />}
                              <Icon name="arrow-right" className="size-4" />
                            </NavigationLink>
                          )}
                        </div>
                      </NavigationMenu>
                    )}
                  </li>
                );
              })}
            </ul>
          </Part>
        </nav>
        {search}
        <LanguageSwitch locale={locale} other={other} label={texts.switchTo} />
        <ThemeSwitch toDarkLabel={texts.themeToDark} toLightLabel={texts.themeToLight} />
        <div className="max-sm:hidden">{account}</div>
        <div className="lg:hidden">
          <Drawer openLabel={texts.openMenu} closeLabel={texts.closeMenu} title={texts.menu}>
            <nav aria-label={texts.mainNavigation}>
              <ul className="grid gap-1">
                {items.map((item) => {
                  const children = childrenOf(item, categoryLinks);
                  return (
                    <li key={`${target(item)}${item.action}`}>
                      {entry(item, 'menu-link', true)}
                      {children.length > 0 && <ul className="ml-5 border-l border-line pl-2">{menuLinks(children)}</ul>}
                    </li>
                  );
                })}
              </ul>
            </nav>
            {drawerAccount}
          </Drawer>
        </div>
      </div>
    </header>
  );
}

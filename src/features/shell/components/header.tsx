import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LOCALES, type Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { Drawer } from '@/ui/drawer';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { Part } from '@/ui/part';
import { Wordmark } from '@/ui/wordmark';
import type { LinkData, NavigationItem } from '../queries';
import { LanguageSwitch } from './language-switch';
import { NavigationLink } from './navigation-link';
import { NavigationMenu } from './navigation-menu';
import { ThemeSwitch } from './theme-switch';

interface HeaderProps {
  locale: Locale;
  productName: string;
  items: NavigationItem[];
  /** Submenu with every category. */
  categoryLinks: LinkData[];
  search: ReactNode;
  /** Account menu, and its version for the drawer. */
  account: ReactNode;
  drawerAccount: ReactNode;
}

/** Longer menus get a third column. */
const WIDE_MENU = 16;

const TOP_LINK =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-control px-3 text-sm font-semibold hover:bg-sunken hover:text-primary aria-[current=page]:text-primary';

const target = (item: NavigationItem) => (item.action === 'random' ? routes.random : (item.url ?? routes.home));
const childrenOf = (item: NavigationItem, categoryLinks: LinkData[]) => (item.action === 'category-menu' ? categoryLinks : item.children);

/** Main navigation; below 1280 px in a side drawer. */
export async function Header({ locale, productName, items, categoryLinks, search, account, drawerAccount }: HeaderProps) {
  const t = await getTranslations('shell');
  const other = LOCALES.find(({ code }) => code !== locale)?.code ?? locale;

  const menuLinks = (links: LinkData[]) =>
    links.map((link) => (
      <li key={link.url}>
        <NavigationLink href={localePath(link.url ?? routes.home, locale)} className="menu-link">
          {link.icon && <Icon name={link.icon} />}
          <LocalText text={link.name} pageLang={locale} />
        </NavigationLink>
      </li>
    ));

  // Random is an action: a plain link, never prefetched or cached.
  const entry = (item: NavigationItem, className: string, withIcon: boolean) => {
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
        <nav aria-label={t('mainNavigation')} className="mr-auto hidden lg:block">
          <Part>
            <ul className="flex items-center gap-1">
              {items.map((item) => {
                const children = childrenOf(item, categoryLinks);
                return (
                  <li key={`${target(item)}${item.action}`}>
                    {children.length === 0 ? (
                      entry(item, TOP_LINK, false)
                    ) : (
                      <NavigationMenu label={<LocalText text={item.name} pageLang={locale} />} icon={<Icon name="chevron-down" className="size-4" />}>
                        <div
                          className={`${children.length > WIDE_MENU ? 'w-[min(48rem,100vw-24rem)]' : 'w-[34rem]'} absolute left-0 top-full z-40 mt-2 max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-floating`}
                        >
                          <ul className={`grid gap-x-2 ${children.length > WIDE_MENU ? 'grid-cols-3' : 'grid-cols-2'}`}>{menuLinks(children)}</ul>
                          {item.url && (
                            <NavigationLink
                              href={localePath(item.url, locale)}
                              className="mt-2 flex min-h-11 items-center justify-between rounded-control border-t border-line px-3 pt-2 text-sm font-semibold text-primary"
                            >
                              {item.action === 'category-menu' ? t('allCategories') : <LocalText text={item.name} pageLang={locale} />}
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
        <LanguageSwitch locale={locale} other={other} label={t('switchTo')} />
        <ThemeSwitch
          toDarkLabel={t('themeToDark')}
          toLightLabel={t('themeToLight')}
          darkIcon={<Icon name="moon" />}
          lightIcon={<Icon name="sun" />}
        />
        <div className="max-sm:hidden">{account}</div>
        <div className="lg:hidden">
          <Drawer
            openLabel={t('openMenu')}
            closeLabel={t('closeMenu')}
            title={t('menu')}
            openIcon={<Icon name="menu" />}
            closeIcon={<Icon name="x" />}
          >
            <nav aria-label={t('mainNavigation')}>
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

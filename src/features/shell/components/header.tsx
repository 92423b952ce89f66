'use client';

import type { Messages } from 'next-intl';
import type { ReactNode } from 'react';
import { LOCALES, type Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { Drawer } from '@/ui/drawer';
import type { Held } from '@/ui/held';
import { PageLink } from '@/ui/page-link';
import { Wordmark } from '@/ui/wordmark';
import { DrawerMenu } from './drawer-menu';
import { LanguageSwitch } from './language-switch';
import { MAIN_MENU_ID, MainMenu, type MainMenuContent } from './main-menu';
import { ThemeSwitch } from './theme-switch';

interface HeaderProps {
  locale: Locale;
  productName: string;
  texts: Pick<Messages['shell'], 'mainNavigation' | 'switchTo' | 'themeToDark' | 'themeToLight' | 'openMenu' | 'closeMenu' | 'menu'>;
  menu: Held<MainMenuContent>;
  search: ReactNode;
  /** Account menu, and its version for the drawer. */
  account: ReactNode;
  drawerAccount: ReactNode;
}

/** Main navigation; below 1280 px in a side drawer. */
export function Header({ locale, productName, texts, menu, search, account, drawerAccount }: HeaderProps) {
  const other = LOCALES.find(({ code }) => code !== locale)?.code ?? locale;
  return (
    <header className="site-header">
      <div className="page-width">
        <PageLink href={localePath(routes.home, locale)} className="home-link">
          <Wordmark name={productName} />
        </PageLink>
        <MainMenu label={texts.mainNavigation} closeLabel={texts.closeMenu} content={menu} />
        {search}
        <LanguageSwitch locale={locale} other={other} label={texts.switchTo} />
        <ThemeSwitch toDarkLabel={texts.themeToDark} toLightLabel={texts.themeToLight} />
        <div className="max-sm:hidden">{account}</div>
        <div className="lg:hidden">
          <Drawer openLabel={texts.openMenu} closeLabel={texts.closeMenu} title={texts.menu} href={`#${MAIN_MENU_ID}`}>
            <DrawerMenu label={texts.mainNavigation} locale={locale} />
            {drawerAccount}
          </Drawer>
        </div>
      </div>
    </header>
  );
}

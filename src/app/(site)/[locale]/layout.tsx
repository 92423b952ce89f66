import '@/ui/site.css';
import type { Viewport } from 'next';
import localFont from 'next/font/local';
import { getMessages } from 'next-intl/server';
import { type ReactNode, ViewTransition } from 'react';
import { BRAND } from '@/domain/brand-colors';
import { type LOCALE_CODES, type Locale, localeInfo } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { env } from '@/env';
import { AccountMenu, DrawerAccount } from '@/features/accounts/components/account-menu';
import { categoryName, listCategories } from '@/features/categories/queries';
import { Consent } from '@/features/consent/components/consent';
import { ConsentButton } from '@/features/consent/components/consent-button';
import { consentSettings } from '@/features/consent/settings';
import { Search } from '@/features/search/components/search';
import { Footer } from '@/features/shell/components/footer';
import { Header } from '@/features/shell/components/header';
import type { MainMenuContent, MenuItem } from '@/features/shell/components/main-menu';
import { getFooter, getNavigation, type LinkData, type NavigationItem } from '@/features/shell/queries';
import { THEME_SCRIPT } from '@/features/shell/theme';
import { DropToolLink } from '@/features/submissions/components/drop-tool-link';
import { pageLocale } from '@/i18n/page-locale';
import { errorAttributes } from '@/telemetry/page-attributes';
import { buttonStyles } from '@/ui/button-styles';
import { hold } from '@/ui/hold';
import { shownText } from '@/ui/local-text';
import { Part } from '@/ui/part';
import { StillScript } from '@/ui/still';
import { FooterForms } from './footer-forms';
import { PageHosts } from './page-hosts';
import { PwaHead, PwaInstall } from './pwa';

const figtree = localFont({
  src: '../../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'swap',
});

/** Only navigation by link animates; other changes are immediate. */
const PAGE_TRANSITION = { page: 'page', default: 'none' };

const FOOTER_CHOICE = 'min-h-9 underline-offset-4 hover:text-primary hover:underline';

/** Pages are rendered on first visit and cached until a tag expires, so builds need no database. */
export const revalidate = false;
export const generateStaticParams = () => [] as { locale: (typeof LOCALE_CODES)[number] }[];

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: BRAND.primary },
    { media: '(prefers-color-scheme: dark)', color: BRAND.primaryOnDark },
  ],
};

async function SiteHeader({ locale }: { locale: Locale }) {
  const [{ account, forms, shell }, items, categories] = await Promise.all([getMessages(), getNavigation({ locale }), listCategories({ locale })]);
  const { signIn, enterCode, open, favorites } = account.menu;
  const accountTexts = { signIn, enterCode, open, favorites };
  const { mainNavigation, switchTo, themeToDark, themeToLight, openMenu, closeMenu, menu } = shell;
  const toLink = ({ name, url, icon }: LinkData) => ({ name: shownText(name, locale), href: localePath(url ?? routes.home, locale), icon });
  const categoryLinks = categories.map((category) =>
    toLink({ name: categoryName(category, 1), url: routes.category(category.code), icon: category.icon ?? null }),
  );
  const toItem = ({ action, children, ...link }: NavigationItem): MenuItem => {
    const isCategories = action === 'category-menu';
    const { name, href, icon } = toLink(link);
    return {
      name,
      href: action === 'random' ? localePath(routes.random, locale) : href,
      icon,
      isRandom: action === 'random',
      children: isCategories ? categoryLinks : children.map(toLink),
      all: link.url ? { name: isCategories ? shell.allCategories : name, href } : null,
    };
  };
  const dropTool = (
    <DropToolLink href={localePath(routes.dropTool, locale)} locale={locale} className={buttonStyles('secondary')}>
      {forms.tool.emptySearch}
    </DropToolLink>
  );
  return (
    <Header
      locale={locale}
      productName={env.PRODUCT_NAME}
      texts={{ mainNavigation, switchTo, themeToDark, themeToLight, openMenu, closeMenu, menu }}
      menu={hold<MainMenuContent>({ locale, items: items.map(toItem) })}
      account={<AccountMenu locale={locale} texts={accountTexts} />}
      drawerAccount={
        <>
          <DrawerAccount locale={locale} texts={accountTexts} />
          <PwaInstall className="mt-4 px-3" />
        </>
      }
      search={<Search locale={locale} dropTool={dropTool} />}
    />
  );
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const locale = await pageLocale();
  const [{ general, consent: consentTexts }, footer] = await Promise.all([getMessages(), getFooter({ locale })]);
  const consent = consentSettings();
  return (
    // The theme script sets an attribute before hydration.
    <html
      lang={locale}
      dir={localeInfo(locale).dir}
      data-theme="light"
      data-scroll-behavior="smooth"
      className={figtree.variable}
      {...errorAttributes()}
      suppressHydrationWarning
    >
      <head>
        <StillScript of={hold(THEME_SCRIPT)} />
        <PwaHead locale={locale} />
      </head>
      <body>
        <a
          href="#content"
          className="sr-only z-50 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:left-4 focus:top-4"
        >
          {general.skipToContent}
        </a>
        {consent && <Consent {...consent} privacyPath={localePath(routes.privacyPolicy, locale)} texts={consentTexts.banner} />}
        <SiteHeader locale={locale} />
        <main id="content" tabIndex={-1} className="page-width pt-8 outline-none md:pt-12">
          <ViewTransition default={PAGE_TRANSITION}>
            <div>
              <Part>{children}</Part>
            </div>
          </ViewTransition>
        </main>
        <Part>
          <Footer
            locale={locale}
            productName={env.PRODUCT_NAME}
            footer={footer}
            year={new Date().getFullYear()}
            choices={
              <>
                {consent && <ConsentButton label={consentTexts.settings} className={FOOTER_CHOICE} />}
                <PwaInstall />
              </>
            }
          >
            <FooterForms locale={locale} />
          </Footer>
        </Part>
        <PageHosts locale={locale} contentId="content" hasWorker={env.SERVICE_WORKER} />
      </body>
    </html>
  );
}

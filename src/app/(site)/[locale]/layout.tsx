import '@/ui/tokens.css';
import type { Viewport } from 'next';
import localFont from 'next/font/local';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type LOCALE_CODES, localeInfo } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { env } from '@/env';
import { AccountMenu } from '@/features/account/components/account-menu';
import { DrawerAccount } from '@/features/account/components/drawer-account';
import { LoginDialogHost } from '@/features/account/components/login-dialog-host';
import { BookmarkKeeper } from '@/features/bookmarks/components/bookmark-keeper';
import { categoryName, listCategories } from '@/features/categories/queries';
import { Search } from '@/features/search/components/search';
import { Footer } from '@/features/shell/components/footer';
import { Header } from '@/features/shell/components/header';
import { getFooter, getNavigation } from '@/features/shell/queries';
import { THEME_SCRIPT } from '@/features/shell/theme';
import { DropToolLink } from '@/features/submissions/components/drop-tool-link';
import { CompareBar } from '@/features/tools/components/compare-bar';
import { pageLocale } from '@/i18n/page-locale';
import { buttonStyles } from '@/ui/button-styles';
import { Icon } from '@/ui/icon';
import { accountMenuProps } from './account-menu-props';
import { FooterForms } from './footer-forms';

const figtree = localFont({
  src: '../../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'swap',
});

/** Pages are rendered at their first visit and kept until what they show changes: a build needs no database and does not grow with the content. */
export const revalidate = false;
export const generateStaticParams = () => [] as { locale: (typeof LOCALE_CODES)[number] }[];

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#00677c' },
    { media: '(prefers-color-scheme: dark)', color: '#59d5f8' },
  ],
};

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const locale = await pageLocale();
  const { dir } = localeInfo(locale);
  const [account, bookmarks, t, forms, compare, items, footer, categories] = await Promise.all([
    accountMenuProps(locale),
    getTranslations('bookmarks'),
    getTranslations('general'),
    getTranslations('forms'),
    getTranslations('compare'),
    getNavigation({ locale }),
    getFooter({ locale }),
    listCategories({ locale }),
  ]);
  const categoryLinks = categories.map((category) => ({ name: categoryName(category, 1), url: routes.category(category.code), icon: category.icon }));
  return (
    // The theme script changes an attribute before React sees the page.
    <html lang={locale} dir={dir} data-theme="light" className={figtree.variable} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>
        <a
          href="#content"
          className="sr-only z-50 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:left-4 focus:top-4"
        >
          {t('skipToContent')}
        </a>
        <Header
          locale={locale}
          productName={env.PRODUCT_NAME}
          items={items}
          categoryLinks={categoryLinks}
          account={<AccountMenu {...account} />}
          drawerAccount={<DrawerAccount {...account} />}
          search={
            <Search
              locale={locale}
              dropTool={
                <DropToolLink href={localePath(routes.dropTool, locale)} locale={locale} className={buttonStyles('secondary')}>
                  {forms('tool.emptySearch')}
                </DropToolLink>
              }
            />
          }
        />
        <main id="content" tabIndex={-1} className="page-width pt-8 outline-none md:pt-12">
          {children}
        </main>
        <Footer locale={locale} productName={env.PRODUCT_NAME} footer={footer} year={new Date().getFullYear()}>
          <FooterForms locale={locale} />
        </Footer>
        <BookmarkKeeper texts={{ added: bookmarks('added'), removed: bookmarks('removed'), undo: bookmarks('undo'), failed: bookmarks('failed') }} />
        <CompareBar
          texts={{
            title: compare('chosen'),
            go: compare.raw('go'),
            oneMore: compare('oneMore'),
            clear: compare('clear'),
            remove: compare.raw('removeChosen'),
          }}
          removeIcon={<Icon name="x" className="size-3.5" />}
        />
        <LoginDialogHost locale={locale} loginPath={localePath(routes.login, locale)} />
      </body>
    </html>
  );
}

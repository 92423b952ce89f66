'use client';

import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { BRAND } from '@/domain/brand-colors';
import { type Locale, localeInfo } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { AccountMenu, DrawerAccount } from '@/features/accounts/components/account-menu';
import { NewsletterForm } from '@/features/newsletter/components/newsletter-form';
import { InstallButton } from '@/features/pwa/components/install-button';
import { SearchOpener } from '@/features/search/components/search-opener';
import { Footer, type FooterParts } from '@/features/shell/components/footer';
import { Header } from '@/features/shell/components/header';
import type { MainMenuContent } from '@/features/shell/components/main-menu';
import { DropToolLink } from '@/features/submissions/components/drop-tool-link';
import { buttonStyles } from '@/ui/button-styles';
import type { Held } from '@/ui/held';
import { Icon } from '@/ui/icon';
import { Part } from '@/ui/part';
import { StillScript } from '@/ui/still';
import { PageHosts } from './page-hosts';
import { SHELL_TEXTS } from './shell-texts';

const figtree = localFont({
  src: '../../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'swap',
});

const CONTENT_ID = 'content';

interface SiteDocumentProps {
  locale: Locale;
  productName: string;
  menu: Held<MainMenuContent>;
  footer: Held<FooterParts>;
  /** Scripts that run before the first paint. */
  scripts: Held<string>[];
  hasWorker: boolean;
  /** Of `<html>`. */
  attributes?: Record<`data-${string}`, string>;
  consent: ReactNode;
  children: ReactNode;
}

/** The document around every page: a client component, because the markup of a server component stands in every document a second time. */
export function SiteDocument({ locale, productName, menu, footer, scripts, hasWorker, attributes, consent, children }: SiteDocumentProps) {
  const texts = SHELL_TEXTS[locale];
  const dropToolPath = localePath(routes.dropTool, locale);
  return (
    // The theme script sets an attribute before hydration.
    <html
      lang={locale}
      dir={localeInfo(locale).dir}
      data-theme="light"
      data-scroll-behavior="smooth"
      className={figtree.variable}
      {...attributes}
      suppressHydrationWarning
    >
      <head>
        {scripts.map((script) => (
          <StillScript key={script} of={script} />
        ))}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={BRAND.primary} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={BRAND.primaryOnDark} />
        <link rel="manifest" href={routes.manifest(locale)} />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      </head>
      <body>
        <a href={`#${CONTENT_ID}`} className="skip-link">
          {texts.skipToContent}
        </a>
        {consent}
        <Header
          locale={locale}
          productName={productName}
          texts={texts.header}
          menu={menu}
          account={<AccountMenu locale={locale} texts={texts.account} />}
          drawerAccount={
            <>
              <DrawerAccount locale={locale} texts={texts.account} />
              {hasWorker && <InstallButton label={texts.install} className="mt-4 px-3" />}
            </>
          }
          search={
            <SearchOpener
              locale={locale}
              path={localePath(routes.tools, locale)}
              texts={texts.search}
              dropTool={
                <DropToolLink href={dropToolPath} locale={locale} className={buttonStyles('secondary')}>
                  {texts.missingTool}
                </DropToolLink>
              }
            />
          }
        />
        <main id={CONTENT_ID} tabIndex={-1} className="page-width">
          <Part>{children}</Part>
        </main>
        <Part>
          <Footer
            locale={locale}
            label={texts.footer}
            parts={footer}
            newsletter={<NewsletterForm id="footer-newsletter" locale={locale} />}
            dropTool={
              <DropToolLink href={dropToolPath} locale={locale} className={buttonStyles('secondary')}>
                <Icon name="plus" className="size-4" />
                {texts.dropTool}
              </DropToolLink>
            }
          />
        </Part>
        <PageHosts locale={locale} contentId={CONTENT_ID} hasWorker={hasWorker} />
      </body>
    </html>
  );
}

import '@/ui/site.css';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { LOCALE_CODES, Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { env } from '@/env';
import { categoryName, listCategories } from '@/features/categories/queries';
import { Consent } from '@/features/consent/components/consent';
import { ConsentButton } from '@/features/consent/components/consent-button';
import { consentSettings } from '@/features/consent/settings';
import { InstallButton } from '@/features/pwa/components/install-button';
import { INSTALL_SCRIPT } from '@/features/pwa/install-script';
import { footerParts } from '@/features/shell/components/footer-parts';
import type { MainMenuContent, MenuItem } from '@/features/shell/components/main-menu';
import { getFooter, getNavigation, type LinkData, type NavigationItem } from '@/features/shell/queries';
import { THEME_SCRIPT } from '@/features/shell/theme';
import { pageLocale } from '@/i18n/page-locale';
import { errorAttributes } from '@/telemetry/page-attributes';
import { hold } from '@/ui/hold';
import { holdParts } from '@/ui/html-only';
import { shownText } from '@/ui/local-text';
import { SiteDocument } from './site-document';

/** Pages are rendered on first visit and cached until a tag expires, so builds need no database. */
export const revalidate = false;
export const generateStaticParams = () => [] as { locale: (typeof LOCALE_CODES)[number] }[];

async function mainMenu(locale: Locale): Promise<MainMenuContent> {
  const [{ shell }, items, categories] = await Promise.all([getMessages(), getNavigation({ locale }), listCategories({ locale })]);
  const toLink = ({ name, url, icon }: LinkData) => ({ name: shownText(name, locale), href: localePath(url ?? routes.home, locale), icon });
  const categoryLinks = categories.map((category) =>
    toLink({ name: categoryName(category, 1), url: routes.category(category.code), icon: category.icon }),
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
  return { locale, items: items.map(toItem) };
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const locale = await pageLocale();
  const [{ consent: consentTexts, pwa }, menu, footer] = await Promise.all([getMessages(), mainMenu(locale), getFooter({ locale })]);
  const consent = consentSettings();
  const choices = (
    <>
      {consent && <ConsentButton label={consentTexts.settings} className="min-h-9 underline-offset-4 hover:text-primary hover:underline" />}
      {env.SERVICE_WORKER && <InstallButton label={pwa.install} />}
    </>
  );
  const parts = await footerParts({ locale, productName: env.PRODUCT_NAME, footer, year: new Date().getFullYear(), choices });
  const attributes = errorAttributes();
  return (
    <SiteDocument
      locale={locale}
      productName={env.PRODUCT_NAME}
      menu={hold(menu)}
      footer={await holdParts(parts)}
      // The second must run before the browser offers to install the site.
      scripts={[THEME_SCRIPT, ...(env.SERVICE_WORKER ? [INSTALL_SCRIPT] : [])].map(hold)}
      hasWorker={env.SERVICE_WORKER}
      {...(Object.keys(attributes).length > 0 ? { attributes } : {})}
      consent={consent && <Consent {...consent} privacyPath={localePath(routes.privacyPolicy, locale)} texts={consentTexts.banner} />}
    >
      {children}
    </SiteDocument>
  );
}

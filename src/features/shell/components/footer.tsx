import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { HtmlOnly } from '@/ui/html-only';
import { LocalText, shownText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { Wordmark } from '@/ui/wordmark';
import type { FooterData, LinkData } from '../queries';
import { FooterLinks } from './footer-links';

interface FooterProps {
  locale: Locale;
  productName: string;
  footer: FooterData;
  year: number;
  /** Newsletter form and submission link above the links. */
  children: ReactNode;
  /** Visit settings in the closing line. */
  choices?: ReactNode;
}

export async function Footer({ locale, productName, footer, year, children, choices }: FooterProps) {
  const [t, networks, general] = await Promise.all([getTranslations('shell'), getTranslations('networks'), getTranslations('general')]);
  const home = localePath(routes.home, locale);
  const shownLink = ({ name, url }: LinkData) => (url ? [{ href: localePath(url, locale), name: shownText(name, locale) }] : []);
  return (
    <footer className="mt-24 border-t border-line bg-surface print:hidden">
      <div className="page-width py-14">
        {children}
        <HtmlOnly as="nav" from={home} aria-label={t('footer')} className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4">
          <FooterLinks
            locale={locale}
            groups={footer.groups.map(({ title, links }) => ({ title: shownText(title, locale), links: links.flatMap(shownLink) }))}
            socials={footer.socials.map(({ network, url }) => ({ network, url, name: networks(network) }))}
            texts={{ socials: t('socials'), opensNewTab: general('opensNewTab') }}
          />
        </HtmlOnly>
        <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6 text-xs text-muted">
          <HtmlOnly from={home} className="contents">
            <Wordmark name={productName} isRepeated />
            <p className="mr-auto">{footer.note ? <LocalText text={footer.note} pageLang={locale} /> : t('trademarks')}</p>
            <PageLink
              href={localePath(routes.apiDocs, locale)}
              className="inline-flex min-h-6 items-center underline-offset-4 hover:text-primary hover:underline"
            >
              {t('api')}
            </PageLink>
            {choices}
            <p>{t('copyright', { year: String(year), product: productName })}</p>
          </HtmlOnly>
        </div>
      </div>
    </footer>
  );
}

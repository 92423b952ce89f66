import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { LocalText, shownText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { Wordmark } from '@/ui/wordmark';
import type { FooterData, LinkData } from '../queries';
import type { FooterParts } from './footer';
import { FooterLinks } from './footer-links';

interface FooterContent {
  locale: Locale;
  productName: string;
  footer: FooterData;
  year: number;
  /** Visit settings in the closing line. */
  choices: ReactNode;
}

/** The footer's parts without scripts. */
export async function footerParts({ locale, productName, footer, year, choices }: FooterContent): Promise<FooterParts> {
  const [t, forms, networks, general] = await Promise.all([
    getTranslations('shell'),
    getTranslations('forms'),
    getTranslations('networks'),
    getTranslations('general'),
  ]);
  const shownLink = ({ name, url }: LinkData) => (url ? [{ href: localePath(url, locale), name: shownText(name, locale) }] : []);
  return {
    newsletter: (
      <>
        <h2 id="footer-newsletter">
          <PageLink href={localePath(routes.newsletter, locale)}>{forms('newsletter.title')}</PageLink>
        </h2>
        <p>{forms('newsletter.intro')}</p>
      </>
    ),
    dropTool: (
      <>
        <h2 id="footer-drop-tool">{forms('tool.title')}</h2>
        <p>{forms('tool.description')}</p>
      </>
    ),
    links: (
      <FooterLinks
        locale={locale}
        groups={footer.groups.map(({ title, links }) => ({ title: shownText(title, locale), links: links.flatMap(shownLink) }))}
        socials={footer.socials.map(({ network, url }) => ({ network, url, name: networks(network) }))}
        texts={{ socials: t('socials'), opensNewTab: general('opensNewTab') }}
      />
    ),
    end: (
      <>
        <Wordmark name={productName} isRepeated />
        <p>{footer.note ? <LocalText text={footer.note} pageLang={locale} /> : t('trademarks')}</p>
        <div>
          <PageLink href={localePath(routes.apiDocs, locale)}>{t('api')}</PageLink>
          <PageLink href={localePath(routes.data, locale)}>{t('data')}</PageLink>
          {choices}
          <span>{t('copyright', { year: String(year), product: productName })}</span>
        </div>
      </>
    ),
  };
}

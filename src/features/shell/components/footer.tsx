import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { BrandMark } from '@/ui/brand-mark';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import { Wordmark } from '@/ui/wordmark';
import type { FooterData } from '../queries';

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

const LINK = 'inline-flex min-h-9 items-center text-sm text-muted underline-offset-4 hover:text-primary hover:underline';

export async function Footer({ locale, productName, footer, year, children, choices }: FooterProps) {
  const [t, networks, general] = await Promise.all([getTranslations('shell'), getTranslations('networks'), getTranslations('general')]);
  return (
    <footer className="mt-24 border-t border-line bg-surface print:hidden">
      <div className="page-width py-14">
        {children}
        <nav aria-label={t('footer')} className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4">
          {footer.groups.map((group) => (
            <div key={group.title.value}>
              <h2 className="mb-3 text-sm font-semibold">
                <LocalText text={group.title} pageLang={locale} />
              </h2>
              <ul>
                {group.links.map((link) =>
                  link.url ? (
                    <li key={link.url}>
                      <PageLink href={localePath(link.url, locale)} className={LINK}>
                        <LocalText text={link.name} pageLang={locale} />
                      </PageLink>
                    </li>
                  ) : null,
                )}
              </ul>
            </div>
          ))}
          {footer.socials.length > 0 && (
            <div>
              <h2 className="mb-3 text-sm font-semibold">{t('socials')}</h2>
              <ul>
                {footer.socials.map(({ network, url }) => (
                  <li key={network}>
                    <a href={url} target="_blank" rel="noopener noreferrer" className={`${LINK} gap-2`}>
                      <BrandMark network={network} />
                      {networks(network)}
                      <span className="sr-only">{general('opensNewTab')}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </nav>
        <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6 text-xs text-muted">
          <Wordmark name={productName} />
          <p className="mr-auto">{footer.note ? <LocalText text={footer.note} pageLang={locale} /> : t('trademarks')}</p>
          <PageLink
            href={localePath(routes.apiDocs, locale)}
            className="inline-flex min-h-6 items-center underline-offset-4 hover:text-primary hover:underline"
          >
            {t('api')}
          </PageLink>
          {choices}
          <p>{t('copyright', { year: String(year), product: productName })}</p>
        </div>
      </div>
    </footer>
  );
}

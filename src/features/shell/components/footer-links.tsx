import type { Locale } from '@/domain/locales';
import { BrandMark } from '@/ui/icon';
import type { BrandName } from '@/ui/icon-names';
import { LocalText, type ShownText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';

interface FooterLinksProps {
  locale: Locale;
  groups: { title: ShownText; links: { href: string; name: ShownText }[] }[];
  socials: { network: BrandName; url: string; name: string }[];
  texts: { socials: string; opensNewTab: string };
}

/** Columns of links. */
export function FooterLinks({ locale, groups, socials, texts }: FooterLinksProps) {
  return (
    <>
      {groups.map(({ title, links }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may have the same title and never move
        <div key={index}>
          <h2>
            <LocalText text={title} pageLang={locale} />
          </h2>
          <ul>
            {links.map(({ href, name }) => (
              <li key={href}>
                <PageLink href={href}>
                  <LocalText text={name} pageLang={locale} />
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {socials.length > 0 && (
        <div>
          <h2>{texts.socials}</h2>
          <ul>
            {socials.map(({ network, url, name }) => (
              <li key={network}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  <BrandMark network={network} />
                  {name}
                  <span className="sr-only">{texts.opensNewTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

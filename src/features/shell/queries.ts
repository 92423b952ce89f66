import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import type { NavigationAction, SocialNetwork } from '@/domain/navigation-actions';
import { cached } from '@/lib/cached';
import { inLocale, type Text } from '@/lib/localized';
import { asVisitor } from '@/lib/payload';

export interface LinkData {
  name: Text;
  url: string | null;
  icon: string | null;
}

export interface NavigationItem extends LinkData {
  action: NavigationAction | null;
  children: LinkData[];
}

export interface FooterData {
  groups: { title: Text; links: LinkData[] }[];
  socials: { network: SocialNetwork; url: string }[];
  note: Text | null;
}

export interface SettingsData {
  homeTitle: Text | null;
  homeIntro: Text | null;
  siteDescription: Text | null;
}

interface StoredLink {
  name: string;
  url?: string | null;
  icon?: string | null;
}

function toLink(link: StoredLink, locale: Locale): LinkData[] {
  const name = inLocale(link.name, locale);
  return name ? [{ name, url: link.url ?? null, icon: link.icon ?? null }] : [];
}

/** Entries of the main navigation. */
export function getNavigation({ locale }: { locale: Locale }): Promise<NavigationItem[]> {
  return cached(
    async () => {
      const visitor = await asVisitor();
      const { items } = await visitor.findGlobal({ slug: 'navigation', locale: 'all', depth: 0 });
      return (items ?? []).flatMap((item) =>
        toLink(item, locale).map((link) => ({
          ...link,
          action: item.action ?? null,
          children: (item.children ?? []).flatMap((child) => toLink(child, locale)),
        })),
      );
    },
    ['navigation', locale],
    [cacheTags.navigation],
  );
}

/** Groups of links, profiles and the closing line of the footer. */
export function getFooter({ locale }: { locale: Locale }): Promise<FooterData> {
  return cached(
    async () => {
      const visitor = await asVisitor();
      const { groups, socials, note } = await visitor.findGlobal({ slug: 'footer', locale: 'all', depth: 0 });
      return {
        groups: (groups ?? []).flatMap((group) => {
          const title = inLocale(group.title, locale);
          return title ? [{ title, links: (group.links ?? []).flatMap((link) => toLink(link, locale)) }] : [];
        }),
        socials: (socials ?? []).map(({ network, url }) => ({ network, url })),
        note: inLocale(note, locale),
      };
    },
    ['footer', locale],
    [cacheTags.footer],
  );
}

/** Texts of the home page and the site's description. */
export function getSettings({ locale }: { locale: Locale }): Promise<SettingsData> {
  return cached(
    async () => {
      const visitor = await asVisitor();
      const settings = await visitor.findGlobal({ slug: 'settings', locale: 'all', depth: 0 });
      return {
        homeTitle: inLocale(settings.homeTitle, locale),
        homeIntro: inLocale(settings.homeIntro, locale),
        siteDescription: inLocale(settings.siteDescription, locale),
      };
    },
    ['settings', locale],
    [cacheTags.settings],
  );
}

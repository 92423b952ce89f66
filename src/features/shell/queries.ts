import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import type { NavigationAction, SocialNetwork } from '@/domain/navigation-actions';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { inLocale, type Text } from '@/server/localized';
import { type Reference, referencePath } from '@/server/reference-path';

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
  reference?: Reference | null;
}

/** A link as it is kept: where its entry is now is known only when it is shown. */
interface KeptLink extends LinkData {
  reference: Reference | null;
}

interface KeptItem extends KeptLink {
  action: NavigationAction | null;
  children: KeptLink[];
}

function toLink({ name: text, url, icon, reference }: StoredLink, locale: Locale): KeptLink[] {
  const name = inLocale(text, locale);
  return name ? [{ name, url: url ?? null, icon: icon ?? null, reference: reference ?? null }] : [];
}

/** A link with the address its entry has now; nothing while the entry is not public. */
async function resolved<T extends KeptLink>({ reference, ...link }: T): Promise<Omit<T, 'reference'>[]> {
  if (!reference) return [link];
  const url = await referencePath(reference);
  return url ? [{ ...link, url }] : [];
}

const allResolved = async (links: KeptLink[]): Promise<LinkData[]> => (await Promise.all(links.map((link) => resolved(link)))).flat();

/** Entries of the main navigation. One whose entry is not public is left out, with its submenu. */
export async function getNavigation({ locale }: { locale: Locale }): Promise<NavigationItem[]> {
  const kept = await cached(
    async (): Promise<KeptItem[]> => {
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
  const items = await Promise.all(
    kept.map(async (item) => (await resolved(item)).map(async (link) => ({ ...link, children: await allResolved(item.children) }))),
  );
  return Promise.all(items.flat());
}

/** Groups of links, profiles and the closing line of the footer. Links to entries that are not public are left out, and groups without links with them. */
export async function getFooter({ locale }: { locale: Locale }): Promise<FooterData> {
  const kept = await cached(
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
  const groups = await Promise.all(kept.groups.map(async ({ title, links }) => ({ title, links: await allResolved(links) })));
  return { ...kept, groups: groups.filter(({ links }) => links.length > 0) };
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

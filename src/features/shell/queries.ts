import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { IconName } from '@/domain/icons';
import type { Locale } from '@/domain/locales';
import type { NavigationAction } from '@/domain/navigation-actions';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { knownIcon } from '@/server/known-icon';
import { inLocale, localize, type Text } from '@/server/localized';
import { type Reference, referencePath } from '@/server/reference-path';

export interface LinkData {
  name: Text;
  url: string | null;
  icon: IconName | null;
}

export interface NavigationItem extends LinkData {
  action: NavigationAction | null;
  children: LinkData[];
}

export type FooterData = Awaited<ReturnType<typeof getFooter>>;
export type SettingsData = Awaited<ReturnType<typeof getSettings>>;

interface StoredLink {
  name: string;
  url?: string | null;
  icon?: IconName | null;
  reference?: Reference | null;
}

/** A link as it is stored: where its entry is now is known only when it is shown. */
interface UnresolvedLink extends LinkData {
  reference: Reference | null;
}

interface UnresolvedItem extends UnresolvedLink {
  action: NavigationAction | null;
  children: UnresolvedLink[];
}

function toLink({ name: text, url, icon, reference }: StoredLink, locale: Locale): UnresolvedLink[] {
  const name = inLocale(text, locale);
  return name ? [{ name, url: url ?? null, icon: knownIcon(icon), reference: reference ?? null }] : [];
}

/** Null while the target isn't public. */
async function resolved<T extends UnresolvedLink>({ reference, ...link }: T): Promise<Omit<T, 'reference'>[]> {
  if (!reference) return [link];
  const url = await referencePath(reference);
  return url ? [{ ...link, url }] : [];
}

const allResolved = async (links: UnresolvedLink[]): Promise<LinkData[]> => (await Promise.all(links.map((link) => resolved(link)))).flat();

/** Main navigation. Entries whose target isn't public are left out with their submenu. */
export async function getNavigation({ locale }: { locale: Locale }): Promise<NavigationItem[]> {
  const stored = await cached(
    async (): Promise<UnresolvedItem[]> => {
      const { items } = await asVisitor.findGlobal('navigation');
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
    stored.map(async (item) => (await resolved(item)).map(async (link) => ({ ...link, children: await allResolved(item.children) }))),
  );
  return Promise.all(items.flat());
}

/** Footer links, profiles and closing line; links to unpublished targets and empty groups are left out. */
export async function getFooter({ locale }: { locale: Locale }) {
  const stored = await cached(
    async () => {
      const { groups, socials, note } = await asVisitor.findGlobal('footer');
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
  const groups = await Promise.all(stored.groups.map(async ({ title, links }) => ({ title, links: await allResolved(links) })));
  return { ...stored, groups: groups.filter(({ links }) => links.length > 0) };
}

export function getSettings({ locale }: { locale: Locale }) {
  return cached(
    async () => {
      const { homeTitle, homeIntro, siteDescription } = await asVisitor.findGlobal('settings');
      return localize({ homeTitle, homeIntro, siteDescription }, locale, ['homeTitle', 'homeIntro', 'siteDescription']);
    },
    ['settings', locale],
    [cacheTags.settings],
  );
}

import type { Payload } from 'payload';
import { DEFAULT_LOCALE, type Locale } from '@/domain/locales';
import type { SeedWriter } from './seed-writer';
import { FOOTER_GROUPS, NAVIGATION, SETTINGS, SOCIALS } from './site-texts';

type Write = SeedWriter['options'];

/** Fills the main menu, unless it has entries. */
export async function seedNavigation(payload: Payload, write: Write): Promise<void> {
  const slug = 'navigation';
  if ((await payload.findGlobal({ slug, ...write() })).items?.length) return;
  const items = NAVIGATION.map(({ name, ...entry }) => ({ ...entry, name: name.en }));
  const stored = await payload.updateGlobal({ slug, locale: 'en', data: { items }, ...write() });
  const translated = stored.items?.map((row, index) => ({ ...row, name: NAVIGATION[index]?.name.nl ?? row.name }));
  await payload.updateGlobal({ slug, locale: 'nl', data: { items: translated }, ...write() });
}

/** Fills the footer, unless it has groups. */
export async function seedFooter(payload: Payload, write: Write): Promise<void> {
  const slug = 'footer';
  if ((await payload.findGlobal({ slug, ...write() })).groups?.length) return;
  const groups = FOOTER_GROUPS.map(({ title, links }) => ({ title: title.en, links: links.map(({ name, url }) => ({ name: name.en, url })) }));
  const stored = await payload.updateGlobal({ slug, locale: 'en', data: { groups, socials: SOCIALS }, ...write() });
  const translated = stored.groups?.map((group, index) => ({
    ...group,
    title: FOOTER_GROUPS[index]?.title.nl ?? group.title,
    links: group.links?.map((link, place) => ({ ...link, name: FOOTER_GROUPS[index]?.links[place]?.name.nl ?? link.name })),
  }));
  await payload.updateGlobal({ slug, locale: 'nl', data: { groups: translated, socials: stored.socials }, ...write() });
}

/** Fills the texts of the home page, unless it has a heading. */
export async function seedSettings(payload: Payload, write: Write): Promise<void> {
  const slug = 'settings';
  if ((await payload.findGlobal({ slug, locale: DEFAULT_LOCALE, ...write() })).homeTitle) return;
  const textsIn = (locale: Locale) => ({
    homeTitle: SETTINGS.homeTitle[locale],
    homeIntro: SETTINGS.homeIntro[locale],
    siteDescription: SETTINGS.siteDescription[locale],
  });
  await payload.updateGlobal({ slug, locale: 'en', data: textsIn('en'), ...write() });
  await payload.updateGlobal({ slug, locale: 'nl', data: textsIn('nl'), ...write() });
}

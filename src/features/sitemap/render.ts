/** Rendering of sitemaps and their division into files (sitemaps.org). */

import { escapeXml } from '@/domain/clean-text';
import { DEFAULT_LOCALE, LOCALES } from '@/domain/locales';
import { localePath } from '@/domain/routes';

/** Protocol limit. */
export const SITEMAP_MAX_URLS = 50_000;
export const SITEMAP_MAX_BYTES = 50 * 1024 * 1024;

export interface SitemapPage {
  /** Without language prefix. */
  path: string;
  /** ISO date of the last change, or null. */
  changedAt: string | null;
  /** Image paths. */
  images: string[];
}

export interface SitemapPart {
  /** Served at `/sitemaps/<name>.xml`. */
  name: string;
  urls: number;
  bytes: number;
  changedAt: string | null;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
export const URLSET_START = `${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
export const URLSET_END = '</urlset>\n';

const changed = (at: string | null) => (at ? `<lastmod>${at}</lastmod>` : '');

/** One entry per language, with links to all of them. */
export function urlEntries(pages: readonly SitemapPage[], site: string): string {
  const lines: string[] = [];
  for (const { path, changedAt, images } of pages) {
    const addresses = LOCALES.map(({ code }) => ({ code, address: escapeXml(site + localePath(path, code)) }));
    const fallback = escapeXml(site + localePath(path, DEFAULT_LOCALE));
    const rest = [
      changed(changedAt),
      ...addresses.map(({ code, address }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${fallback}"/>`,
      ...images.map((image) => `<image:image><image:loc>${escapeXml(site + image)}</image:loc></image:image>`),
    ].join('');
    for (const { address } of addresses) lines.push(`<url><loc>${address}</loc>${rest}</url>\n`);
  }
  return lines.join('');
}

export function describePart(name: string, pages: readonly SitemapPage[], site: string): SitemapPart {
  return {
    name,
    urls: pages.length * LOCALES.length,
    bytes: Buffer.byteLength(urlEntries(pages, site)),
    changedAt: newest(pages.map(({ changedAt }) => changedAt)),
  };
}

export function fitsOneFile(parts: readonly Pick<SitemapPart, 'urls' | 'bytes'>[]): boolean {
  const sum = (key: 'urls' | 'bytes') => parts.reduce((total, part) => total + part[key], 0);
  const frame = Buffer.byteLength(URLSET_START + URLSET_END);
  return sum('urls') <= SITEMAP_MAX_URLS && sum('bytes') + frame <= SITEMAP_MAX_BYTES;
}

export function sitemapIndex(parts: readonly Pick<SitemapPart, 'name' | 'changedAt'>[], addressOf: (name: string) => string): string {
  const entries = parts.map(({ name, changedAt }) => `<sitemap><loc>${escapeXml(addressOf(name))}</loc>${changed(changedAt)}</sitemap>\n`);
  return `${DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

/** The latest ISO date, or null. */
export function newest(dates: readonly (string | null)[]): string | null {
  return dates.reduce((latest, date) => (date && (!latest || date > latest) ? date : latest), null);
}

import type { APIRequestContext } from '@playwright/test';

/** A page's metadata for search engines, parsed from its HTML. */
export interface SitePage {
  /** Path with language prefix and query. */
  path: string;
  status: number;
  /** Number of redirects followed. */
  redirects: number;
  html: string;
  lang: string | null;
  title: string;
  description: string;
  canonical: string | null;
  /** Paths by language. */
  alternates: Map<string, string>;
  isIndexable: boolean;
  headings: number;
  /** Internal links without fragment. */
  links: Set<string>;
}

const ORIGIN = process.env.E2E_BASE_URL ?? 'http://localhost:3000';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Decodes HTML entities. */
export const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_all, name: string) => ENTITIES[name] ?? '');
const firstIn = (html: string, pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '');

/** Path of a URL of this site, without the language hint `hl`; null for other sites. */
function within(address: string): string | null {
  const url = new URL(address, ORIGIN);
  if (url.origin !== ORIGIN) return null;
  url.searchParams.delete('hl');
  return url.pathname + url.search;
}

/** Requests a page without a language cookie and follows at most one redirect. */
export async function readPage(request: APIRequestContext, path: string): Promise<SitePage> {
  const ask = (address: string) => request.get(address, { maxRedirects: 0 });
  let response = await ask(path);
  const target = response.headers().location;
  const redirects = target && response.status() >= 300 && response.status() < 400 ? 1 : 0;
  if (target && redirects) response = await ask(new URL(target, ORIGIN).href);
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
  const html = isPage ? await response.text() : '';
  const canonical = firstIn(html, /<link rel="canonical" href="([^"]*)"/) || null;
  const robots = `${firstIn(html, /<meta name="robots" content="([^"]*)"/)} ${response.headers()['x-robots-tag'] ?? ''}`;
  return {
    path,
    status: response.status(),
    redirects,
    html,
    lang: firstIn(html, /<html lang="([^"]*)"/) || null,
    title: firstIn(html, /<title>([^<]*)<\/title>/),
    description: firstIn(html, /<meta name="description" content="([^"]*)"/),
    canonical: canonical === null ? null : within(canonical),
    alternates: new Map(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)].map(([, lang = '', href = '']) => [
        lang,
        within(decoded(href)) ?? href,
      ]),
    ),
    isIndexable: isPage && response.status() === 200 && redirects === 0 && !robots.includes('noindex'),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    links: new Set([...html.matchAll(/<a\s[^>]*?href="([^"#]+)/g)].flatMap(([, href = '']) => within(decoded(href)) ?? [])),
  };
}

/** Paths in the sitemap, a single file or an index. */
export async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const locations = async (address: string) => {
    const response = await request.get(address);
    if (response.status() !== 200) throw new Error(`${address} answers ${response.status()}`);
    const xml = await response.text();
    return { isIndex: xml.includes('<sitemapindex'), urls: [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => decoded(url)) };
  };
  const { isIndex, urls } = await locations('/sitemap.xml');
  const all = isIndex ? (await Promise.all(urls.map(locations))).flatMap((part) => part.urls) : urls;
  return all.map((url) => within(url) ?? url);
}

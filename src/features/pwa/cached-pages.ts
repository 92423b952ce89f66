import type { Locale } from '@/domain/locales';
import { OFFLINE_CACHES } from '@/domain/offline-caches';
import { splitLocale } from '@/domain/routes';

interface KeptPage {
  path: string;
  title: string;
}

const MAX_LISTED = 40;

/** Title of a page by its HTML; null when it has none. */
function titleOf(html: string): string | null {
  const [, text] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  if (!text) return null;
  const title = new DOMParser().parseFromString(text, 'text/html').documentElement.textContent?.trim();
  return title || null;
}

const inLanguage = (requests: readonly Request[], locale: Locale) =>
  requests.filter(({ url }) => splitLocale(new URL(url).pathname).locale === locale);

/** The pages of a language that can be read without a connection, the last kept first, and how many terms there are besides. */
export async function listKeptPages(locale: Locale): Promise<{ pages: KeptPage[]; terms: number }> {
  const [pages, terms] = await Promise.all([caches.open(OFFLINE_CACHES.pages), caches.open(OFFLINE_CACHES.terms)]);
  const requests = inLanguage(await pages.keys(), locale)
    .reverse()
    .slice(0, MAX_LISTED);
  const read = async (request: Request): Promise<KeptPage[]> => {
    const response = await pages.match(request, { ignoreVary: true });
    const title = response && titleOf(await response.text());
    const { pathname, search } = new URL(request.url);
    return title ? [{ path: pathname + search, title }] : [];
  };
  return { pages: (await Promise.all(requests.map(read))).flat(), terms: inLanguage(await terms.keys(), locale).length };
}

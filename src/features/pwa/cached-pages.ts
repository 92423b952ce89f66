import type { Locale } from '@/domain/locales';
import { OFFLINE_CACHES, TERM_ATTRIBUTE } from '@/domain/offline-caches';
import { splitLocale } from '@/domain/routes';

interface CachedPage {
  path: string;
  title: string;
}

const MAX_LISTED = 40;

function titleOf(html: string): string | null {
  const [, text] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  if (!text) return null;
  const title = new DOMParser().parseFromString(text, 'text/html').documentElement.textContent?.trim();
  return title || null;
}

const inLanguage = (requests: readonly Request[], locale: Locale) =>
  requests.filter(({ url }) => splitLocale(new URL(url).pathname).locale === locale);

/** Cached pages of a language, most recent first, and the number of terms in its cached dictionary. */
export async function listCachedPages(locale: Locale): Promise<{ pages: CachedPage[]; terms: number }> {
  const [pages, terms] = await Promise.all([caches.open(OFFLINE_CACHES.pages), caches.open(OFFLINE_CACHES.terms)]);
  const requests = inLanguage(await pages.keys(), locale)
    .reverse()
    .slice(0, MAX_LISTED);
  const read = async (request: Request): Promise<CachedPage[]> => {
    const response = await pages.match(request, { ignoreVary: true });
    const title = response && titleOf(await response.text());
    const { pathname, search } = new URL(request.url);
    return title ? [{ path: pathname + search, title }] : [];
  };
  const [dictionary] = inLanguage(await terms.keys(), locale);
  const allTerms = dictionary && (await (await terms.match(dictionary, { ignoreVary: true }))?.text());
  return { pages: (await Promise.all(requests.map(read))).flat(), terms: allTerms?.split(` ${TERM_ATTRIBUTE}="`).slice(1).length ?? 0 };
}

import type { ConsentChoice } from '@/domain/consent';
import { isUncounted, pageViewOf } from './tracked-routes';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const GOOGLE_COOKIE = /^(?:_ga|_gid$|_gat|_gcl|_gac)/;
/** Maximum delay of a new page's title. */
const TITLE_MS = 1000;

let isLoaded = false;
let lastTitle: string | null = null;

export function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager knows its commands by their being arguments
  dataLayer().push(arguments);
}

/** Consent mode: everything denied. Must be the first entry. */
export function denyByDefault(): void {
  gtag('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' });
}

const updateConsent = (choice: ConsentChoice) => gtag('consent', 'update', { analytics_storage: choice });

export function addScript(url: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}

function removeGoogleCookies(): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (!GOOGLE_COOKIE.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in every browser
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

/** Only the origin: the URL may be private. */
const referrerOrigin = () => (URL.canParse(document.referrer) ? `${new URL(document.referrer).origin}/` : '');

function pushPageView(pathname: string): void {
  const view = pageViewOf({ pathname, query: window.location.search, title: document.title });
  lastTitle = document.title;
  if (!view) return;
  // Otherwise Google's tags would read the whole URL, including searches.
  gtag('set', { page_location: window.location.origin + view.page_path, page_referrer: referrerOrigin(), page_title: view.page_title });
  dataLayer().push({ event: 'page_view', ...view });
}

const hasNewTitle = () => document.title !== '' && document.title !== lastTitle;

/** Waits until the new page's title is set. */
function whenTitled(callback: () => void): () => void {
  const stop = () => {
    observer.disconnect();
    window.clearTimeout(timer);
  };
  const finish = () => {
    stop();
    callback();
  };
  const observer = new MutationObserver(() => hasNewTitle() && finish());
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  const timer = window.setTimeout(finish, hasNewTitle() ? 0 : TITLE_MS);
  return stop;
}

/**
 * Counts a page view after consent; the first one loads the tag manager. Pages with a token in their URL count nothing.
 * @returns cancels a pending count
 */
export function countPage(id: string, pathname: string): () => void {
  if (isUncounted(pathname)) return () => undefined;
  return whenTitled(() => {
    if (!isLoaded) updateConsent('granted');
    pushPageView(pathname);
    if (isLoaded) return;
    isLoaded = true;
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
  });
}

/** Withdraws consent and removes its cookies. */
export function stopCounting(): { wasLoaded: boolean } {
  if (isLoaded) updateConsent('denied');
  removeGoogleCookies();
  return { wasLoaded: isLoaded };
}

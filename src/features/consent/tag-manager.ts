import type { ConsentChoice } from '@/domain/consent';
import { isUncounted, pageViewOf } from './tracked-routes';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Cookies that Google's tags set. */
const GOOGLE_COOKIE = /^(?:_ga|_gid$|_gat|_gcl|_gac)/;
/** How long a page may take to change its title after the route changed. */
const TITLE_MS = 1000;

let isLoaded = false;
let lastTitle: string | null = null;

/** The list that the tag manager reads. */
export function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager knows its commands by their being arguments
  dataLayer().push(arguments);
}

/** Consent mode: nothing is allowed until somebody says so. The first thing that stands in the list. */
export function denyByDefault(): void {
  gtag('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' });
}

const updateConsent = (choice: ConsentChoice) => gtag('consent', 'update', { analytics_storage: choice });

/** Adds a script of others to the page. */
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

/** The origin of the page before: its address may hold what nobody else should see. */
const referrerOrigin = () => (URL.canParse(document.referrer) ? `${new URL(document.referrer).origin}/` : '');

function pushPageView(pathname: string): void {
  const view = pageViewOf({ pathname, query: window.location.search, title: document.title });
  lastTitle = document.title;
  if (!view) return;
  // Google's tags would otherwise read the whole address, with what was searched for.
  gtag('set', { page_location: window.location.origin + view.page_path, page_referrer: referrerOrigin(), page_title: view.page_title });
  dataLayer().push({ event: 'page_view', ...view });
}

const hasNewTitle = () => document.title !== '' && document.title !== lastTitle;

/** Calls back when the page has its own title: it may come after the route has changed, and there is none in between. */
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
 * Reports the view of a page somebody agreed to have counted; the first one loads the tag manager. Pages whose address holds a token count nothing and load
 * nothing.
 * @returns stops a report that has not been made yet
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

/** Takes the consent back and removes what it brought. */
export function stopCounting(): { wasLoaded: boolean } {
  if (isLoaded) updateConsent('denied');
  removeGoogleCookies();
  return { wasLoaded: isLoaded };
}

'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, use } from 'react';
import { type Held, taken } from './held';

interface Markup {
  __html: string;
}

const EMPTY: Markup = { __html: '' };
const SLOT = 'data-still';

/** Markup the browser knows, by key. React compares by identity, so each stays the same object. */
const known = new Map<string, Markup | Promise<Markup>>();

const markupIn = (page: Document, key: string): Markup | null => {
  const element = page.querySelector(`[${SLOT}="${key}"]`);
  return element && { __html: element.innerHTML };
};

const loading = new Map<string, Promise<void>>();

/** Reads all such markup from the HTML of a page that was reached by a link. */
async function readPage(path: string): Promise<void> {
  const page = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
  for (const element of page.querySelectorAll<HTMLElement>(`[${SLOT}]`)) known.set(element.dataset.still ?? '', { __html: element.innerHTML });
}

/** If the page's HTML doesn't have it, the browser loads the page, unless it is open already. A missing part of the shell stays empty. */
async function load(key: string, path: string, from: string | undefined): Promise<Markup> {
  const source = from ?? path;
  const reading = loading.get(source) ?? readPage(source).finally(() => loading.delete(source));
  loading.set(source, reading);
  await reading.catch(console.warn);
  const markup = known.get(key);
  if (markup && !('then' in markup)) return markup;
  if (from || window.location.pathname === path) return EMPTY;
  window.location.assign(path);
  return new Promise(() => {});
}

function markupOf(key: string, path: string, from: string | undefined): Markup | Promise<Markup> {
  const markup = known.get(key) ?? markupIn(document, key) ?? load(key, path, from);
  known.set(key, markup);
  return markup;
}

export interface StillElement {
  as?: 'div' | 'nav' | 'ul';
  className?: string;
  lang?: string;
  'aria-label'?: string;
  /** Path of a page that has it, for the shell: error pages are rendered in the browser, without HTML. By default the page itself. */
  from?: string;
}

interface StillProps<T> extends StillElement {
  of: Held<T>;
  /** If the content is several parts by name, the one to show. */
  part?: keyof T & string;
  /** Renders the content; for the HTML only. */
  children?: (content: T) => ReactNode;
}

/**
 * A part of the page that scripts don't render: it stands in the HTML, but not a second time in React's data, and React leaves it as it is. Only
 * plain markup works in it, such as links and `<details>`.
 */
export function Still<T>({ of, part, as: Tag = 'div', from, children, ...element }: StillProps<T>) {
  const path = usePathname();
  const key = part ? `${of}-${part}` : of;
  if (typeof window === 'undefined') {
    const content = taken(of);
    const shown = part ? content[part] : content;
    return (
      <Tag data-still={key} {...element}>
        {children ? children(content) : (shown as ReactNode)}
      </Tag>
    );
  }
  const markup = markupOf(key, path, from);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React rendered for the HTML
  return <Tag data-still={key} {...element} suppressHydrationWarning dangerouslySetInnerHTML={'then' in markup ? use(markup) : markup} />;
}

/** Tags that React moves to the page's head, in the HTML only. */
export const StillHead = ({ of }: { of: Held<ReactNode> }) => (typeof window === 'undefined' ? taken(of) : null);

/** A script that stands in the HTML only. */
export function StillScript({ of, type }: { of: Held<string>; type?: string }) {
  const markup = typeof window === 'undefined' ? { __html: taken(of) } : EMPTY;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the caller makes sure that no text ends the script
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}

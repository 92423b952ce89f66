'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, type MouseEvent as ReactMouseEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import type { SearchAnswer } from '../answer';
import { clearRecent, readRecent, rememberSearch } from '../recent-searches';

interface SearchDialogTexts {
  open: string;
  shortcut: string;
  title: string;
  placeholder: string;
  close: string;
  tools: string;
  category: string;
  term: string;
  course: string;
  product: string;
  recent: string;
  clearRecent: string;
  /** `#` stands for the text looked for. */
  seeAll: string;
  corrected: string;
  empty: string;
  emptyHint: string;
  failed: string;
  loading: string;
  /** `#` stands for the number. */
  found: string;
}

interface SearchDialogProps {
  locale: Locale;
  /** Page of all tools with language prefix: where the button leads without a script, and where results are shown. */
  path: string;
  maxLength: number;
  texts: SearchDialogTexts;
  icons: { search: ReactNode; close: ReactNode; recent: ReactNode };
  /** Offered when nothing is found. */
  dropTool: ReactNode;
}

interface Option {
  id: string;
  path: string;
}

interface Item {
  path: string;
  name: string;
  nameLang: Locale;
  text: string | null;
  /** Language of the text. */
  lang: Locale;
  logo: SearchAnswer['tools'][number]['logo'] | null;
}

const DELAY_MS = 90;
/** A text that stands this long is what somebody looks for, not the beginning of it. */
const STOOD_MS = 2000;

/** The search of the header: a field over the page that answers while typing. Opens with Ctrl-K, Cmd-K or `/`. */
export function SearchDialog({ locale, path, maxLength, texts, icons, dropTool }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const answers = useRef(new Map<string, SearchAnswer>());
  const router = useRouter();
  const id = useId();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'done' | 'failed'>('idle');
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState<string[]>([]);
  const query = text.trim();

  const open = useCallback(() => {
    if (!dialog.current || dialog.current.open) return;
    setRecent(readRecent());
    dialog.current.showModal();
    field.current?.select();
  }, []);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isTyping = target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
      const isShortcut = (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !isTyping);
      if (!isShortcut) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', closeOnBackdrop);
    return () => element?.removeEventListener('click', closeOnBackdrop);
  }, []);

  useEffect(() => {
    setActive(-1);
    if (!query) {
      setAnswer(null);
      setState('idle');
      return;
    }
    const known = answers.current.get(query);
    if (known) {
      setAnswer(known);
      setState('done');
      return;
    }
    const controller = new AbortController();
    setState('loading');
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`${routes.searchApi}?${new URLSearchParams({ q: query, locale })}`, { signal: controller.signal });
        if (!response.ok) throw new Error(String(response.status));
        const found = (await response.json()) as SearchAnswer;
        answers.current.set(query, found);
        setAnswer(found);
        setState('done');
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'AbortError')) setState('failed');
      }
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, locale]);

  const resultsPath = (words: string) => `${path}?${new URLSearchParams({ q: words })}`;
  const groups: { title: string; items: Item[] }[] =
    answer && state !== 'failed'
      ? [
          { title: texts.tools, items: answer.tools.map((tool) => ({ ...tool, nameLang: locale })) },
          ...(['category', 'term', 'course', 'product'] as const).map((kind) => ({
            title: texts[kind],
            items: answer.entries.filter((entry) => entry.kind === kind).map((entry) => ({ ...entry, lang: entry.textLang ?? locale, logo: null })),
          })),
        ].filter(({ items }) => items.length > 0)
      : [];
  // What is called exactly that comes first, be it a tool or a term.
  const isNamed = (group: { items: Item[] }) => group.items.some(({ name }) => name.toLowerCase() === query.toLowerCase());
  groups.sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  const items = groups.flatMap((group) => group.items);
  const options: Option[] = query
    ? [
        ...items.map((item, index) => ({ id: `${id}-${index}`, path: item.path })),
        ...(items.length > 0 ? [{ id: `${id}-all`, path: resultsPath(query) }] : []),
      ]
    : recent.map((words, index) => ({ id: `${id}-recent-${index}`, path: resultsPath(words) }));
  const isEmpty = state === 'done' && items.length === 0;

  useEffect(() => {
    if (!isEmpty) return;
    const timer = setTimeout(() => {
      // Editors see what people miss; to whoever searches it does not matter whether this arrives.
      fetch(routes.searchApi, { method: 'POST', body: JSON.stringify({ q: query, locale }), keepalive: true }).catch(() => undefined);
    }, STOOD_MS);
    return () => clearTimeout(timer);
  }, [isEmpty, query, locale]);

  const close = () => dialog.current?.close();
  const go = (target: string) => {
    if (query) rememberSearch(query);
    close();
    router.push(target);
  };
  const follow = (event: ReactMouseEvent, target: string) => {
    // Such a click opens a tab or a window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = (active + 1 + step + options.length + 1) % (options.length + 1);
      setActive(next - 1);
      document.getElementById(options[next - 1]?.id ?? '')?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = options[active];
      if (chosen) go(chosen.path);
      else if (query) go(resultsPath(query));
    }
  };
  const optionProps = (option: Option | undefined, index: number) => ({
    id: option?.id,
    role: 'option' as const,
    'aria-selected': index === active,
    tabIndex: -1,
    // The field keeps the focus.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    onMouseMove: () => setActive(index),
    className: `flex min-h-12 items-center gap-3 rounded-control px-3 py-2 text-sm ${index === active ? 'bg-primary-soft text-primary' : ''}`,
  });
  const status = { idle: '', loading: texts.loading, failed: texts.failed, done: texts.found.replace('#', String(items.length)) };
  let place = 0;

  return (
    <>
      <a
        href={path}
        aria-label={texts.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          open();
        }}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control text-sm text-muted hover:bg-sunken hover:text-text whitespace-nowrap lg:min-w-40 min-[1440px]:min-w-60 lg:justify-start lg:border lg:border-line lg:bg-surface lg:px-3"
      >
        {icons.search}
        <span className="max-lg:sr-only">{texts.placeholder}</span>
        <span aria-hidden="true" className="ml-auto hidden rounded-control border border-line px-1.5 text-xs min-[1440px]:inline">
          {texts.shortcut}
        </span>
      </a>
      <dialog
        ref={dialog}
        aria-label={texts.title}
        className="mx-auto mt-0 max-h-none w-full max-w-none bg-transparent p-0 text-text sm:mt-24 sm:max-w-2xl"
      >
        <div className="flex max-h-dvh flex-col bg-surface shadow-floating max-sm:h-dvh sm:max-h-[76vh] sm:rounded-card">
          <div className="flex items-center gap-2 border-b border-line px-3">
            <span className="pl-1 text-muted">{icons.search}</span>
            <input
              ref={field}
              type="text"
              inputMode="search"
              role="combobox"
              aria-label={texts.placeholder}
              aria-expanded={options.length > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={options[active]?.id}
              aria-autocomplete="list"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={maxLength}
              placeholder={texts.placeholder}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
              className="min-h-14 min-w-0 flex-1 bg-transparent text-lg -outline-offset-2 placeholder:text-muted"
            />
            <button
              type="button"
              onClick={close}
              aria-label={texts.close}
              className="inline-flex size-11 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-text"
            >
              {icons.close}
            </button>
          </div>
          <p role="status" className="sr-only">
            {status[state]}
          </p>
          <div className="flex min-h-0 flex-col p-2">
            {state === 'failed' && <p className="p-4 text-sm">{texts.failed}</p>}
            {isEmpty && (
              <div className="p-4">
                <p className="font-semibold">{texts.empty.replace('#', query)}</p>
                <p className="mt-1 text-sm text-muted">{texts.emptyHint}</p>
                <p className="mt-3">{dropTool}</p>
              </div>
            )}
            {answer?.corrected && state === 'done' && items.length > 0 && (
              <p className="px-3 pb-1 pt-2 text-sm text-muted">{texts.corrected.replace('#', answer.corrected)}</p>
            )}
            <div id={`${id}-list`} role="listbox" aria-label={texts.title} className="min-h-0 overflow-y-auto overscroll-contain">
              {query &&
                groups.map((group) => (
                  // biome-ignore lint/a11y/useSemanticElements: options of a list box are grouped by this role
                  <div key={group.title} role="group" aria-label={group.title}>
                    <p aria-hidden="true" className="px-3 pb-1 pt-3 text-xs font-semibold text-muted">
                      {group.title}
                    </p>
                    {group.items.map((item) => {
                      const index = place++;
                      return (
                        <a key={item.path} href={item.path} {...optionProps(options[index], index)} onClick={(event) => follow(event, item.path)}>
                          {item.logo && (
                            <span
                              aria-hidden="true"
                              className="inline-flex size-9 shrink-0 items-center justify-center rounded-control ring-1 ring-line"
                              style={{ backgroundColor: item.logo.background, color: item.logo.ink }}
                            >
                              {item.logo.src ? (
                                <img src={item.logo.src} alt="" width={20} height={20} className="size-5 object-contain" />
                              ) : (
                                item.logo.initial
                              )}
                            </span>
                          )}
                          <span className="min-w-0 flex-1">
                            <span lang={item.nameLang === locale ? undefined : item.nameLang} className="block font-semibold">
                              {item.name}
                            </span>
                            {item.text && (
                              <span lang={item.lang === locale ? undefined : item.lang} className="block text-muted">
                                {item.text}
                              </span>
                            )}
                          </span>
                        </a>
                      );
                    })}
                  </div>
                ))}
              {query && items.length > 0 && (
                <a
                  href={resultsPath(query)}
                  {...optionProps(options.at(-1), options.length - 1)}
                  onClick={(event) => follow(event, resultsPath(query))}
                >
                  <span className="font-semibold text-primary">{texts.seeAll.replace('#', query)}</span>
                </a>
              )}
              {!query && recent.length > 0 && (
                // biome-ignore lint/a11y/useSemanticElements: options of a list box are grouped by this role
                <div role="group" aria-label={texts.recent}>
                  <p aria-hidden="true" className="px-3 pb-1 pt-3 text-xs font-semibold text-muted">
                    {texts.recent}
                  </p>
                  {recent.map((words, index) => (
                    <a
                      key={words}
                      href={resultsPath(words)}
                      {...optionProps(options[index], index)}
                      onClick={(event) => {
                        rememberSearch(words);
                        follow(event, resultsPath(words));
                      }}
                    >
                      <span className="text-muted">{icons.recent}</span>
                      {words}
                    </a>
                  ))}
                </div>
              )}
            </div>
            {!query && recent.length > 0 && (
              <button
                type="button"
                onClick={() => {
                  clearRecent();
                  setRecent([]);
                  field.current?.focus();
                }}
                className="mt-1 min-h-11 self-start rounded-control px-3 text-sm font-semibold text-primary hover:bg-primary-soft"
              >
                {texts.clearRecent}
              </button>
            )}
          </div>
        </div>
      </dialog>
    </>
  );
}

'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SEARCH_MAX_LENGTH } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { Icon } from '@/ui/icon';
import { rememberSearch } from '../recent-searches';
import { useSearchCombobox } from '../use-search-combobox';
import { useSearchResults } from '../use-search-results';

interface SuggestingFieldProps {
  locale: Locale;
  label: string;
  /** Id of the form, if outside of it. */
  form?: string;
  defaultValue?: string;
}

/** The field of a search form, with the suggestions of the search dialog; they load at the first focus. Without them it is a plain field. */
export function SuggestingField({ locale, label, form, defaultValue = '' }: SuggestingFieldProps) {
  const { results, prepare } = useSearchResults(locale);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const query = text.trim();
  const combobox = useSearchCombobox({ locale, path: localePath(routes.tools, locale), query, onLeave: () => setOpen(false) });
  const isShown = isOpen && results !== null;

  useEffect(() => {
    const owner = field.current?.form;
    const onSubmit = () => {
      const words = field.current?.value.trim();
      if (words) rememberSearch(words);
      setOpen(false);
    };
    owner?.addEventListener('submit', onSubmit);
    return () => owner?.removeEventListener('submit', onSubmit);
  }, []);

  const open = () => {
    combobox.readRecent();
    combobox.unpoint();
    setText(field.current?.value ?? '');
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      // Not the text as well.
      event.preventDefault();
      setOpen(false);
    } else if (isShown) combobox.onKeyDown(event);
    else if (event.key === 'ArrowDown') open();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the suggestions when the focus leaves both
    <div className="relative min-w-0 flex-1" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}>
      <label className="block">
        <span className="sr-only">{label}</span>
        <span className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-muted max-sm:hidden">
          <Icon name="search" />
        </span>
        <input
          ref={field}
          type="search"
          name="q"
          form={form}
          defaultValue={defaultValue}
          maxLength={SEARCH_MAX_LENGTH}
          placeholder={label}
          autoComplete="off"
          {...(results && combobox.input)}
          onFocus={() => {
            prepare();
            if (!field.current?.value) open();
          }}
          onInput={open}
          onKeyDown={onKeyDown}
          className="min-h-12 w-full rounded-control border border-line-strong bg-surface px-4 text-base text-ellipsis placeholder:text-muted sm:pl-12"
        />
      </label>
      {isShown && (
        <div className="absolute inset-x-0 top-full z-(--layer-menu) mt-2 flex max-h-[min(30rem,70vh)] flex-col rounded-card border border-line bg-surface p-2 shadow-floating">
          <results.Results {...combobox.results} texts={results.texts} offers={results.offers} field={field} />
        </div>
      )}
    </div>
  );
}

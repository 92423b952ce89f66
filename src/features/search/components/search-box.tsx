import { SEARCH_MAX_LENGTH } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { buttonStyles } from '@/ui/button-styles';
import { Icon } from '@/ui/icon';

export interface SearchBoxProps {
  locale: Locale;
  texts: { label: string; button: string };
  /** Id of the form, if outside of it. */
  form?: string;
  defaultValue?: string;
}

/** A search field with its button: a form, or part of another. */
export function SearchBox({ locale, texts, form, defaultValue }: SearchBoxProps) {
  const field = (
    <div className="flex w-full gap-2">
      <label className="relative min-w-0 flex-1">
        <span className="sr-only">{texts.label}</span>
        <span className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-muted">
          <Icon name="search" />
        </span>
        <input
          type="search"
          name="q"
          form={form}
          defaultValue={defaultValue}
          maxLength={SEARCH_MAX_LENGTH}
          placeholder={texts.label}
          autoComplete="off"
          className="min-h-12 w-full rounded-control border border-line-strong bg-surface pl-12 pr-4 text-base placeholder:text-muted"
        />
      </label>
      <button type="submit" form={form} className={`${buttonStyles('primary')} min-h-12`}>
        {texts.button}
      </button>
    </div>
  );
  if (form) return field;
  return (
    <search>
      <form action={localePath(routes.tools, locale)} method="get">
        {field}
      </form>
    </search>
  );
}

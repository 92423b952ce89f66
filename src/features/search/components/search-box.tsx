import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { buttonStyles } from '@/ui/button-styles';
import { SuggestingField } from './suggesting-field';

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
      <SuggestingField locale={locale} label={texts.label} form={form} defaultValue={defaultValue} />
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

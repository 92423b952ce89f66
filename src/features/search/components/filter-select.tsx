'use client';

import type { Locale } from '@/domain/locales';
import { countryName, type ToolLanguage, toolLanguageName } from '@/domain/tool/vocabulary';

interface FilterSelectProps {
  name: 'language' | 'platform' | 'country';
  label: string;
  /** Chosen first: no filter. */
  any: string;
  /** Value, number of results, and the name of a platform. */
  options: [value: string, count: string, name?: string][];
  value: string;
  locale: Locale;
}

const NAMES = { language: toolLanguageName, country: countryName };

/** One value of many. Rendered in the browser too, which knows the names of languages and countries: the options are smaller than their markup. */
export function FilterSelect({ name, label, any, options, value, locale }: FilterSelectProps) {
  const nameOf = (code: string) => (name === 'platform' ? code : (NAMES[name](code as ToolLanguage, locale) ?? code));
  return (
    <label className="grid gap-1 px-2 text-sm">
      <span className="text-muted">{label}</span>
      <select name={name} defaultValue={value} className="min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-text">
        <option value="">{any}</option>
        {options.map(([code, count, own]) => (
          // A browser may know another name than the server.
          <option key={code} value={code} suppressHydrationWarning>
            {`${own ?? nameOf(code)} (${count})`}
          </option>
        ))}
      </select>
    </label>
  );
}

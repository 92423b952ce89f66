'use client';

import type { Locale } from '@/domain/locales';
import { LocalText, type ShownText } from '@/ui/local-text';

export interface FilterOption {
  value: string;
  label: ShownText;
  /** Number of results. */
  count: string;
  /** Absent rather than false: most options are neither. */
  isEmpty?: true;
  isChecked?: true;
}

interface FilterOptionsProps {
  type: 'checkbox' | 'radio';
  name: string;
  options: FilterOption[];
  locale: Locale;
}

/** Rendered in the browser too, since the options are smaller than their markup. */
export function FilterOptions({ type, name, options, locale }: FilterOptionsProps) {
  return options.map(({ value, label, count, isEmpty, isChecked }) => (
    <label key={value} className={isEmpty && !isChecked ? 'filter-option text-muted' : 'filter-option'}>
      {/* For undefined, React leaves the box as it was, which a reset of the form goes back to. */}
      <input type={type} name={name} value={value} defaultChecked={isChecked ?? false} />
      <span>
        <LocalText text={label} pageLang={locale} />
      </span>
      <small>{count}</small>
    </label>
  ));
}

import type { SelectField, TextField } from 'payload';
import type { Locale } from '@/domain/locales';
import { type FactBasis, needsSource } from '@/domain/tool/buyer-facts';
import { options } from './options';
import { webUrlField } from './web-url';

const basisOptions = options<FactBasis>({
  checked: { en: 'Checked by an editor', nl: 'Nagekeken door de redactie' },
  maker: { en: 'Stated by the maker', nl: 'Volgens de maker' },
  general: { en: 'General knowledge, not checked', nl: 'Algemeen bekend, niet nagekeken' },
});

/** How a value is known. */
export const basisField = (name: string, label: Record<Locale, string> = { en: 'How it is known', nl: 'Hoe we het weten' }) =>
  ({ name, type: 'select', label, required: true, defaultValue: 'general', options: basisOptions }) satisfies SelectField;

/** Where a value can be checked; required once an editor checked it. @param basis name of the field beside it that says how it is known */
export const sourceField = (name: string, basis: string): TextField =>
  webUrlField<Record<string, unknown>>(
    { name, label: { en: 'Where it can be checked', nl: 'Waar het na te kijken is' } },
    (siblings) => !needsSource(siblings[basis] as FactBasis | undefined) || 'factSource',
  );

import { initI18n } from '@payloadcms/translations';
import type { Field, Payload, SelectField } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { startPayload } from '../setup/payload';

type Label = Parameters<typeof textOf>[0];
type Translate = (key: string, values?: Record<string, unknown>) => string;

let payload: Payload;
const translate: Record<string, Translate> = {};

beforeAll(async () => {
  ({ payload } = await startPayload());
  for (const language of ['en', 'nl'] as const) {
    const i18n = await initI18n({ config: payload.config.i18n, context: 'client', language });
    translate[language] = i18n.t as Translate;
  }
});

/** A label in a language; null if missing. */
function textOf(label: unknown, language: 'en' | 'nl'): string | null {
  if (typeof label === 'function') return String(label({ t: translate[language], i18n: { t: translate[language], language } }));
  // Abbreviations are the same in both.
  if (typeof label === 'string' && /^[A-Z]{2,4}$/.test(label)) return label;
  if (label && typeof label === 'object') return (label as Record<string, string>)[language] ?? null;
  return null;
}

/** Labels missing in a language or with an untranslated key. */
function gaps(place: string, label: Label): string[] {
  return (['en', 'nl'] as const).flatMap((language) => {
    const text = textOf(label, language);
    return text?.trim() && !/^[a-z-]+:[\w.]+$/i.test(text) ? [] : [`${place} (${language})`];
  });
}

/** Names and loanwords may be equal in both languages. */
const isName = (text: string) => !/[a-z]{3,} [a-z]{3,}/i.test(text);

function optionGaps(place: string, field: SelectField): string[] {
  return field.options.flatMap((option) => {
    const label = typeof option === 'string' ? option : option.label;
    if (typeof label === 'string') return isName(label) ? [] : [`${place} option ${label}`];
    return gaps(`${place} option`, label);
  });
}

function fieldGaps(field: Field, place: string): string[] {
  const admin = (field.admin ?? {}) as { hidden?: boolean; disabled?: boolean; description?: unknown };
  if (admin.hidden || admin.disabled || ('hidden' in field && field.hidden)) return [];
  const own = 'name' in field && field.name ? `${place}.${field.name}` : place;
  const isLabelled = !['tabs', 'row', 'ui', 'join'].includes(field.type) && 'name' in field && !(field.type === 'group' && field.label === false);
  return [
    ...(isLabelled ? gaps(own, (field as { label?: unknown }).label) : []),
    ...(admin.description ? gaps(`${own} description`, admin.description) : []),
    ...(field.type === 'select' || field.type === 'radio' ? optionGaps(own, field as SelectField) : []),
    ...('fields' in field ? field.fields.flatMap((child) => fieldGaps(child, own)) : []),
    ...(field.type === 'tabs'
      ? field.tabs.flatMap((tab) => [
          ...('label' in tab ? gaps(`${own} tab`, tab.label) : []),
          ...tab.fields.flatMap((child) => fieldGaps(child, own)),
        ])
      : []),
  ];
}

test('every name, label, description and option of the panel exists in English and Dutch', () => {
  const hidden = (admin: { hidden?: unknown } | undefined) => admin?.hidden === true;
  const found = [
    ...payload.config.collections
      .filter(({ admin, slug }) => !hidden(admin) && !slug.startsWith('payload-'))
      .flatMap(({ admin, fields, labels, slug }) => [
        ...gaps(`${slug} singular`, labels.singular),
        ...gaps(`${slug} plural`, labels.plural),
        ...gaps(`${slug} group`, admin.group),
        ...fields
          .filter((field) => !('name' in field && ['createdAt', 'updatedAt', 'deletedAt', '_status'].includes(field.name)))
          .flatMap((field) => fieldGaps(field, slug)),
      ]),
    ...payload.config.globals
      .filter(({ admin, slug }) => !hidden(admin) && !slug.startsWith('payload-'))
      .flatMap(({ admin, fields, label, slug }) => [
        ...gaps(slug, label),
        ...gaps(`${slug} group`, admin?.group),
        ...fields.filter((field) => !('name' in field && ['createdAt', 'updatedAt'].includes(field.name))).flatMap((field) => fieldGaps(field, slug)),
      ]),
  ];
  expect(found).toEqual([]);
});

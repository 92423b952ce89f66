import type { z } from 'zod';
import { isLocalizedField, PROPOSED_FIELDS, type ProposedField, writeCodes } from '../edit-proposals';
import { LOCALE_CODES, type Locale } from '../locales';
import { PRICE_MODELS } from '../tool/plan-units';
import {
  documentId,
  email,
  field,
  form,
  isAbsent,
  locale,
  optionalWebUrl,
  Refused,
  readChoice,
  readLine,
  readLines,
  readUrl,
  required,
  requiredText,
  withRule,
} from './form-fields';
import { readFeatures } from './tool-submission';

const CHANGES_MAX = 12;
const CATEGORIES_MAX = 6;
const CATEGORY = /^[a-z0-9-]{1,80}$/;

/** A new value for one field of a tool, as text: features one a line, categories as their codes with commas between them. */
interface ProposedChange {
  field: ProposedField;
  /** Null for what is the same in every language, and where the language of the proposal is meant. */
  language: Locale | null;
  value: string;
}

function readFeatureLines(value: unknown): string | Refused {
  const features = readFeatures(value);
  return features instanceof Refused ? features : required(features.join('\n'));
}

/** Reads codes of categories, each once; whether there are such categories is for the caller to see. */
function readCategoryCodes(value: unknown): string | Refused {
  const text = required(readLine(value, 500));
  if (text instanceof Refused) return text;
  const codes = [...new Set(text.split(/[,\s]+/).filter(Boolean))];
  if (codes.length > CATEGORIES_MAX) return new Refused('tooMany');
  return codes.length > 0 && codes.every((code) => CATEGORY.test(code)) ? writeCodes(codes) : new Refused('choice');
}

const READERS: Record<ProposedField, (value: unknown) => string | Refused> = {
  name: (value) => required(readLine(value, 80)),
  tagline: (value) => required(readLine(value, 140)),
  description: (value) => required(readLines(value, 5000)),
  url: (value) => required(readUrl(value)),
  maker: (value) => required(readLine(value, 80)),
  features: readFeatureLines,
  priceModel: (value) => readChoice(value, PRICE_MODELS),
  plans: (value) => required(readLines(value, 2000)),
  categories: readCategoryCodes,
};

function readChange(row: unknown): ProposedChange | Refused[] {
  if (typeof row !== 'object' || row === null) return [new Refused('choice')];
  const given = row as Record<string, unknown>;
  const name = readChoice(given.field, PROPOSED_FIELDS);
  if (name instanceof Refused) return [new Refused(name.message, ['field'])];
  const language = isAbsent(given.language) || given.language === '' || !isLocalizedField(name) ? null : readChoice(given.language, LOCALE_CODES);
  const value = READERS[name](given.value);
  const parts = { language, value };
  const refusals = Object.entries(parts).flatMap(([part, read]) => (read instanceof Refused ? [new Refused(read.message, [part])] : []));
  return refusals.length > 0 ? refusals : ({ field: name, ...parts } as ProposedChange);
}

/** Reads the changes: 'required' when there are none, 'tooMany', and whatever is wrong with each of them. */
function readChanges(value: unknown): ProposedChange[] | Refused | Refused[] {
  if (isAbsent(value)) return new Refused('required');
  if (!Array.isArray(value)) return new Refused('choice');
  if (value.length === 0) return new Refused('required');
  if (value.length > CHANGES_MAX) return new Refused('tooMany');
  const read = value.map(readChange);
  const refusals = read.flatMap((change, index) =>
    Array.isArray(change) ? change.map(({ message, path }) => new Refused(message, [index, ...path])) : [],
  );
  return refusals.length > 0 ? refusals : (read as ProposedChange[]);
}

/** Changes that somebody proposes for a listed tool. No field is named twice for a language, and a language left out is that of the proposal. */
export const editProposalSchema = withRule(
  form({
    tool: documentId(),
    changes: field<ProposedChange[]>(readChanges),
    reason: requiredText(2000),
    sourceUrl: optionalWebUrl(),
    email: email(),
    locale: locale(),
  }),
  (values, refuse) => {
    if (!Array.isArray(values.changes)) return;
    const changes = values.changes as ProposedChange[];
    for (const change of changes) if (isLocalizedField(change.field)) change.language ??= values.locale as Locale;
    if (new Set(changes.map((change) => `${change.field}:${change.language}`)).size < changes.length) refuse('changes', 'choice');
  },
);

export type EditProposalData = z.output<typeof editProposalSchema>;

import * as z from 'zod';
import { AUDIENCES } from './audiences';
import { BUYER_FACTS, FACT_BASES, FACT_VALUES } from './tool/buyer-facts';
import { TOLD_KINDS } from './tool/events';
import { planTerms } from './tool/schema';
import { CURRENCIES, MODALITIES, PLAN_KINDS, PLAN_UNITS, PLATFORMS, PRICE_MODELS, TOOL_LANGUAGES } from './tool/vocabulary';

const text = z.string();
const textOrNull = text.nullable();
const { minSeats, maxSeats, vat } = planTerms.partial().shape;
const [kind, currency, unit] = [z.enum(PLAN_KINDS), z.enum(CURRENCIES), z.enum(PLAN_UNITS)];

/** A plan, as exports write it. Only paid plans have a price, currency and unit; what isn't known is left out. */
const plan = z.strictObject({
  name_en: textOrNull,
  name_nl: textOrNull,
  kind,
  price: z.number().optional(),
  currency: currency.optional(),
  unit: unit.optional(),
  min_seats: minSeats,
  max_seats: maxSeats,
  vat,
  limits_en: text.optional(),
  limits_nl: text.optional(),
});

const buyerFact = z.strictObject({
  fact: z.enum(BUYER_FACTS),
  values: z.array(z.enum(FACT_VALUES)),
  note_en: text.optional(),
  note_nl: text.optional(),
  basis: z.enum(FACT_BASES),
  checked_at: z.iso.date().optional(),
  source_url: text.optional(),
});

const tool = z.strictObject({
  id: z.int(),
  slug: text,
  name: text,
  tagline_en: textOrNull,
  tagline_nl: textOrNull,
  url: text,
  maker: textOrNull,
  acquired_by: textOrNull,
  former_names: textOrNull,
  country: textOrNull,
  launched: z.int().nullable(),
  categories: z.array(text),
  audiences: z.array(z.enum(AUDIENCES)),
  inputs: z.array(z.enum(MODALITIES)),
  outputs: z.array(z.enum(MODALITIES)),
  platforms: z.array(z.enum(PLATFORMS)),
  languages: z.array(z.enum(TOOL_LANGUAGES)),
  price_model: z.enum(PRICE_MODELS).nullable(),
  plans: z.array(plan),
  prices_as_of: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .nullable(),
  prices_basis: z.enum(FACT_BASES).nullable(),
  prices_url: textOrNull,
  buyer_facts: z.array(buyerFact),
});

const planThen = z.strictObject({
  name: z.strictObject({ en: text.optional(), nl: text.optional() }),
  kind,
  price: z.number().nullable(),
  currency: currency.nullable(),
  unit: unit.nullable(),
  limits: z.strictObject({ en: text.optional(), nl: text.optional() }).optional(),
  ...planTerms.partial().shape,
});
const factThen = z.array(z.enum(FACT_VALUES));
const name = z.strictObject({ name: text });
const maker = z.strictObject({ maker: textOrNull });
const acquirer = z.strictObject({ acquiredBy: textOrNull });
const availability = z.strictObject({ isAvailable: z.boolean() });

/** `ToolChange`: null if there was nothing, or nothing is left. History has a note instead. */
const valuesThen = z
  .union([
    planThen,
    factThen,
    name,
    maker,
    acquirer,
    availability,
    z.strictObject({
      ...name.shape,
      ...maker.shape,
      ...acquirer.partial().shape,
      ...availability.shape,
      plans: z.record(text, planThen),
      facts: z.partialRecord(z.enum(BUYER_FACTS), factThen),
    }),
  ])
  .nullable();

const change = z.strictObject({
  id: z.int(),
  tool: text,
  name: text,
  kind: z.enum(TOLD_KINDS),
  subject: textOrNull,
  day: z.iso.date(),
  before: valuesThen,
  after: valuesThen,
  source: textOrNull,
  note_en: textOrNull,
  note_nl: textOrNull,
});

/** One line of each list. Files have these fields in this order. */
export const DATASET_ROWS = { tools: tool, changes: change };
export type DatasetList = keyof typeof DATASET_ROWS;
export const DATASET_LISTS = Object.keys(DATASET_ROWS) as DatasetList[];
export type DatasetRow = z.infer<typeof tool> | z.infer<typeof change>;

/** Of several lists, the fields of any: a union of shapes has only their common keys. */
type DatasetField<List extends DatasetList> = List extends DatasetList ? keyof (typeof DATASET_ROWS)[List]['shape'] : never;

/** Fields of a list, in the order of its files. */
export const datasetFields = <List extends DatasetList>(list: List) => Object.keys(DATASET_ROWS[list].shape) as DatasetField<List>[];

export const DATASET_TYPES = { ndjson: 'application/x-ndjson', csv: 'text/csv' } as const;
export type DatasetFormat = keyof typeof DATASET_TYPES;

export const DATASET_LICENSE = { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' } as const;

/** Files that describe the others. */
export const DATASET_MANIFEST = 'manifest.json';
export const datasetSchemaFile = (list: DatasetList): string => `${list}.schema.json`;

export interface DatasetFile {
  name: string;
  list: DatasetList;
  format: DatasetFormat;
  rows: number;
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/** Ids of rows that differ from the build before. */
export interface DatasetDifference {
  added: number[];
  removed: number[];
  changed: number[];
}

/** A build: what its files hold and how it differs from the one before. */
export interface Dataset {
  /** ISO. */
  builtAt: string;
  files: DatasetFile[];
  /** Null for the first build. */
  since: { builtAt: string; lists: Record<DatasetList, DatasetDifference> } | null;
}

import type { ArrayField, JSONField, Tab } from 'payload';
import {
  BUYER_FACTS,
  type BuyerFact,
  buyerFactLabel,
  FACT_NOTE_LENGTH,
  FACT_VALUES,
  type FactBasis,
  fitsFact,
  hasBegun,
  isBuyerFact,
  isDated,
} from '@/domain/tool/buyer-facts';
import { editorsWriteField } from '../../access/rules';
import { basisField, sourceField } from '../../fields/provenance';
import { validated } from '../../fields/validated';

interface Row {
  fact?: BuyerFact;
  values?: string[];
  basis?: FactBasis;
  checkedAt?: string | null;
  sourceUrl?: string | null;
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((text) => typeof text === 'string');

const VALUES_URI = 'buyer-fact-values.schema.json';
const VALUES_SCHEMA: NonNullable<JSONField['jsonSchema']> = {
  uri: VALUES_URI,
  fileMatch: [VALUES_URI],
  schema: { type: 'array', items: { type: 'string', enum: FACT_VALUES } },
};

/** What buyers ask, a row per known fact. One with a checked basis names its source and the day. */
const buyerFactsField: ArrayField = {
  name: 'buyerFacts',
  type: 'array',
  label: { en: 'What buyers ask', nl: 'Wat kopers vragen' },
  labels: { singular: { en: 'Fact', nl: 'Feit' }, plural: { en: 'Facts', nl: 'Feiten' } },
  maxRows: BUYER_FACTS.length,
  access: editorsWriteField,
  admin: { initCollapsed: true, components: { RowLabel: '@/panel/tool/buyer-fact-label#BuyerFactLabel' } },
  validate: validated((rows: unknown) => {
    const facts = Array.isArray(rows) ? rows.map(({ fact }: Row) => fact) : [];
    return new Set(facts).size === facts.length || 'factTwice';
  }),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'fact',
          type: 'select',
          label: { en: 'Fact', nl: 'Feit' },
          required: true,
          options: BUYER_FACTS.map((value) => ({ value, label: buyerFactLabel(value) })),
        },
        {
          // Of a select with several values in a list, Payload loses values when another version is saved.
          name: 'values',
          type: 'json',
          label: { en: 'Value', nl: 'Waarde' },
          required: true,
          jsonSchema: VALUES_SCHEMA,
          admin: { components: { Field: '@/panel/tool/buyer-fact-values#BuyerFactValues' } },
          validate: validated<unknown, Row>(
            (values, { siblingData: { fact } }) => (isBuyerFact(fact) && isTexts(values) && fitsFact(fact, values)) || 'factValues',
          ),
        },
      ],
    },
    {
      name: 'note',
      type: 'text',
      label: { en: 'Note', nl: 'Toelichting' },
      localized: true,
      maxLength: FACT_NOTE_LENGTH,
      admin: {
        description: {
          en: 'Such as the plan or the limit, without a full stop.',
          nl: 'Bijvoorbeeld het abonnement of de grens, zonder punt.',
        },
      },
    },
    {
      type: 'row',
      fields: [
        basisField('basis'),
        {
          name: 'checkedAt',
          type: 'date',
          index: true,
          label: { en: 'Checked or stated on', nl: 'Nagekeken of gemeld op' },
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd-MM-yyyy' }, condition: (_, sibling) => isDated(sibling?.basis) },
          hooks: { beforeValidate: [({ value, siblingData }) => (isDated(siblingData.basis as FactBasis) ? value : null)] },
          validate: validated<Date | string, Row>((value, { siblingData: { basis } }) => {
            if (!value) return !isDated(basis) || 'factDate';
            return hasBegun(value) || 'factFuture';
          }),
        },
      ],
    },
    sourceField('sourceUrl', 'basis'),
  ],
};

export const buyerFactsTab: Tab = {
  label: { en: 'What buyers ask', nl: 'Wat kopers vragen' },
  description: {
    en: 'Only what is known. What is missing here is shown as unknown and never counts as yes.',
    nl: 'Alleen wat bekend is. Wat hier ontbreekt, staat op de site als onbekend en telt nooit als ja.',
  },
  fields: [buyerFactsField],
};

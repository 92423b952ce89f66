import type { Field } from 'payload';
import { LOCALES } from '@/domain/locales';
import { editorsOnlyField } from '../access/rules';

const NAME_LENGTH = 80;

/** What translators need to know about a dictionary term. A field per language instead of a localized one, which would itself ask for a translation. */
export const translatorsField: Field = {
  name: 'translators',
  type: 'group',
  label: { en: 'For translators', nl: 'Voor vertalers' },
  access: editorsOnlyField,
  admin: {
    description: {
      en: 'Shown beside texts with this term. Never public.',
      nl: 'Verschijnt naast teksten met dit begrip. Nooit openbaar.',
    },
  },
  fields: [
    {
      name: 'keepName',
      type: 'checkbox',
      defaultValue: false,
      label: { en: 'Do not translate', nl: 'Niet vertalen' },
      admin: {
        description: {
          en: 'The English name is used in every language. Names of tools are never translated anyway.',
          nl: 'De Engelse naam geldt in elke taal. Namen van tools worden sowieso nooit vertaald.',
        },
      },
    },
    ...LOCALES.map(
      ({ code, names }): Field => ({
        name: code,
        type: 'group',
        label: names,
        admin: { hideGutter: true },
        fields: [
          {
            name: 'preferred',
            type: 'text',
            maxLength: NAME_LENGTH,
            label: { en: 'Preferred term', nl: 'Voorkeursterm' },
            admin: { description: { en: 'Empty: the name of the term.', nl: 'Leeg: de naam van het begrip.' } },
          },
          {
            name: 'forbidden',
            type: 'text',
            hasMany: true,
            maxRows: 20,
            maxLength: NAME_LENGTH,
            label: { en: 'Words not to use', nl: 'Woorden om te vermijden' },
            admin: { description: { en: 'Press Enter after each word.', nl: 'Druk na elk woord op Enter.' } },
          },
        ],
      }),
    ),
  ],
};

/** How texts should sound, by language. */
export const toneField: Field = {
  name: 'tone',
  type: 'group',
  label: { en: 'Tone of the texts', nl: 'Toon van de teksten' },
  access: editorsOnlyField,
  admin: {
    description: {
      en: 'A note for translators and for machine drafts. Never public.',
      nl: 'Een notitie voor vertalers en voor machinevertalingen. Nooit openbaar.',
    },
  },
  fields: LOCALES.map(({ code, names }): Field => ({ name: code, type: 'textarea', maxLength: 500, label: names })),
};

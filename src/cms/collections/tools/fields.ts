import type { ArrayField, Condition, Field, NumberField, Tab } from 'payload';
import { LOGO_BACKGROUND } from '@/domain/brand-colors';
import type { Locale } from '@/domain/locales';
import { fitsSeats, missingPart, toolAttributes } from '@/domain/tool/schema';
import { CURRENCIES, EDITORIAL_CRITERIA, type EditorialCriterion, LAUNCHED_MIN, TOOL_LIMITS } from '@/domain/tool/vocabulary';
import { editorsOnlyField, editorsWriteField } from '../../access/rules';
import { bodyField } from '../../fields/body';
import {
  audienceOptions,
  currencyOptions,
  modalityOptions,
  planKindOptions,
  planUnitOptions,
  planVatOptions,
  platformOptions,
  priceModelField,
  toolLanguageOptions,
} from '../../fields/options';
import { basisField, sourceField } from '../../fields/provenance';
import { sanitizeSvg } from '../../fields/sanitize-svg';
import { requiredInDefaultLocale, validated } from '../../fields/validated';
import { webUrlField } from '../../fields/web-url';
import { buyerFactsTab } from './buyer-facts';

const COLOR = /^#[0-9a-f]{6}$/i;

const EDITORIAL_POINTS = { maxRows: TOOL_LIMITS.editorialPoints, access: editorsWriteField };

/** A list of short texts in both languages. */
const pointsField = (
  name: string,
  label: { en: string; nl: string },
  singular: { en: string; nl: string },
  limits: Pick<ArrayField, 'maxRows' | 'access'>,
): Field => ({
  name,
  type: 'array',
  label,
  labels: { singular, plural: label },
  ...limits,
  fields: [
    {
      name: 'text',
      type: 'text',
      label: singular,
      localized: true,
      required: true,
      maxLength: TOOL_LIMITS.feature,
      validate: requiredInDefaultLocale,
    },
  ],
});

/** Whom a tool suits or doesn't, in one line. */
const suitabilityField = (name: string, label: { en: string; nl: string }): Field => ({
  name,
  type: 'text',
  label,
  localized: true,
  maxLength: TOOL_LIMITS.suitability,
  access: editorsWriteField,
  admin: {
    description: { en: 'One line that continues the label, without a full stop.', nl: 'Eén regel die op het label aansluit, zonder punt.' },
  },
});

const listingTab: Tab = {
  label: { en: 'Listing', nl: 'Vermelding' },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: { en: 'Name', nl: 'Naam' },
      required: true,
      index: true,
      maxLength: TOOL_LIMITS.name,
      admin: { components: { Cell: '@/panel/lists/tool-name-cell#ToolNameCell' } },
    },
    {
      name: 'tagline',
      type: 'text',
      label: { en: 'Tagline', nl: 'Slagzin' },
      localized: true,
      required: true,
      maxLength: TOOL_LIMITS.tagline,
      admin: {
        description: {
          en: 'One line that says what it does, without the name and without a full stop.',
          nl: 'Eén regel die zegt wat de tool doet, zonder de naam en zonder punt.',
        },
      },
    },
    bodyField({ name: 'description', label: { en: 'Description', nl: 'Beschrijving' } }),
    pointsField('features', { en: 'Features', nl: 'Functies' }, { en: 'Feature', nl: 'Functie' }, { maxRows: TOOL_LIMITS.features }),
    { name: 'maker', type: 'text', label: { en: 'Maker', nl: 'Maker' }, maxLength: TOOL_LIMITS.maker },
    {
      name: 'formerNames',
      type: 'text',
      label: { en: 'Former names', nl: 'Vroegere namen' },
      maxLength: TOOL_LIMITS.formerNames,
      admin: {
        description: {
          en: 'Separated by commas. Search finds the tool by them, and their addresses lead to it.',
          nl: 'Gescheiden door komma’s. De tool is ermee te vinden en hun adressen leiden ernaartoe.',
        },
      },
    },
    { name: 'acquiredBy', type: 'text', label: { en: 'Acquired by', nl: 'Overgenomen door' }, maxLength: TOOL_LIMITS.maker },
  ],
};

const linksTab: Tab = {
  label: { en: 'Links', nl: 'Links' },
  fields: [
    webUrlField({ name: 'url', label: { en: 'Website', nl: 'Website' }, required: true, index: true }),
    webUrlField({
      name: 'affiliateUrl',
      label: { en: 'Affiliate address', nl: 'Affiliate-adres' },
      access: editorsOnlyField,
      admin: {
        description: {
          en: 'Used for the visit button instead of the website, and marked as an affiliate link.',
          nl: 'Komt achter de bezoekknop in plaats van de website en wordt als affiliatelink gemarkeerd.',
        },
      },
    }),
    {
      name: 'affiliateParty',
      type: 'text',
      label: { en: 'Affiliate party', nl: 'Affiliatepartij' },
      access: editorsOnlyField,
      maxLength: 120,
      admin: { description: { en: 'Never public.', nl: 'Nooit openbaar.' } },
    },
    {
      name: 'affiliate',
      type: 'checkbox',
      label: { en: 'Has an affiliate link', nl: 'Heeft een affiliatelink' },
      defaultValue: false,
      admin: { readOnly: true, description: { en: 'Follows from the affiliate address.', nl: 'Volgt uit het affiliate-adres.' } },
      access: { create: () => false, update: () => false },
      hooks: { beforeChange: [({ data, originalDoc }) => Boolean(data?.affiliateUrl === undefined ? originalDoc?.affiliateUrl : data.affiliateUrl)] },
    },
    webUrlField({ name: 'featureVideo', label: { en: 'Feature video', nl: 'Introductievideo' } }),
  ],
};

const looksTab: Tab = {
  label: { en: 'Looks', nl: 'Uiterlijk' },
  fields: [
    {
      name: 'logo',
      type: 'group',
      label: { en: 'Logo', nl: 'Logo' },
      admin: {
        description: {
          en: 'An upload, or the code of an SVG on a background color. Without either, the site shows a monogram.',
          nl: 'Een upload, of de code van een SVG op een achtergrondkleur. Zonder die twee toont de site een monogram.',
        },
      },
      fields: [
        { name: 'image', type: 'upload', relationTo: 'media', label: { en: 'Image', nl: 'Afbeelding' } },
        {
          name: 'svg',
          type: 'code',
          label: { en: 'SVG code', nl: 'SVG-code' },
          admin: { language: 'xml' },
          maxLength: 64 * 1024,
          hooks: { beforeValidate: [({ value }) => (typeof value === 'string' && value.trim() ? (sanitizeSvg(value) ?? '') : value)] },
          validate: validated((value) => value !== '' || 'svg'),
        },
        {
          name: 'background',
          type: 'text',
          label: { en: 'Background color', nl: 'Achtergrondkleur' },
          defaultValue: LOGO_BACKGROUND,
          validate: validated((value?: string | null) => !value || COLOR.test(value) || 'color'),
        },
        {
          name: 'preview',
          type: 'ui',
          label: { en: 'Preview', nl: 'Voorbeeld' },
          admin: { disableListColumn: true, components: { Field: '@/panel/media/logo-preview#LogoPreview' } },
        },
      ],
    },
    { name: 'cover', type: 'upload', relationTo: 'media', label: { en: 'Cover', nl: 'Omslag' } },
  ],
};

const UNKNOWN = { en: 'Empty: unknown.', nl: 'Leeg: onbekend.' };

const isPaid: Condition = (_data, sibling) => sibling?.kind === 'paid';

const seatsField = (name: 'minSeats' | 'maxSeats', label: Record<Locale, string>, description: Record<Locale, string>): NumberField => ({
  name,
  type: 'number',
  label,
  min: 1,
  max: TOOL_LIMITS.seats,
  admin: { step: 1, description, ...(name === 'minSeats' && { condition: isPaid }) },
});

const plansField: Field = {
  name: 'plans',
  type: 'array',
  label: { en: 'Plans', nl: 'Abonnementen' },
  labels: { singular: { en: 'Plan', nl: 'Abonnement' }, plural: { en: 'Plans', nl: 'Abonnementen' } },
  maxRows: TOOL_LIMITS.plans,
  // A form passes the number 0 for an empty list.
  validate: validated((rows: unknown) => {
    if (!Array.isArray(rows)) return true;
    if (rows.some(missingPart)) return 'planPrice';
    return rows.every(fitsSeats) || 'planSeats';
  }),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          label: { en: 'Name', nl: 'Naam' },
          localized: true,
          required: true,
          maxLength: TOOL_LIMITS.planName,
          validate: requiredInDefaultLocale,
        },
        { name: 'kind', type: 'select', label: { en: 'Kind', nl: 'Soort' }, required: true, defaultValue: 'paid', options: planKindOptions },
      ],
    },
    {
      name: 'limits',
      type: 'text',
      label: { en: 'What you get', nl: 'Wat je krijgt' },
      localized: true,
      maxLength: TOOL_LIMITS.planLimits,
      admin: {
        description: {
          en: 'How much may be used, such as “500 images a month”. Without a full stop.',
          nl: 'Hoeveel je mag gebruiken, bijvoorbeeld ‘500 afbeeldingen per maand’. Zonder punt.',
        },
      },
    },
    {
      type: 'row',
      admin: { condition: isPaid },
      fields: [
        { name: 'price', type: 'number', label: { en: 'Price', nl: 'Prijs' }, min: 0, max: TOOL_LIMITS.price, admin: { step: 0.01 } },
        { name: 'currency', type: 'select', label: { en: 'Currency', nl: 'Munteenheid' }, defaultValue: CURRENCIES[0], options: currencyOptions },
        { name: 'unit', type: 'select', label: { en: 'Per', nl: 'Per' }, defaultValue: 'month', options: planUnitOptions },
      ],
    },
    {
      type: 'row',
      admin: { condition: (_data, sibling) => sibling?.kind === 'paid' || sibling?.kind === 'free' },
      fields: [
        seatsField('minSeats', { en: 'Minimum number of people', nl: 'Minimumaantal personen' }, UNKNOWN),
        seatsField(
          'maxSeats',
          { en: 'Maximum number of people', nl: 'Maximumaantal personen' },
          {
            en: `Empty: unknown. ${TOOL_LIMITS.seats} for no limit.`,
            nl: `Leeg: onbekend. ${TOOL_LIMITS.seats} voor geen grens.`,
          },
        ),
        {
          name: 'vat',
          type: 'select',
          label: { en: 'VAT', nl: 'Btw' },
          options: planVatOptions,
          admin: { condition: isPaid, description: UNKNOWN },
        },
      ],
    },
  ],
};

const pricesTab: Tab = {
  label: { en: 'Prices', nl: 'Prijzen' },
  fields: [
    priceModelField,
    plansField,
    {
      name: 'pricesAsOf',
      type: 'date',
      index: true,
      label: { en: 'Prices known in', nl: 'Prijzen bekend in' },
      admin: {
        date: { pickerAppearance: 'monthOnly', displayFormat: 'MM/yyyy' },
        description: { en: 'The month for which the plans are known.', nl: 'De maand waarin de abonnementen zo bekend waren.' },
      },
    },
    // Not required: programs that know nothing of it may create tools.
    { ...basisField('pricesBasis', { en: 'How the prices are known', nl: 'Hoe we de prijzen weten' }), required: false },
    sourceField('pricesUrl', 'pricesBasis'),
  ],
};

const groupingTab: Tab = {
  label: { en: 'Categories', nl: 'Categorieën' },
  fields: [
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: TOOL_LIMITS.categories,
      label: { en: 'Categories', nl: 'Categorieën' },
    },
    {
      name: 'audiences',
      type: 'select',
      hasMany: true,
      index: true,
      label: { en: 'Selected for', nl: 'Geselecteerd voor' },
      options: audienceOptions,
    },
    {
      name: 'alternatives',
      type: 'relationship',
      relationTo: 'tools',
      hasMany: true,
      maxRows: 12,
      label: { en: 'Alternatives', nl: 'Alternatieven' },
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    },
  ],
};

const factsTab: Tab = {
  label: { en: 'Facts', nl: 'Feiten' },
  description: { en: 'Only what is certain: an empty field is better than a guess.', nl: 'Alleen wat zeker is: een leeg veld is beter dan een gok.' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'inputs', type: 'select', hasMany: true, label: { en: 'What goes in', nl: 'Wat erin gaat' }, options: modalityOptions },
        { name: 'outputs', type: 'select', hasMany: true, label: { en: 'What comes out', nl: 'Wat eruit komt' }, options: modalityOptions },
      ],
    },
    { name: 'platforms', type: 'select', hasMany: true, label: { en: 'Works on', nl: 'Werkt op' }, options: platformOptions },
    { name: 'languages', type: 'select', hasMany: true, label: { en: 'Languages', nl: 'Talen' }, options: toolLanguageOptions },
    {
      type: 'row',
      fields: [
        {
          name: 'launched',
          type: 'number',
          label: { en: 'Available since', nl: 'Beschikbaar sinds' },
          min: LAUNCHED_MIN,
          admin: { step: 1, description: { en: 'The year.', nl: 'Het jaartal.' } },
          validate: validated<number>((value) => toolAttributes.shape.launched.nullish().safeParse(value).success || 'year'),
        },
        {
          name: 'country',
          type: 'text',
          maxLength: 2,
          label: { en: 'Country of the maker', nl: 'Land van de maker' },
          admin: { description: { en: 'ISO code of two letters, such as NL.', nl: 'ISO-code van twee letters, zoals NL.' } },
          validate: validated((value?: string | null) => !value || toolAttributes.shape.country.safeParse(value).success || 'country'),
        },
      ],
    },
  ],
};

const EDITORIAL_LABELS: Record<EditorialCriterion, { en: string; nl: string }> = {
  results: { en: 'Quality of the results', nl: 'Kwaliteit van het resultaat' },
  easeOfUse: { en: 'Ease of use', nl: 'Gebruiksgemak' },
  valueForMoney: { en: 'Value for money', nl: 'Prijs-kwaliteitverhouding' },
  privacy: { en: 'Privacy and control', nl: 'Privacy en zeggenschap' },
};

const editorialTab: Tab = {
  label: { en: 'Editorial review', nl: 'Redactionele beoordeling' },
  fields: [
    {
      name: 'editorialRating',
      type: 'number',
      label: { en: 'Overall editorial rating', nl: 'Eindcijfer van de redactie' },
      min: 1,
      max: 5,
      index: true,
      access: editorsWriteField,
      admin: { step: 0.5, description: { en: 'From 1 to 5, in halves.', nl: 'Van 1 tot 5, in halven.' } },
    },
    {
      name: 'editorialRatings',
      type: 'group',
      label: { en: 'Ratings per criterion', nl: 'Cijfers per onderdeel' },
      access: editorsWriteField,
      fields: EDITORIAL_CRITERIA.map((name) => ({
        name,
        type: 'number' as const,
        label: EDITORIAL_LABELS[name],
        min: 1,
        max: 5,
        admin: { step: 0.5 },
      })),
    },
    pointsField('editorialStrengths', { en: 'Strengths', nl: 'Sterke punten' }, { en: 'Strength', nl: 'Sterk punt' }, EDITORIAL_POINTS),
    pointsField('editorialWeaknesses', { en: 'Weaknesses', nl: 'Zwakke punten' }, { en: 'Weakness', nl: 'Zwak punt' }, EDITORIAL_POINTS),
    suitabilityField('bestFor', { en: 'Best for', nl: 'Geschikt voor' }),
    suitabilityField('notFor', { en: 'Not for', nl: 'Minder geschikt voor' }),
    bodyField({ name: 'editorialReview', label: { en: 'Review by the editors', nl: 'Oordeel van de redactie' }, access: editorsWriteField }),
    {
      name: 'editorsTested',
      type: 'checkbox',
      label: { en: 'Tested by the editors', nl: 'Getest door de redactie' },
      defaultValue: false,
      access: editorsWriteField,
      admin: {
        description: {
          en: 'Otherwise the page says that the review is based on documentation and what is known publicly.',
          nl: 'Anders staat op de pagina dat de beoordeling is gebaseerd op documentatie en wat openbaar bekend is.',
        },
      },
    },
  ],
};

export const toolTabs: Tab[] = [listingTab, linksTab, looksTab, pricesTab, groupingTab, factsTab, buyerFactsTab, editorialTab];

export const toolSidebar: Field[] = [
  {
    name: 'active',
    type: 'checkbox',
    label: { en: 'Active', nl: 'Actief' },
    defaultValue: true,
    index: true,
    access: editorsWriteField,
    admin: {
      position: 'sidebar',
      description: {
        en: 'An inactive tool leaves every list; its page says that it is no longer available.',
        nl: 'Een inactieve tool verdwijnt uit alle lijsten; de eigen pagina meldt dat de tool er niet meer is.',
      },
    },
  },
  {
    name: 'successor',
    type: 'relationship',
    relationTo: 'tools',
    label: { en: 'Successor', nl: 'Opvolger' },
    filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    access: editorsWriteField,
    admin: {
      position: 'sidebar',
      condition: (data) => data?.active === false,
      description: { en: 'What its page recommends instead.', nl: 'Wat de eigen pagina in plaats ervan aanraadt.' },
    },
  },
  {
    name: 'verified',
    type: 'checkbox',
    label: { en: 'Verified', nl: 'Geverifieerd' },
    defaultValue: false,
    index: true,
    access: editorsWriteField,
    admin: {
      position: 'sidebar',
      description: { en: 'The editors checked this listing with the maker.', nl: 'De redactie heeft deze vermelding bij de maker nagevraagd.' },
    },
  },
];

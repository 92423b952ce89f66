import type { Locale } from '@/domain/locales';

const en = {
  facts: 'About this image',
  dimensions: 'Dimensions',
  format: 'Format',
  size: 'Size',
  focalPoint: 'Focal point',
  focalPointAt: '{x}% from the left, {y}% from the top',
  sizesMade: 'Sizes made from it',
  sizeNames: { small: 'Small', medium: 'Medium', large: 'Large' },
  name: 'Name',
  noSizes: 'None: this format is shown as it is.',
  backgrounds: 'On light and dark',
  onLight: 'On light',
  onDark: 'On dark',
  onOwn: 'On {color}',
  whereUsed: 'Where it is used',
  unused: 'Nowhere: no page, draft or entry in the trash uses this image.',
  states: { published: 'Published', draft: 'Draft', trashed: 'In the trash' },
  entry: 'Entry',
  kind: 'Kind',
  field: 'Field',
  state: 'State',
  untitled: 'Untitled',
  many: 'Only the first entries are listed.',
  logo: 'Preview',
  logoHint: 'As the card of the tool shows it.',
  badSvg: 'This SVG has nothing left to show after unsafe parts are removed.',
};

const nl: typeof en = {
  facts: 'Over deze afbeelding',
  dimensions: 'Afmetingen',
  format: 'Formaat',
  size: 'Grootte',
  focalPoint: 'Brandpunt',
  focalPointAt: '{x}% van links, {y}% van boven',
  sizesMade: 'Hiervan gemaakte maten',
  sizeNames: { small: 'Klein', medium: 'Middel', large: 'Groot' },
  name: 'Naam',
  noSizes: 'Geen: dit formaat wordt getoond zoals het is.',
  backgrounds: 'Op licht en donker',
  onLight: 'Op licht',
  onDark: 'Op donker',
  onOwn: 'Op {color}',
  whereUsed: 'Waar gebruikt',
  unused: 'Nergens: geen pagina, concept of item in de prullenbak gebruikt deze afbeelding.',
  states: { published: 'Gepubliceerd', draft: 'Concept', trashed: 'In de prullenbak' },
  entry: 'Item',
  kind: 'Soort',
  field: 'Veld',
  state: 'Status',
  untitled: 'Zonder titel',
  many: 'Alleen de eerste items staan in de lijst.',
  logo: 'Voorbeeld',
  logoHint: 'Zoals de kaart van de tool het toont.',
  badSvg: 'Na het verwijderen van onveilige onderdelen blijft er van deze SVG niets over.',
};

export type MediaTexts = typeof en;

/** Texts about images in the panel's language. */
export const mediaTexts = (language: string): MediaTexts => ({ en, nl })[language as Locale] ?? en;

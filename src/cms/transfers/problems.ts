import { type Locale, localeOf } from '@/domain/locales';
import { VALIDATION_MESSAGES } from '@/domain/validation-messages';

const TEXTS = {
  // The file as a whole.
  encoding: {
    en: 'This file is not UTF-8. Save it as “CSV UTF-8” and try again.',
    nl: 'Dit bestand is geen UTF-8. Sla het op als ‘CSV UTF-8’ en probeer het opnieuw.',
  },
  fileTooLarge: { en: 'A file may be at most {max} MB.', nl: 'Een bestand mag hoogstens {max} MB zijn.' },
  uploadBroken: { en: 'The upload broke off. Please try again.', nl: 'Het uploaden is afgebroken. Probeer het opnieuw.' },
  otherState: {
    en: 'This can no longer be done: look at its present state.',
    nl: 'Dit kan niet meer: kijk naar de huidige status.',
  },
  empty: { en: 'There is nothing in this file to import.', nl: 'In dit bestand staat niets om te importeren.' },
  csv: {
    en: 'The quotation marks on or before line {line} do not match, so the cells cannot be told apart.',
    nl: 'De aanhalingstekens op of voor regel {line} kloppen niet, waardoor de cellen niet te scheiden zijn.',
  },
  json: { en: 'Entry {row} is not valid JSON.', nl: 'Onderdeel {row} is geen geldige JSON.' },
  jsonList: { en: 'A JSON file holds one list of entries: [ { … }, { … } ].', nl: 'Een JSON-bestand bevat één lijst: [ { … }, { … } ].' },
  jsonEnd: { en: 'The file stops in the middle: it is not complete.', nl: 'Het bestand houdt halverwege op: het is niet compleet.' },
  rowTooLarge: { en: 'This row is larger than {max} MB.', nl: 'Deze rij is groter dan {max} MB.' },
  tooManyRows: { en: 'A file may have at most {max} rows.', nl: 'Een bestand mag hoogstens {max} rijen hebben.' },
  keyColumn: {
    en: 'The column “{column}” is missing: it says which entry a row is about.',
    nl: 'De kolom ‘{column}’ ontbreekt: die zegt om welk item het gaat.',
  },
  unknownColumns: { en: 'Unknown columns: {columns}', nl: 'Onbekende kolommen: {columns}' },
  doubleColumns: { en: 'Columns that occur more than once: {columns}', nl: 'Kolommen die vaker voorkomen: {columns}' },
  changedFile: {
    en: 'The file is not the one that was checked any more. Nothing was written.',
    nl: 'Het bestand is niet meer het bestand dat is gecontroleerd. Er is niets geschreven.',
  },
  account: {
    en: 'The account that started this may no longer do it. The rest was not written.',
    nl: 'Het account dat dit begon mag dit niet meer. De rest is niet geschreven.',
  },
  crashed: {
    en: 'Something went wrong on the server. What is counted as done was done.',
    nl: 'Er ging iets mis op de server. Wat als klaar is geteld, is gedaan.',
  },
  // A row.
  notObject: { en: 'An entry is an object: { … }', nl: 'Een onderdeel is een object: { … }' },
  unknownColumn: { en: 'Unknown column', nl: 'Onbekende kolom' },
  cellCount: { en: 'This row has {count} cells, the first line has {expected}', nl: 'Deze rij heeft {count} cellen, de eerste regel {expected}' },
  double: { en: 'The same key is also in row {rows}', nl: 'Dezelfde sleutel staat ook in rij {rows}' },
  inTrash: { en: 'An entry with this key is in the trash', nl: 'Er ligt een item met deze sleutel in de prullenbak' },
  keyTaken: { en: 'Another entry has this key', nl: 'Een ander item heeft deze sleutel' },
  locked: { en: 'Somebody is editing this entry at the moment', nl: 'Iemand is dit item op dit moment aan het bewerken' },
  refused: { en: 'The entry could not be saved', nl: 'Het item kon niet worden opgeslagen' },
  // A cell.
  required: VALIDATION_MESSAGES.required,
  requiredLanguage: {
    en: 'Needed as soon as there are other texts in this language',
    nl: 'Nodig zodra er andere teksten in deze taal zijn',
  },
  tooLong: { en: 'Longer than {max} characters', nl: 'Langer dan {max} tekens' },
  tooMany: { en: 'More than {max}', nl: 'Meer dan {max}' },
  text: { en: 'A text was expected', nl: 'Hier hoort tekst' },
  list: { en: 'A list of texts was expected', nl: 'Hier hoort een lijst teksten' },
  character: { en: 'Contains a character that cannot be stored', nl: 'Bevat een teken dat niet kan worden opgeslagen' },
  number: { en: 'A number was expected, such as 4.5', nl: 'Hier hoort een getal, zoals 4,5' },
  range: { en: 'Must lie between {min} and {max}', nl: 'Moet tussen {min} en {max} liggen' },
  checkbox: { en: 'true or false was expected', nl: 'Hier hoort true of false' },
  date: { en: 'A date was expected, such as 2026-11-22', nl: 'Hier hoort een datum, zoals 2026-11-22' },
  month: { en: 'A month was expected, such as 2026-11', nl: 'Hier hoort een maand, zoals 2026-11' },
  choice: { en: 'One of these was expected: {options}', nl: 'Hier hoort een van deze waarden: {options}' },
  slug: VALIDATION_MESSAGES.slug,
  email: VALIDATION_MESSAGES.email,
  url: VALIDATION_MESSAGES.url,
  link: { en: 'This link leads nowhere: {url}', nl: 'Deze link leidt nergens heen: {url}' },
  unknown: { en: 'Does not exist: {keys}', nl: 'Bestaat niet: {keys}' },
  ownSelf: VALIDATION_MESSAGES.ownSelf,
  lineCount: {
    en: 'Both languages need the same number of lines: {count} here, {other} in the other one',
    nl: 'Beide talen hebben evenveel regels nodig: hier {count}, in de andere taal {other}',
  },
  emptyLine: { en: 'Line {line} is empty', nl: 'Regel {line} is leeg' },
  planForm: {
    en: 'Plans are JSON: [{"name_en": "Pro", "name_nl": "Pro", "kind": "paid", "price": 20, "currency": "USD", "unit": "month"}]',
    nl: 'Abonnementen zijn JSON: [{"name_en": "Pro", "name_nl": "Pro", "kind": "paid", "price": 20, "currency": "USD", "unit": "month"}]',
  },
  plan: { en: 'Plan {plan}: {part} is not right', nl: 'Abonnement {plan}: {part} klopt niet' },
  // Subscribers.
  consent: {
    en: '“confirmed” needs the date of consent in confirmed_at; without it, use “pending”',
    nl: 'Bij ‘confirmed’ hoort de datum van toestemming in confirmed_at; gebruik anders ‘pending’',
  },
  inFuture: { en: 'This date lies in the future', nl: 'Deze datum ligt in de toekomst' },
  hasUnsubscribed: {
    en: 'This person has unsubscribed; only a later consent of their own changes that',
    nl: 'Deze persoon heeft zich afgemeld; alleen een latere eigen toestemming verandert dat',
  },
  isConfirmed: {
    en: 'This address is confirmed already; use “unsubscribed” to end it',
    nl: 'Dit adres is al bevestigd; gebruik ‘unsubscribed’ om te stoppen',
  },
} satisfies Record<string, Record<Locale, string>>;

export type ProblemCode = keyof typeof TEXTS;
type Details = Record<string, string | number>;

/** What is wrong with a cell, or with a row when it names no column. */
export interface Problem {
  column: string;
  code: ProblemCode;
  details?: Details;
  /** In place of the text that goes with the code. */
  message?: string;
  excerpt?: string;
}

/** What is wrong with a file as a whole: nothing more of it can be read. */
export class FileProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly details: Details = {},
    readonly row = 0,
  ) {
    super(code);
  }
}

/** The text of a problem in a language. */
export function problemText(code: ProblemCode, language: string, details: Details = {}): string {
  return TEXTS[code][localeOf(language)].replace(/\{(\w+)\}/g, (place, name: string) => String(details[name] ?? place));
}

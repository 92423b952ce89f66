import type { Option, SelectField } from 'payload';
import type { Audience } from '@/domain/audiences';
import { ICONS } from '@/domain/icons';
import type { Locale } from '@/domain/locales';
import type { ReportReason } from '@/domain/report-reasons';
import type { TaskTheme } from '@/domain/task-themes';
import {
  CURRENCIES,
  type Modality,
  type PlanKind,
  type PlanUnit,
  type PlanVat,
  type Platform,
  type PriceModel,
  TOOL_LANGUAGES,
  toolLanguageName,
} from '@/domain/tool/vocabulary';

/** Select options with labels in both panel languages, in the order of the record. */
export function options<T extends string>(labels: Record<T, { en: string; nl: string }>) {
  return (Object.entries(labels) as [T, { en: string; nl: string }][]).map(([value, label]) => ({ value, label }));
}

/** What a value is called in a language. */
export const labelIn = (known: { value: string; label: Record<Locale, string> }[], value: unknown, locale: Locale): string =>
  known.find((option) => option.value === value)?.label[locale] ?? String(value ?? '');

export const audienceOptions = options<Audience>({
  developers: { en: 'Developers', nl: 'Ontwikkelaars' },
  copywriters: { en: 'Copywriters', nl: 'Tekstschrijvers' },
  marketers: { en: 'Marketers', nl: 'Marketeers' },
  designers: { en: 'Designers', nl: 'Ontwerpers' },
  'video-creators': { en: 'Video creators', nl: 'Videomakers' },
  entrepreneurs: { en: 'Entrepreneurs', nl: 'Ondernemers' },
  students: { en: 'Students', nl: 'Studenten' },
  researchers: { en: 'Researchers', nl: 'Onderzoekers' },
  teachers: { en: 'Teachers', nl: 'Docenten' },
  lawyers: { en: 'Lawyers', nl: 'Juristen' },
  hr: { en: 'HR professionals', nl: 'Hr-professionals' },
  sales: { en: 'Salespeople', nl: 'Verkopers' },
  'public-sector': { en: 'Public servants', nl: 'Ambtenaren' },
  care: { en: 'Healthcare professionals', nl: 'Zorgverleners' },
});

export const taskThemeOptions = options<TaskTheme>({
  text: { en: 'Writing and translating', nl: 'Schrijven en vertalen' },
  images: { en: 'Images and design', nl: 'Beeld en ontwerp' },
  video: { en: 'Video', nl: 'Video' },
  sound: { en: 'Sound and speech', nl: 'Geluid en spraak' },
  software: { en: 'Software and websites', nl: 'Software en websites' },
  knowledge: { en: 'Searching, asking and checking', nl: 'Zoeken, vragen en nagaan' },
  learning: { en: 'Learning and teaching', nl: 'Leren en lesgeven' },
  office: { en: 'Work and administration', nl: 'Werk en administratie' },
  customers: { en: 'Customers and marketing', nl: 'Klanten en marketing' },
});

export const modalityOptions = options<Modality>({
  text: { en: 'Text', nl: 'Tekst' },
  document: { en: 'Documents', nl: 'Documenten' },
  image: { en: 'Images', nl: 'Afbeeldingen' },
  audio: { en: 'Sound', nl: 'Geluid' },
  video: { en: 'Video', nl: 'Video' },
  code: { en: 'Code', nl: 'Code' },
  data: { en: 'Data and tables', nl: 'Gegevens en tabellen' },
  'web-page': { en: 'Web pages', nl: 'Webpagina’s' },
  'model-3d': { en: '3D models', nl: '3D-modellen' },
  action: { en: 'Actions in other apps', nl: 'Acties in andere apps' },
});

export const platformOptions = options<Platform>({
  web: { en: 'Website', nl: 'Website' },
  windows: { en: 'Windows', nl: 'Windows' },
  macos: { en: 'macOS', nl: 'macOS' },
  linux: { en: 'Linux', nl: 'Linux' },
  ios: { en: 'iPhone and iPad', nl: 'iPhone en iPad' },
  android: { en: 'Android', nl: 'Android' },
  'browser-extension': { en: 'Browser extension', nl: 'Browserextensie' },
  plugin: { en: 'Inside another app', nl: 'In een ander programma' },
  api: { en: 'API', nl: 'API' },
  'self-hosted': { en: 'On your own server', nl: 'Op je eigen server' },
});

export const toolLanguageOptions: Option[] = TOOL_LANGUAGES.map((value) => ({
  value,
  label: { en: toolLanguageName(value, 'en'), nl: toolLanguageName(value, 'nl') },
}));

export const planKindOptions = options<PlanKind>({
  paid: { en: 'Paid', nl: 'Betaald' },
  free: { en: 'Free', nl: 'Gratis' },
  contact: { en: 'Contact us', nl: 'Op aanvraag' },
});

export const planUnitOptions = options<PlanUnit>({
  credit: { en: 'Credit', nl: 'Credit' },
  license: { en: 'License', nl: 'Licentie' },
  month: { en: 'Month', nl: 'Maand' },
  package: { en: 'Package', nl: 'Pakket' },
  person: { en: 'Person', nl: 'Persoon' },
  shoot: { en: 'Shoot', nl: 'Fotoshoot' },
  'user-per-month': { en: 'User per month', nl: 'Gebruiker per maand' },
  'user-per-year': { en: 'User per year', nl: 'Gebruiker per jaar' },
  week: { en: 'Week', nl: 'Week' },
  year: { en: 'Year', nl: 'Jaar' },
});

export const planVatOptions = options<PlanVat>({
  included: { en: 'Included in the price', nl: 'Bij de prijs inbegrepen' },
  excluded: { en: 'Comes on top', nl: 'Komt erbovenop' },
});

export const currencyOptions: Option[] = CURRENCIES.map((currency) => ({ value: currency, label: currency }));

export const languageOptions = options<'en' | 'nl'>({
  en: { en: 'English', nl: 'Engels' },
  nl: { en: 'Dutch', nl: 'Nederlands' },
});

export const reportReasonOptions = options<ReportReason>({
  fake: { en: 'Not a real experience', nl: 'Geen echte ervaring' },
  offensive: { en: 'Offensive', nl: 'Beledigend' },
  'private-data': { en: 'Personal data', nl: 'Persoonsgegevens' },
  illegal: { en: 'Against the law', nl: 'In strijd met de wet' },
  other: { en: 'Something else', nl: 'Iets anders' },
});

export const iconField: SelectField = { name: 'icon', type: 'select', label: { en: 'Icon', nl: 'Pictogram' }, options: options(ICONS) };

export const priceModelOptions = options<PriceModel>({
  free: { en: 'Free', nl: 'Gratis' },
  freemium: { en: 'Free with paid plans', nl: 'Gratis met betaalde abonnementen' },
  paid: { en: 'Paid', nl: 'Betaald' },
  contact: { en: 'On request', nl: 'Op aanvraag' },
  unknown: { en: 'Unknown', nl: 'Onbekend' },
});

export const priceModelField: SelectField = {
  name: 'priceModel',
  type: 'select',
  label: { en: 'Price model', nl: 'Prijsmodel' },
  required: true,
  index: true,
  defaultValue: 'freemium',
  options: priceModelOptions,
};

import type { Locale } from '@/domain/locales';

const en = {
  open: 'Share…',
  title: 'Share this draft',
  explanation: 'Anyone with the link can read the newest saved version, without an account. A link cannot be taken back: it works until it expires.',
  days: 'Works for',
  day: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  make: 'Make links',
  making: 'Making…',
  until: (moment: string) => `These links work until ${moment}.`,
  link: { en: 'Link to the English page', nl: 'Link to the Dutch page' } satisfies Record<Locale, string>,
  copy: { en: 'Copy the English link', nl: 'Copy the Dutch link' } satisfies Record<Locale, string>,
  copyShort: 'Copy',
  copied: 'Copied.',
  copyFailed: 'Copying did not work. The link is selected: copy it by hand.',
  close: 'Close',
  failed: 'No links were made. Try again.',
};

const nl: typeof en = {
  open: 'Delen…',
  title: 'Dit concept delen',
  explanation:
    'Wie de link heeft, kan de laatst bewaarde versie lezen, ook zonder account. Een link kun je niet intrekken: hij werkt tot hij verloopt.',
  days: 'Geldig',
  day: (days) => (days === 1 ? '1 dag' : `${days} dagen`),
  make: 'Links maken',
  making: 'Bezig…',
  until: (moment) => `Deze links werken tot ${moment}.`,
  link: { en: 'Link naar de Engelse pagina', nl: 'Link naar de Nederlandse pagina' },
  copy: { en: 'Engelse link kopiëren', nl: 'Nederlandse link kopiëren' },
  copyShort: 'Kopiëren',
  copied: 'Gekopieerd.',
  copyFailed: 'Kopiëren lukte niet. De link is geselecteerd: kopieer hem zelf.',
  close: 'Sluiten',
  failed: 'Er zijn geen links gemaakt. Probeer het nog eens.',
};

/** Texts for sharing a preview, in the panel's language. */
export const shareTexts = (language: string): typeof en => ({ en, nl })[language as Locale] ?? en;

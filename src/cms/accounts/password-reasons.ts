import { type Locale, localeOf } from '@/domain/locales';

const PASSWORD_REASONS = {
  short: { en: 'Use at least 10 characters', nl: 'Gebruik minstens 10 tekens' },
  long: { en: 'Use at most 128 characters', nl: 'Gebruik hoogstens 128 tekens' },
  common: { en: 'Many people use this password or one like it', nl: 'Veel mensen gebruiken dit wachtwoord of iets wat erop lijkt' },
  word: { en: 'It’s mostly a single dictionary word or a name', nl: 'Het bestaat vooral uit één woord uit het woordenboek of een naam' },
  personal: { en: 'It contains your name, email address or phone number', nl: 'Je naam, e-mailadres of telefoonnummer staat erin' },
  keyboard: { en: 'It follows a row of keys on the keyboard', nl: 'De tekens liggen naast elkaar op het toetsenbord' },
  repeat: { en: 'It repeats the same characters', nl: 'Dezelfde tekens komen steeds terug' },
  sequence: { en: 'It contains a sequence such as abcd or 1234', nl: 'Er zit een reeks in, zoals abcd of 1234' },
  date: { en: 'It contains a date or a year', nl: 'Er zit een datum of een jaartal in' },
  guessable: {
    en: 'It’s easy to guess. A few unrelated words work better.',
    nl: 'Het is makkelijk te raden. Een paar woorden die niets met elkaar te maken hebben, werken beter.',
  },
} satisfies Record<string, Record<Locale, string>>;

export type PasswordReason = keyof typeof PASSWORD_REASONS;

/** The reason in a language given by its code; English for any other code. */
export const passwordReason = (reason: PasswordReason, language: string | null | undefined): string => PASSWORD_REASONS[reason][localeOf(language)];

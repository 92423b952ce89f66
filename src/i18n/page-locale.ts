import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { isLocale, type Locale } from '@/domain/locales';

/** The language of the page being rendered, from its path; not found for a language the site does not have. */
export async function pageLocale(): Promise<Locale> {
  const value = await rootLocale();
  return isLocale(value) ? value : notFound();
}

import { localeOf } from '@/domain/locales';
import { localePath } from '@/domain/routes';
import { env } from '@/env';

/** The full address of a page of the site in a language, as mails and redirects name it. */
export function siteAddress(path: string, language: string | null | undefined, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${env.SITE_URL}${localePath(path, localeOf(language))}${search ? `?${search}` : ''}`;
}

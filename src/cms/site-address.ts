import { localeOf } from '@/domain/locales';
import { localePath } from '@/domain/routes';
import { env } from '@/env';

/** Absolute address of a page in a language, for mails and redirects. */
export function siteAddress(path: string, language: string | null | undefined, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${env.SITE_URL}${localePath(path, localeOf(language))}${search ? `?${search}` : ''}`;
}

import type { Locale } from '@/domain/locales';
import { localePath } from '@/domain/routes';
import { env } from '@/env';

export const pageAddress = (path: string, locale: Locale): string => env.SITE_URL + localePath(path, locale);

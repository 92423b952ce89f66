import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { localeOf } from '@/domain/locales';
import { env } from '@/env';

/** Messages and formats of the page's language, taken from its path: nothing of the request is read, so pages stay static. */
export default getRequestConfig(async ({ locale: given }) => {
  const wanted = given ?? (await rootLocale());
  const locale = localeOf(wanted);
  const { default: messages } = await import(`./messages/${locale}.json`);
  return { locale, messages, timeZone: env.TIME_ZONE };
});

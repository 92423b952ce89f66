import type { Locale } from '@/domain/locales';
import type { MailData, MailKind } from './mail-data';
import type { Translate } from './translator';

export interface MailContext {
  locale: Locale;
  t: Translate;
  productName: string;
  homeUrl: string;
  privacyUrl: string;
  subject: string;
}

export interface MailProps<K extends MailKind> {
  data: MailData[K];
  context: MailContext;
}

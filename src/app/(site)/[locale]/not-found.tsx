import { env } from '@/env';
import { pageLocale } from '@/i18n/page-locale';
import { MissingScreen } from './missing-screen';

/** Part of every page, so it stays small, reads nothing, and its code and texts load only when it's shown. */
export default async function NotFound() {
  return <MissingScreen locale={await pageLocale()} productName={env.PRODUCT_NAME} />;
}

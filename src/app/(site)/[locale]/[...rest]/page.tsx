import { pageLocale } from '@/i18n/page-locale';
import { redirectOrNotFound } from '../missing';

export const generateStaticParams = () => [];

/** Unmatched paths: a redirect, or not found. */
export default async function UnmatchedPage({ params }: PageProps<'/[locale]/[...rest]'>) {
  const { rest } = await params;
  return redirectOrNotFound(`/${rest.join('/')}`, await pageLocale());
}

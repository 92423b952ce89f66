import { pageLocale } from '@/i18n/page-locale';
import { redirectOrNotFound } from '../missing';

interface Props {
  params: Promise<{ rest: string[] }>;
}

export const generateStaticParams = () => [];

/** Unmatched paths: a redirect, or not found. */
export default async function UnmatchedPage({ params }: Props) {
  const { rest } = await params;
  return redirectOrNotFound(`/${rest.join('/')}`, await pageLocale());
}

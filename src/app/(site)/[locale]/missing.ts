import { notFound, permanentRedirect } from 'next/navigation';
import type { Locale } from '@/domain/locales';
import { localePath } from '@/domain/routes';
import { getRedirect } from '@/features/redirects/queries';

/** Ends a page that has nothing to show: at the path's redirect when there is one, else as not found. */
export async function redirectOrNotFound(path: string, locale: Locale): Promise<never> {
  const target = await getRedirect({ path });
  if (target && target !== path) permanentRedirect(localePath(target, locale));
  notFound();
}

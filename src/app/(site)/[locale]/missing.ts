import { notFound, permanentRedirect, redirect } from 'next/navigation';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { getRedirect } from '@/features/redirects/queries';

/** Redirects if the path has a redirect, else throws not found. */
export async function redirectOrNotFound(path: string, locale: Locale): Promise<never> {
  const old = await getRedirect({ path });
  // A page can't answer 410 itself; `start/gone-pages` does, except in the moment after the change.
  if (old?.kind === 'gone') redirect(localePath(routes.gone(path), locale));
  if (old?.kind === 'temporary') redirect(localePath(old.to, locale));
  if (old) permanentRedirect(localePath(old.to, locale));
  notFound();
}

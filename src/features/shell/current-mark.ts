import { localePath, routes, splitLocale } from '@/domain/routes';

/** `aria-current` of a link in the navigation: the page that is open, or the list that it is in. Both paths have their language prefix. */
export function currentMark(href: string, pathname: string): 'page' | 'true' | undefined {
  const { locale, path } = splitLocale(pathname);
  const current = localePath(path, locale);
  if (current === href) return 'page';
  return href !== localePath(routes.home, locale) && current.startsWith(`${href}/`) ? 'true' : undefined;
}

import type { ComponentProps } from 'react';

interface PageLinkProps extends ComponentProps<'a'> {
  href: string;
  /** The page stays where it is scrolled to, as it shows the same thing in another way. */
  keepScroll?: boolean;
}

/** A link to a page of this site. One listener of the shell follows all of them without loading the page anew, so that none needs a script of its own. */
export function PageLink({ keepScroll, ...props }: PageLinkProps) {
  return <a data-page={keepScroll ? 'same-place' : ''} {...props} />;
}

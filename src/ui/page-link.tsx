import type { ComponentProps } from 'react';

interface PageLinkProps extends ComponentProps<'a'> {
  href: string;
  /** The page stays where it is scrolled to, as it shows the same thing in another way. */
  keepScroll?: boolean;
}

/**
 * A link to a page of this site. One listener of the shell follows all of them without loading the page anew, so that none needs a script of its own.
 * An address elsewhere, which editors may put into a menu, is left to the browser.
 */
export function PageLink({ keepScroll, ...props }: PageLinkProps) {
  const isOwn = /^\/(?!\/)/.test(props.href) && !props.target && props.download === undefined;
  return <a data-page={isOwn ? (keepScroll ? 'same-place' : '') : undefined} {...props} />;
}

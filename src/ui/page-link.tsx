import type { ComponentProps } from 'react';

interface PageLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Preserves the scroll position: the target shows the same content in another way. */
  preserveScroll?: boolean;
}

/**
 * An internal link. One listener in the shell follows them all by client-side navigation, so no link needs its own script. URLs of other sites,
 * which editors may enter, are left to the browser.
 */
export function PageLink({ preserveScroll, ...props }: PageLinkProps) {
  const isOwn = /^\/(?!\/)/.test(props.href) && !props.target && props.download === undefined;
  return <a data-page={isOwn ? (preserveScroll ? 'same-place' : '') : undefined} {...props} />;
}

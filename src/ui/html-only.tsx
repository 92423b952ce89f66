import { cloneElement, Fragment, isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import type { Held } from './held';
import { hold } from './hold';
import { Still, type StillElement } from './still';

/** Elements without components, so that equal markup is equal data. */
async function resolved(node: ReactNode): Promise<ReactNode> {
  const value = await node;
  if (Array.isArray(value)) return Promise.all(value.map(resolved));
  if (!isValidElement<PropsWithChildren>(value)) return value;
  const { type, key, props } = value;
  if (typeof type === 'function') {
    if ('$$typeof' in type) throw new Error('A client component can’t stand in HtmlOnly');
    const markup = await resolved((type as (props: object) => ReactNode)(props));
    return key === null ? markup : <Fragment key={key}>{markup}</Fragment>;
  }
  if (props.children === undefined) return value;
  const children = await resolved(props.children);
  return cloneElement(value, undefined, ...(Array.isArray(children) ? children : [children]));
}

/** Holds several parts at once, for `Still`s that name theirs. */
export async function holdParts<Parts extends { [name in keyof Parts]: ReactNode }>(parts: Parts): Promise<Held<Parts>> {
  const markup = Object.entries<ReactNode>(parts).map(async ([name, part]) => [name, await resolved(part)] as const);
  return hold(Object.fromEntries(await Promise.all(markup)) as Parts);
}

interface HtmlOnlyProps extends StillElement {
  children: ReactNode;
}

/**
 * Markup of server components that stands in the page's HTML only, not a second time in React's data; see `Still`. Use it for long texts and for
 * parts of the shell: a page that is reached by a link gets it from its HTML, which is another request.
 */
export async function HtmlOnly({ children, ...element }: HtmlOnlyProps) {
  return <Still of={hold(await resolved(children))} {...element} />;
}

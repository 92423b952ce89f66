import type { captureException } from '@sentry/nextjs';

/** The reported part of a request: its route, never its URL. */
export interface RequestError {
  method: string;
  /** The route's file, such as `/(site)/[locale]/tools/[slug]/page`. */
  route: string;
  kind: string;
}

/** Marks an error as unhandled, with its location. */
export const unhandled = (where: string, kind: string): Parameters<typeof captureException>[1] => ({
  mechanism: { handled: false, type: kind },
  captureContext: (scope) => scope.setTransactionName(where).setTag('kind', kind),
});

/** Route groups and file kinds, which aren't part of a URL. */
const NOT_IN_ADDRESSES = /\/\([^/]*\)|\/(?:page|route)$/g;

/** `unhandled` for errors of pages, routes and actions. */
export const unhandledIn = ({ method, route, kind }: RequestError) => unhandled(`${method} ${route.replace(NOT_IN_ADDRESSES, '')}`, kind);

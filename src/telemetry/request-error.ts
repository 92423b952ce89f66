import type { captureException } from '@sentry/nextjs';

/** An error of a request as far as it is told: which route, never which address. */
export interface RequestError {
  method: string;
  /** The file of the route, such as `/(site)/[locale]/tools/[slug]/page`. */
  route: string;
  kind: string;
}

/** How an error is reported: where it happened, and that nobody caught it. */
export const unhandled = (where: string, kind: string): Parameters<typeof captureException>[1] => ({
  mechanism: { handled: false, type: kind },
  captureContext: (scope) => scope.setTransactionName(where).setTag('kind', kind),
});

/** Groups of routes and the kind of file, which are in no address. */
const NOT_IN_ADDRESSES = /\/\([^/]*\)|\/(?:page|route)$/g;

/** As `unhandled`, for what a page, route or action threw. */
export const unhandledIn = ({ method, route, kind }: RequestError) => unhandled(`${method} ${route.replace(NOT_IN_ADDRESSES, '')}`, kind);

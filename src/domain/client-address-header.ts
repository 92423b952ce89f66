const NAME = Symbol.for('name of the client address header');
const shared = globalThis as { [NAME]?: string };
shared[NAME] ??= `x-client-address-${crypto.randomUUID()}`;

/**
 * Request header with the client address, set by `start/mark-client-addresses.ts`. Each process generates its name, so requests that arrive before
 * marking starts can't forge it.
 */
export const CLIENT_ADDRESS_HEADER: string = shared[NAME];

/** Request header with the value `1` if no proxy forwarded the request, set in the same place: Next adds forwarding headers to every request. */
export const DIRECT_REQUEST_HEADER = `${CLIENT_ADDRESS_HEADER}-direct`;

const NAME = Symbol.for('name of the client address header');
const shared = globalThis as { [NAME]?: string };
shared[NAME] ??= `x-client-address-${crypto.randomUUID()}`;

/**
 * Request header with the client address, set by `start/mark-client-addresses.ts`. Each process generates its name, so requests that arrive before
 * marking starts can't forge it.
 */
export const CLIENT_ADDRESS_HEADER: string = shared[NAME];

const NAME = Symbol.for('name of the client address header');
const shared = globalThis as { [NAME]?: string };
shared[NAME] ??= `x-client-address-${crypto.randomUUID()}`;

/**
 * Request header with the address a request came from, as the server marks it (`start/mark-client-addresses.ts`). Each process makes up a name, since a
 * request that comes before the marking starts could bring a well-known header itself.
 */
export const CLIENT_ADDRESS_HEADER: string = shared[NAME];

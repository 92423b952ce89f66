/** Set for each request by the server itself; whatever a client sends under this name is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

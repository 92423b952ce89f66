/** A proxy cache isn't told about changes, so it asks again after a second; this server answers from memory. */
export const FRESH_FOR_A_SECOND = 'public, max-age=0, s-maxage=1, stale-while-revalidate=59';

/** Names the encoding of an answer that is sent as it is stored: Next drops `Content-Encoding` of routes, so `start/response-headers` sets it. */
export const STORED_ENCODING = 'X-Stored-Encoding';

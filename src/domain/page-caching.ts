/** A proxy cache isn't told about changes, so it asks again after a second; this server answers from memory. */
export const FRESH_FOR_A_SECOND = 'public, max-age=0, s-maxage=1, stale-while-revalidate=59';

/** A cache in front of the site asks again after a second, since no one tells it what changed; this server answers from memory. */
export const FRESH_FOR_A_SECOND = 'public, max-age=0, s-maxage=1, stale-while-revalidate=59';

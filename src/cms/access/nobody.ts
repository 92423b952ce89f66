/** Closed to every caller from outside; the server itself writes with system authority. */
export const nobody = (): boolean => false;

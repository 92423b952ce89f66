/** No access from outside; the server writes with system authority. */
export const nobody = (): boolean => false;

/** Aborted when the process is about to end: a long job stops at a point from which it can resume. */
export const stopping = new AbortController();

/** Aborted when this process is about to end: a job that takes long stops where it can go on later. */
export const stopping = new AbortController();

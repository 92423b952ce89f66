/** Name of the built service worker, in the folder `static` of the build, which every way of serving a build has. */
export const SERVICE_WORKER_FILE = 'sw.js';

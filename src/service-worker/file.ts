/** File name of the built service worker in the build's `static` folder, which every way of serving a build includes. */
export const SERVICE_WORKER_FILE = 'sw.js';

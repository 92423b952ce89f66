/** Served instead of the service worker when it's switched off: clears the caches and unregisters itself. */
export const SWITCHED_OFF_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

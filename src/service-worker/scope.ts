/** The service worker types used here; the compiler's DOM library covers pages only. */
export interface LastingEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerEvents {
  activate: LastingEvent;
  fetch: FetchEvent;
  message: LastingEvent & { data: unknown; ports: readonly MessagePort[] };
}

interface WorkerScope {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;

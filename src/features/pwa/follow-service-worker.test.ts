import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WORKER_TEXTS } from './worker-texts';

/** A worker as `workbox-window` shows it. */
const worker = vi.hoisted(() => ({ listeners: new Map<string, (event: { isUpdate?: boolean }) => void>(), register: vi.fn() }));
const toast = vi.hoisted(() => Object.assign(vi.fn(), { success: vi.fn() }));
const offerUpdate = vi.hoisted(() => vi.fn());
/** Whether the worker has cached what it was asked for. */
const isCached = vi.hoisted(() => vi.fn());

vi.mock('workbox-window', () => ({
  messageSW: isCached,
  Workbox: class {
    register = worker.register;
    addEventListener(name: string, listener: () => void) {
      worker.listeners.set(name, listener);
    }
  },
}));
vi.mock('@/ui/toaster', () => ({ toaster: async () => toast }));
vi.mock('./install-prompt', () => ({ followInstallButtons: () => undefined }));
vi.mock('./latest-build', () => ({ watchBuild: () => undefined }));
vi.mock('./new-version', () => ({ forgetTakenOver: () => undefined, offerUpdate, reloadWhenReplaced: () => undefined }));

const dataset: Record<string, string> = {};
const page = new EventTarget();

async function follow(): Promise<void> {
  const { followServiceWorker } = await import('./follow-service-worker');
  await followServiceWorker('nl');
}

const tell = (name: string, isUpdate = false) => worker.listeners.get(name)?.({ isUpdate });

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  for (const name of Object.keys(dataset)) delete dataset[name];
  worker.register.mockResolvedValue({});
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('window', Object.assign(page, { location: { pathname: '/nl', search: '', origin: 'https://example.com' } }));
  isCached.mockResolvedValue(true);
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
});
afterEach(() => vi.unstubAllGlobals());

describe('the service worker', () => {
  it('is shown as registered, installed, active and ready, and says that the site works offline', async () => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
    await follow();
    expect(dataset).toEqual({ serviceWorker: 'registered' });
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
    tell('installed');
    expect(dataset).toEqual({ serviceWorker: 'installed' });
    tell('activated');
    tell('controlling');
    expect(dataset).toEqual({ serviceWorker: 'ready', serviceWorkerActive: '' });
    await vi.waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith(WORKER_TEXTS.nl.offlineReady));
  });

  it('offers a new version that waits, and says nothing more once it took over', async () => {
    await follow();
    tell('waiting', true);
    expect(dataset.serviceWorker).toBe('waiting');
    expect(offerUpdate).toHaveBeenCalledExactlyOnceWith(WORKER_TEXTS.nl);
    tell('controlling', true);
    expect(dataset.serviceWorker).toBe('ready');
    expect(toast.success).not.toHaveBeenCalled();
  });

  it('flags and announces that it could not be registered', async () => {
    const error = new Error('refused');
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const announced = vi.fn();
    page.addEventListener('service-worker-failed', announced, { once: true });
    worker.register.mockRejectedValue(error);
    await follow();
    expect(dataset).toEqual({ serviceWorker: 'failed' });
    expect(announced.mock.lastCall?.[0]).toMatchObject({ detail: error });
    expect(warned).toHaveBeenCalledExactlyOnceWith('The service worker could not be registered.', error);
    warned.mockRestore();
  });
});

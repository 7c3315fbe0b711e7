// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A worker of another build than the page's, and what it was told. */
function waitingWorker(state: ServiceWorkerState) {
  const told: unknown[] = [];
  const postMessage = (message: unknown, ports: MessagePort[] = []) => {
    told.push(message);
    ports[0]?.postMessage('another-build');
  };
  return { state, told, postMessage };
}

async function offered(worker: ReturnType<typeof waitingWorker>) {
  const registration = Object.assign(new EventTarget(), { waiting: worker, update: async () => undefined });
  const container = Object.assign(new EventTarget(), {
    controller: waitingWorker('activated'),
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const { appUpdate, startServiceWorker } = await import('./app-update.ts');
  await startServiceWorker();
  await vi.waitUntil(appUpdate.isAvailable);
  return { appUpdate, container };
}

const reload = vi.fn();
beforeEach(() => {
  vi.resetModules();
  reload.mockClear();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('switching reloads once the new worker has taken over', async () => {
  const worker = waitingWorker('installed');
  const { appUpdate, container } = await offered(worker);
  appUpdate.apply();
  expect(worker.told).toContain('activate');
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalled();
});

it('a worker that took over while work was saved, or never does, keeps nobody on the old version', async () => {
  const early = waitingWorker('installed');
  const { appUpdate } = await offered(early);
  early.state = 'activated';
  appUpdate.apply();
  expect(reload).toHaveBeenCalledOnce();

  early.state = 'installed';
  vi.useFakeTimers();
  appUpdate.apply();
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(2);
});

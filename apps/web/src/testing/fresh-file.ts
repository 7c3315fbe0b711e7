import { afterAll, vi } from 'vitest';

/**
 * Test files share a process. Loaded packages are kept, but our own modules are loaded again for each file, so that no
 * file sees state left by another, and each begins with an empty page and empty storage.
 */
vi.resetModules();
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}

/** What a file left waiting ends with it: a save that rests before it is sent would call the server of the next file. */
const usual = globalThis.setTimeout;
const waiting = new Set<ReturnType<typeof setTimeout>>();
globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
  const timer = usual(...args);
  waiting.add(timer);
  return timer;
}, usual);
afterAll(() => {
  for (const timer of waiting) clearTimeout(timer);
  globalThis.setTimeout = usual;
});

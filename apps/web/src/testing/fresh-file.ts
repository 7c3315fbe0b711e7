import { vi } from 'vitest';

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

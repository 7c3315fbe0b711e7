import { vi } from 'vitest';

/**
 * For test files that share a process: loaded packages are kept, but our own modules are loaded again for each file, so
 * that no file sees state left by another.
 */
vi.resetModules();

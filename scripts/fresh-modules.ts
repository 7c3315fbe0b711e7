import { vi } from 'vitest';

/**
 * For test files that share a process: they keep the packages it has loaded, while our own modules are loaded again for
 * each file, so that no file meets the state that another left in them.
 */
vi.resetModules();

import { testTimeouts } from '../../../../scripts/test-settings.ts';

// Files without a page have nothing to wait for, and the library must not be loaded before there is a document.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: testTimeouts.expect.poll.timeout });
}

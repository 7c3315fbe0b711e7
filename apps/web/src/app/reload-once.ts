import { noteMissingFile, reloadForNewBuild } from '../lib/new-build.ts';

/**
 * A page that was opened before a deployment asks for files that are gone: one reload brings the new ones. Where that is
 * not the reason, whatever needed the file fails, and the error screen says what can be done.
 */
export function reloadOnceOnMissingFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    noteMissingFile(payload.message);
    void reloadForNewBuild();
  });
}

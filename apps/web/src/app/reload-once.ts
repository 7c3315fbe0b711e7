import { noteMissingFile, reloadForNewBuild } from '../lib/new-build.ts';

/**
 * A page opened before a deployment asks for files that no longer exist: one reload loads the new ones. If that is not
 * the cause, whatever needed the file fails and the error screen says what to do.
 */
export function reloadOnceOnMissingFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    noteMissingFile(payload.message);
    void reloadForNewBuild();
  });
}

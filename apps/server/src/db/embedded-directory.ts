import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { EmbeddedDatabaseError, fileSystemError } from './embedded-error.ts';

/** Creates the data directory if it is missing and checks that it is usable. @returns its real path */
export function openDataDirectory(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const path = realpathSync(dataDir);
    accessSync(path, constants.R_OK | constants.X_OK);
    try {
      accessSync(path, constants.W_OK);
    } catch (error) {
      throw new EmbeddedDatabaseError(
        'NOT_WRITABLE',
        `The data directory ${path} may not be written by this account. Give the account access to it or set DATA_DIR to another directory.`,
        error,
      );
    }
    return path;
  } catch (error) {
    // A read-only file system also answers ENOENT when several directories would have to be created.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      const message = `The data directory ${dataDir} cannot be made. Set DATA_DIR to a directory that can be written.`;
      throw new EmbeddedDatabaseError('NOT_WRITABLE', message, error);
    }
    throw fileSystemError(error, dataDir);
  }
}

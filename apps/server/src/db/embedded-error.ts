/**
 * Why the embedded database cannot start.
 * - UNSUPPORTED_PLATFORM: no PostgreSQL for this machine is installed
 * - NOT_A_DIRECTORY, UNREADABLE, NOT_WRITABLE, DISK_FULL: the data directory
 * - NOT_A_DATABASE: it holds something other than PostgreSQL data
 * - WRONG_VERSION: the data was written by another major version
 * - IN_USE: another server is using it
 * - NO_ACCOUNT: PostgreSQL refuses to run as root and there is no other account to use
 * - START_FAILED: PostgreSQL failed; the message includes the end of its output
 */
export type EmbeddedDatabaseErrorCode =
  | 'UNSUPPORTED_PLATFORM'
  | 'NOT_A_DIRECTORY'
  | 'UNREADABLE'
  | 'NOT_WRITABLE'
  | 'DISK_FULL'
  | 'NOT_A_DATABASE'
  | 'WRONG_VERSION'
  | 'IN_USE'
  | 'NO_ACCOUNT'
  | 'START_FAILED';

/** The message names the directory, what is wrong and what to do about it. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
  /** Printed without a stack: the message is enough. */
  readonly isExpected = true;
  readonly code: EmbeddedDatabaseErrorCode;

  constructor(code: EmbeddedDatabaseErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Turns a failed file operation on `path` into an EmbeddedDatabaseError; other failures are returned unchanged. */
export function fileSystemError(error: unknown, path: string): unknown {
  if (error instanceof EmbeddedDatabaseError) return error;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EACCES':
    case 'EPERM':
      return new EmbeddedDatabaseError(
        'UNREADABLE',
        `The data directory ${path} may not be read or entered by this account. Give the account access to it or set DATA_DIR to another directory.`,
        error,
      );
    case 'EROFS':
      return new EmbeddedDatabaseError(
        'NOT_WRITABLE',
        `The data directory ${path} is on a read-only file system. Set DATA_DIR to a directory that can be written.`,
        error,
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(path, error);
    case 'ENOTDIR':
    case 'EEXIST':
      return new EmbeddedDatabaseError(
        'NOT_A_DIRECTORY',
        `The data directory ${path} is not a directory. Set DATA_DIR to a directory.`,
        error,
      );
    default:
      return error;
  }
}

/** Whether PostgreSQL's output means a full disk. */
export function saysDiskFull(words: string): boolean {
  return /No space left on device|Disk quota exceeded|Check free disk space/u.test(words);
}

export function diskFull(path: string, cause?: unknown): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'DISK_FULL',
    `The disk that holds ${path} is full. Make room on it or set DATA_DIR to a directory on another disk.`,
    cause,
  );
}

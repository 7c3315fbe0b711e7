import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { root } from './root.ts';

/** A problem the operator can fix; the message is all they need to see. */
class SettingsFileError extends Error {
  override readonly name = 'SettingsFileError';
  readonly isExpected = true;
}

/**
 * Reads the settings in the file that SETTINGS_FILE names, or else in `.env` if it exists. The server and the operator's
 * commands read the same file in the same way. Variables that are already set are not changed.
 * @throws SettingsFileError when the named file cannot be read
 */
export function readEnvFile(file = join(root, '.env')): void {
  const named = process.env.SETTINGS_FILE?.trim() ?? '';
  if (named === '' && !existsSync(file)) return;
  try {
    loadEnvFile(named === '' ? file : named);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsFileError(`The settings in ${named === '' ? file : named} cannot be read (${code}).`);
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes.ts';

/**
 * Fills in a configuration file: replaces each `${NAME}` by its value. Names of the program's own, in small letters and
 * without braces, stay.
 * @throws naming a value that is missing
 */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{([A-Z][A-Z\d_]*)\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`a configuration needs a value for ${name}`);
    return value;
  });
}

/** A tried configuration of deploy/fleet, filled in. */
export const configurationOf = (name: string, values: Readonly<Record<string, string>>): string =>
  fillTemplate(readFileSync(join(root, 'deploy/fleet', name), 'utf8'), values);

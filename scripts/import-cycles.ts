import { posix } from 'node:path';

/**
 * Finds import cycles, including type imports: files in a cycle cannot be read, moved or tested without each other.
 *
 * @param imports each file with the files it imports
 * @returns the shortest chain of each cycle, with its first file repeated at the end
 */
export function importCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const seen = new Set<string>();
  return [...imports.keys()].flatMap((file) => {
    if (seen.has(file)) return [];
    const chain = wayBack(imports, file);
    for (const member of chain ?? []) seen.add(member);
    return chain === undefined ? [] : [chain];
  });
}

/** The shortest import path from a file back to itself. */
function wayBack(imports: ReadonlyMap<string, readonly string[]>, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    for (const target of imports.get(file) ?? []) {
      if (target === start) return [start, ...trace(cameFrom, start, file), start];
      if (cameFrom.has(target) || !imports.has(target)) continue;
      cameFrom.set(target, file);
      waiting.push(target);
    }
  }
  return undefined;
}

function trace(cameFrom: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const way: string[] = [];
  for (let file = end; file !== start; file = cameFrom.get(file) ?? start) way.unshift(file);
  return way;
}

/** The repository file that an import refers to; undefined for an external package. */
export function importedFile(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, name, path = 'index'] = /^@elan\/(domain|contract)(?:\/(.+))?$/u.exec(specifier) ?? [];
  return name === undefined ? undefined : `packages/${name}/src/${path}.ts`;
}

import { posix } from 'node:path';
import type { Problem, Sources } from './sources.ts';

/**
 * The file names of a server feature (CONTRIBUTING.md): files every feature may have, and files named after what they
 * do or contain, so that a write can be found by its verb.
 */

/** These files read, format or connect; each change to the database has its own file. */
const shared = new Set(['router', 'queries', 'present', 'mails', 'public']);

const writing =
  /\b(?:db|tx|database|connection)\s*\.\s*(?:insert|update|delete)\(|\b(?:insert\s+into|update\s+"?\w+"?\s+(?:\w+\s+)?set|delete\s+from)\s/iu;

export function checkFeatureFiles(sources: Sources): Problem[] {
  return [...sources].flatMap(([path, text]) => {
    const [, name] = /^apps\/server\/src\/features\/[^/]+\/([^/]+)\.ts$/u.exec(path) ?? [];
    if (name === undefined || name.endsWith('.test')) return [];
    return shared.has(name) ? checkWrites(path, name, text) : checkName(path, name, text);
  });
}

function checkName(path: string, name: string, text: string): Problem[] {
  const words = name.split('-').map(stem);
  const exported = [...text.matchAll(/^export\s+(?:async\s+)?(?:function\*?|const|class|type)\s+(\w+)/gmu)];
  const isNamed = exported.some(([, symbol = '']) => words.some((word) => symbol.toLowerCase().includes(word)));
  if (isNamed || exported.length === 0) return [];
  const message = `exports nothing that '${posix.basename(path)}' names; name the file after what it does or holds`;
  return [{ path, line: 1, message }];
}

/** The stem that matches 'entries' with 'addEntry' and 'deletion' with 'delete'. */
function stem(word: string): string {
  return word.toLowerCase().slice(0, Math.max(4, word.length - 3));
}

function checkWrites(path: string, name: string, text: string): Problem[] {
  const index = text.search(writing);
  if (index === -1) return [];
  const message = `${name}.ts writes; put the change into a file named by its verb`;
  return [{ path, line: text.slice(0, index).split('\n').length, message }];
}

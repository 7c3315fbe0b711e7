import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const pages = execFileSync('git', ['ls-files', ':(glob)*.md', 'content/README.md', 'docs/*.md', ':!docs/samples'], {
  cwd: root,
})
  .toString()
  .trim()
  .split('\n');

test('links between pages of the documentation lead to files', () => {
  const broken = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|\/|#)([^)#\s]+)/gu)]
      .filter(([, target = '']) => !existsSync(join(root, dirname(page), target)))
      .map(([, target]) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});

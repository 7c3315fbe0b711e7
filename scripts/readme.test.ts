import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { capitalised } from '../packages/domain/src/in-words.ts';
import { moduleCounts } from '../packages/domain/src/modules/module-counts.ts';
import { root } from './root.ts';

test('the README counts the modules as the product does', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(readme).toContain(`all ${moduleCounts.all.en} modules`);
  expect(readme).toContain(`${capitalised(moduleCounts.premium).en} of the modules`);
});

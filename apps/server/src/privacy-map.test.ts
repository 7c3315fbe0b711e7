import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const schema = join(import.meta.dirname, 'db/schema');
const page = join(import.meta.dirname, '../../../docs/privacy.md');

test('docs/privacy.md describes every table, and no other', () => {
  const tables = readdirSync(schema).flatMap((file) =>
    [...readFileSync(join(schema, file), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/gu)].map(([, name]) => name),
  );
  const described = [...readFileSync(page, 'utf8').matchAll(/^\| `(\w+)` \|(.*)$/gmu)];
  expect(described.map(([, name]) => name).sort()).toEqual(tables.sort());
  for (const [, name, row = ''] of described) {
    const cells = row.split('|').map((cell) => cell.trim());
    expect(cells.slice(0, 3).every(Boolean), `${name}: of people, why, how long`).toBe(true);
  }
});

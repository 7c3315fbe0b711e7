import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addDamage, damageOf, noDamage } from '../bench/faults/damage.ts';
import { EventBook } from '../bench/fleet/event-book.ts';
import { fillTemplate } from '../bench/fleet/template.ts';
import { root } from './root.ts';

const told = { comments: new Set(['a', 'b']), tasks: new Set(['t']), saves: 3 };
const stored = { comments: ['a', 'b'], tasks: ['t'], activities: 2, version: 3 };

test.each([
  ['everything as it was told', {}, { lost: 0, doubled: 0 }],
  ['a comment that is gone, with its entry', { comments: ['a'], activities: 1 }, { lost: 2, doubled: 0 }],
  ['a comment that nobody was told of', { comments: ['a', 'b', 'c'] }, { lost: 0, doubled: 1 }],
  ['another comment in place of one', { comments: ['a', 'c'] }, { lost: 1, doubled: 1 }],
  ['a comment that is told of twice', { activities: 3 }, { lost: 0, doubled: 1 }],
  ['a task that is gone', { tasks: [] }, { lost: 1, doubled: 0 }],
  ['a save that is gone', { version: 2 }, { lost: 1, doubled: 0 }],
  ['a save that was made twice', { version: 4 }, { lost: 0, doubled: 1 }],
])('the account of a fault finds %s', (_what, change, damage) => {
  expect(damageOf(told, { ...stored, ...change })).toEqual(damage);
});

test('the accounts of several rounds add up', () => {
  const sum = noDamage();
  addDamage(sum, { acknowledged: 5, lost: 1, doubled: 0, failures: ['one'] });
  addDamage(sum, { acknowledged: 7, lost: 0, doubled: 2, failures: ['two'] });
  expect(sum).toEqual({ acknowledged: 12, lost: 1, doubled: 2, failures: ['one', 'two'] });
});

/** A page that opened at event 3 and heard these. */
function pageThatHeard(...sequences: number[]): EventBook {
  const book = new EventBook();
  book.opened(3, false);
  for (const sequence of sequences) book.heard(sequence);
  return book;
}

test('the account of a page finds events that never arrived, and those that arrived twice', () => {
  expect(pageThatHeard(4, 5, 6).damage(6)).toEqual({ lost: 0, doubled: 0 });
  expect(pageThatHeard(4, 6).damage(7)).toEqual({ lost: 2, doubled: 0 });
  expect(pageThatHeard(4, 4, 5).damage(5)).toEqual({ lost: 0, doubled: 1 });
});

test('a page resumes after its last event, and loses nothing by reading everything again', () => {
  const book = pageThatHeard(4);
  expect(new EventBook().after).toBeUndefined();
  expect(book.after).toBe(4);
  book.opened(9, false);
  expect(book.damage(9)).toEqual({ lost: 5, doubled: 0 });
  book.opened(9, true);
  expect(book.after).toBe(9);
  expect(book.damage(9)).toEqual({ lost: 0, doubled: 0 });
});

test('a configuration is filled in completely, and keeps the names of the program that reads it', () => {
  expect(fillTemplate('listen $' + '{HOST}; header $host;', { HOST: 'here' })).toBe('listen here; header $host;');
  expect(() => fillTemplate('$' + '{HOST}', {})).toThrow('HOST');
});

test('the page about a fleet explains every value of its configurations', () => {
  const page = readFileSync(join(root, 'docs/operations/fleet.md'), 'utf8');
  const folder = join(root, 'deploy/fleet');
  const names = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\$\{(\w+)\}/gu)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(20);
  expect([...new Set(names)].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  expect(readdirSync(folder).filter((file) => !page.includes(`deploy/fleet/${file})`))).toEqual([]);
});

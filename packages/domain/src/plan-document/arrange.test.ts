import { describe, expect, test } from 'vitest';
import { arrangePlan, movedSection } from './arrange.ts';
import { planReaders } from './readers.ts';
import { planAppendices, planBody, planSectionKeys } from './sections.ts';

const keysOf = (placed: readonly { key: string }[]) => placed.map(({ key }) => key);
const untouched = { order: [], shown: {} };

describe('the sections of a plan', () => {
  test('of a lender are in the usual order, all of them in', () => {
    const placed = arrangePlan({ reader: 'banker', ...untouched }, []);
    expect(keysOf(placed)).toEqual(planSectionKeys);
    expect(placed.every(({ isIn }) => isIn)).toBe(true);
  });

  test.each(planReaders)('are all there once for every reader: %s', (reader) => {
    const keys = keysOf(arrangePlan({ reader, ...untouched }, ['own']));
    expect([...keys].sort()).toEqual([...planSectionKeys, 'own'].sort());
    expect(keys[0]).toBe('summary');
  });

  test('differ with the reader, in order and in what is in', () => {
    const partner = arrangePlan({ reader: 'partner', ...untouched }, []);
    expect(keysOf(partner).slice(0, 3)).toEqual(['summary', 'offer', 'market']);
    expect(keysOf(partner.filter(({ isIn }) => !isIn))).toEqual(['equipment', 'environment', 'byMonth', 'loans']);
  });

  test('stay where somebody put them, and a new one takes its usual place', () => {
    const order = ['market', 'summary', 'gone', 'market'];
    const placed = arrangePlan({ reader: 'banker', order, shown: { risks: false } }, ['own']);
    expect(keysOf(placed).slice(0, 3)).toEqual(['market', 'competitors', 'swot']);
    expect(keysOf(placed)).toContain('summary');
    expect(keysOf(placed)).not.toContain('gone');
    expect(placed.find(({ key }) => key === 'risks')?.isIn).toBe(false);
    expect(keysOf(placed).slice(-planAppendices.length)).toEqual(planAppendices);
  });

  test('of somebody come before what remains to be proved, and never among the appendices', () => {
    const body = keysOf(arrangePlan({ reader: 'banker', ...untouched }, ['own'])).slice(0, planBody.length + 1);
    expect(body.slice(-3)).toEqual(['finances', 'own', 'unproved']);
    const order = ['personas', 'own'];
    expect(keysOf(arrangePlan({ reader: 'banker', order, shown: {} }, ['own'])).slice(-5)).not.toContain('own');
  });

  test('can be brought in although the reader usually goes without them', () => {
    const placed = arrangePlan({ reader: 'partner', order: [], shown: { loans: true } }, []);
    expect(placed.find(({ key }) => key === 'loans')?.isIn).toBe(true);
  });

  test('do not take a property of every object for a choice', () => {
    const placed = arrangePlan({ reader: 'banker', order: ['constructor'], shown: {} }, ['toString']);
    expect(placed.find(({ key }) => key === 'toString')?.isIn).toBe(true);
  });
});

test.each([
  ['c', null, ['c', 'a', 'b']],
  ['a', 'b', ['b', 'a', 'c']],
  ['a', 'c', ['b', 'c', 'a']],
  ['b', 'a', ['a', 'b', 'c']],
  ['b', 'b', ['a', 'b', 'c']],
  ['b', 'unknown', ['b', 'a', 'c']],
] as const)('%s moved after %s', (key, after, expected) => {
  expect(movedSection(['a', 'b', 'c'], key, after)).toEqual(expected);
});

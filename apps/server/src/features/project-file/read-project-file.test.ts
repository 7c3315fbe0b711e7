import { randomUUID } from 'node:crypto';
import { Refusal } from '@elan/domain/errors';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readProjectFile } from './read-project-file.ts';
import { fileRow, hostileValues, mutated, wholeFile } from './testing/files.ts';

const now = new Date('2026-11-23T12:00:00Z');
const smallest = { format: 'elan-project', version: 1, project: { name: 'From a file' } };
const row = fileRow();
const idea = { module: 'idea', answers: {} };
const analysis = { language: 'en', source: 'builtin', content: 'x' };
const section = { key: 'summary', text: 'x', language: 'en' };

/** What a file is refused for; null when it is taken. */
function problemsOf(file: unknown): string[] | null {
  try {
    readProjectFile(file, now);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.code).toBe('INVALID_INPUT');
    return (error.data as { fields: { path: string; problem: string }[] }).fields.map(
      ({ path, problem }) => `${path}: ${problem}`,
    );
  }
}

test('a title of the plan from before hidden characters were refused comes without them', () => {
  const own = { ...section, key: randomUUID(), title: 'Le\u200b quartier\u202e 👩‍🍳' };
  const { file } = readProjectFile({ ...smallest, plan_document: { reader: 'banker', sections: [own] } }, now);
  expect(file.plan_document.sections).toMatchObject([{ title: 'Le quartier 👩‍🍳' }]);
});

describe('a file that does not fit is refused for its places', () => {
  test.each<[unknown, string]>([
    [null, ': not_a_project_file'],
    [[], ': not_a_project_file'],
    ['text', ': not_a_project_file'],
    [{ hello: 'world' }, ': not_a_project_file'],
    [{ ...smallest, version: 2 }, 'version: newer_version'],
    [{ ...smallest, version: '1' }, 'version: invalid'],
    [{ ...smallest, project: undefined }, 'project: missing'],
    [{ ...smallest, project: { name: 'A\u202eB' } }, 'project.name: invalid'],
    [{ ...smallest, project: { name: 'x', description: 'a\u0000b' } }, 'project.description: invalid'],
    [{ ...smallest, owner: 'me' }, 'owner: unknown_field'],
    [JSON.parse(JSON.stringify(smallest).replace('{', '{"__proto__":{"isAdmin":true},')), '__proto__: unknown_field'],
    [{ ...smallest, project: { name: 'x', user_id: randomUUID() } }, 'project.user_id: unknown_field'],
    [{ ...smallest, modules: [idea, idea] }, 'modules.1: repeated'],
    [{ ...smallest, modules: [{ module: 'admin' }] }, 'modules.0.module: invalid'],
    [
      { ...smallest, modules: [{ ...idea, answers: { location: 'x'.repeat(5_001) } }] },
      'modules.0.answers.location: too_long',
    ],
    [{ ...smallest, modules: [{ ...idea, answers: { 'a b': 'x' } }] }, 'modules.0.answers.a b: invalid'],
    [
      { ...smallest, modules: [{ ...idea, analyses: [{ ...analysis, content: 'x'.repeat(200_001) }] }] },
      'modules.0.analyses.0.content: too_long',
    ],
    [
      { ...smallest, modules: [{ ...idea, analyses: [1, 2].map(() => ({ ...analysis, current: true })) }] },
      'modules.0.analyses.1: repeated',
    ],
    [{ ...smallest, rows: [row, row] }, 'rows.1: repeated'],
    [{ ...smallest, rows: [{ ...row, cells: { ...row.cells, amount: -1 } }] }, 'rows.0.cells.amount: invalid'],
    [{ ...smallest, rows: [{ ...row, id: "'; drop table users; --" }] }, 'rows.0.id: invalid'],
    [{ ...smallest, tasks: [{ id: 'x', text: 'x', position: 1 }] }, 'tasks.0.id: invalid'],
    [
      { ...smallest, plan_document: { reader: 'banker', sections: [{ ...section, text: 'x'.repeat(60_001) }] } },
      'plan_document.sections.0.text: too_long',
    ],
    [
      { ...smallest, plan_document: { reader: 'banker', sections: [{ ...section, title: 'Mine' }] } },
      'plan_document.sections.0.title: invalid',
    ],
    [
      {
        ...smallest,
        confirmed_figures: [
          { of: 'name', written: 'x', context: 'x', module: 'idea', basis: 'source', url: 'javascript:alert(1)' },
        ],
      },
      'confirmed_figures.0.url: invalid',
    ],
  ])('%#', (file, problem) => {
    expect(problemsOf(file)).toEqual([problem]);
  });

  test('with a place that says no more than the file', () => {
    const file = { ...smallest, ['\ud800'.repeat(50_000)]: 1 };
    expect(problemsOf(file)?.join('').length).toBeLessThan(100);
  });
});

test('a file that anything was done to is taken or refused, and never anything else', () => {
  const whole = wholeFile();
  expect(problemsOf(whole)).toBeNull();
  const place = fc.array(fc.nat(40), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(place, fc.constantFrom(...hostileValues), (steps, value) => {
      const file = mutated(whole, steps, value);
      const problems = problemsOf(file);
      if (problems !== null) expect(problems.length).toBeGreaterThan(0);
    }),
    { numRuns: 1_000 },
  );
});

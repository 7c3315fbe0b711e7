import { randomUUID } from 'node:crypto';
import { emptyCells } from '@elan/domain/ledger/row';
import { moduleKeys } from '@elan/domain/modules/keys';
import { samples } from '@elan/domain/modules/testing/samples';

/** A row as a file has it. */
export function fileRow(origins: Record<string, unknown> = {}) {
  return {
    ...{ kind: 'cost', id: randomUUID(), origins, status: 'confirmed', off: false, note: null, proof: null },
    ...{ proposal: null, position: 1, cells: { ...emptyCells('cost', 'Rent'), amount: 90_000, every: 'month' } },
  };
}

/** A file with one thing of each kind. */
export function wholeFile() {
  const [[question = '', said = ''] = []] = Object.entries(samples.bakery.en.answers.idea);
  const own = randomUUID();
  const date = '2026-03-01T10:00:00.000Z';
  const analysis = { language: 'en', source: 'builtin', model: null, content: '## Report', truncated: false };
  return {
    ...{ format: 'elan-project', version: 1, written_at: date, language: 'en', amounts: 'cents' },
    project: { name: 'Bakery', description: 'Bread', created_at: date },
    modules: moduleKeys.map((module) => ({
      module,
      answers: samples.bakery.en.answers[module],
      set_aside: { questions: [], sections: [] },
      outdated: false,
      analyses: [{ ...analysis, current: true, created_at: date, restored: { section: 'Costs', from: date } }],
    })),
    rows: [fileRow({ amount: { from: 'said', module: 'idea', question, quote: said.slice(0, 20) } }), fileRow()],
    refused: ['finances:averagePrice:0'],
    readings: [{ module: 'idea', question, model: 'm', rows: [{ ...fileRow(), id: 'key', proposal: 'key' }] }],
    journal: [{ date, title: 'A day', content: 'Rain', mood: 'positive' }],
    tasks: [
      { id: randomUUID(), text: 'Call', module: null, done_at: date, due: '2026-04-01', position: 1, removed: false },
    ],
    rehearsal: [{ question: 'paper.lease', text: 'From savings', language: 'en', asked: 'How?', ticked: [] }],
    lender_facts: [{ fact: 'ask.amount', text: '1800000', language: 'en' }],
    papers: [{ paper: 'lease', state: 'have', note: 'Here' }],
    confirmed_figures: [
      {
        ...{ of: 'figure', written: '$2,750', context: 'Permits cost $2,750', module: 'idea', basis: 'source' },
        ...{ source: 'Fee schedule', url: 'https://example.org', source_date: '2026-01-01' },
      },
    ],
    plan_document: {
      reader: 'partner',
      arrangements: { partner: { order: ['summary', own], shown: { risks: false } } },
      sections: [
        { key: 'summary', title: null, text: 'Ours', language: 'en', base: 'Theirs' },
        { key: own, title: 'Our street', text: 'Quiet', language: 'fr', base: null },
      ],
    },
    left_out: { journal: 0, analyses: 0 },
    computed: {},
  };
}

/** What people put where something else belongs. */
export const hostileValues: readonly unknown[] = [
  null,
  -1,
  Number.MAX_SAFE_INTEGER,
  1e308,
  '',
  'a\u0000b',
  '\ud800',
  '\u202eevil',
  '<script>alert(1)</script>',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  'x'.repeat(70_000),
  randomUUID(),
  'step:',
  'constructor',
  [],
  {},
  [[[[]]]],
  Array.from({ length: 600 }, () => fileRow()),
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  undefined,
];

/**
 * A copy of a file with one thing replaced.
 * @param steps which child to go to at each level; the last one is replaced
 */
export function mutated(value: unknown, [step = 0, ...others]: readonly number[], replacement: unknown): unknown {
  if (typeof value !== 'object' || value === null) return replacement;
  const entries = Object.entries(value);
  const [key, child] = entries[step % Math.max(1, entries.length)] ?? ['more', undefined];
  const changed = others.length === 0 ? replacement : mutated(child, others, replacement);
  return Array.isArray(value)
    ? value.length === 0
      ? [changed]
      : value.with(Number(key), changed)
    : { ...value, [key]: changed };
}

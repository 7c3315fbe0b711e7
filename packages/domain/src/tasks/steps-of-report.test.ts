import { describe, expect, test } from 'vitest';
import { mostSteps, stepKey, stepsOfReport } from './steps-of-report.ts';

describe('the steps of a report', () => {
  test('are the numbered list below the last heading, in either language, without markdown', () => {
    const report = (heading: string) =>
      `# Plan\n\n1. Not this one\n\n## Costs\n\n1. Nor this\n\n${heading}\n\nFirst things first:\n\n1. **Call** the [bank](https://example.test) about \`loan_form\`\n2) Ask\n   for *three* quotes\n   - from people\n     you know\n3. Done \\* already\n\nGood luck.\n`;
    const steps = ['Call the bank about loan_form', 'Ask for three quotes', 'Done * already'];
    for (const heading of ['## Next steps', '## PROCHAINES ÉTAPES', '## 7. Next steps:', '### **Next steps**']) {
      expect(
        stepsOfReport(report(heading).replace('## Costs', heading.startsWith('###') ? '### Costs' : '## Costs')),
      ).toEqual(steps);
    }
  });

  test('are at most ten, each once, and never empty', () => {
    const many = Array.from({ length: 14 }, (_, index) => `${index + 1}. Step ${Math.ceil((index + 1) / 2)} of it`);
    const more = Array.from({ length: 14 }, (_, index) => `${index + 1}. Another ${index}`);
    expect(stepsOfReport(`## Next steps\n\n1. ***\n${many.join('\n')}`)).toHaveLength(7);
    expect(stepsOfReport(`## Next steps\n\n${more.join('\n')}`)).toHaveLength(mostSteps);
  });

  test.each([
    '',
    'No heading',
    '## Next steps',
    '## Next steps\n\nNone.',
    '## Steps\n\n1. One',
    '```\n## Next steps\n1. One\n```',
  ])('are none in %j', (report) => expect(stepsOfReport(report)).toEqual([]));

  test('are read from a hostile text of any length', () => {
    const long = `## Next steps\n\n1. ${'[*_'.repeat(50_000)}\n2. ${'<'.repeat(100_000)}`;
    expect(stepsOfReport(long).every((step) => step.length <= 400)).toBe(true);
  });
});

describe('two steps', () => {
  test.each([
    ['Call the bank.', 'CALL  the Bank'],
    ['Répondez à « Où ? »', 'repondez a "ou"'],
    ['Save $12,000.00', 'Save 12 000 $'],
    ['Save 12\u00a0000,50 $', 'save $12,000.5'],
    ['Sell 1.5 kg', 'Sell 1,50 kg'],
  ])('are the same: %j and %j', (one, other) => expect(stepKey(one)).toBe(stepKey(other)));

  test.each([
    ['Sell 1.5 kg', 'Sell 15 kg'],
    ['Sell 12 000', 'Sell 12 001'],
    ['Call the bank', 'Call the banker'],
  ])('are not the same: %j and %j', (one, other) => expect(stepKey(one)).not.toBe(stepKey(other)));
});

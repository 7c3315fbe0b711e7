import { checkReport } from '@elan/domain/figure-check/check-report';
import { checksOfProject } from '@elan/domain/figure-check/checks-of-project';
import { moduleKeys } from '@elan/domain/modules/keys';
import { samples } from '@elan/domain/modules/testing/samples';
import type { Figure } from './api.ts';
import { hundredRows, knownPlan, timeOf } from './forecast.ts';

/** As long as a long report, with a figure in every sentence; one in three is in nobody's answers. */
const words = 1500;
const sentences = [
  'You sell bread at $8 a loaf to 40 people a week, and pay a rent of $1,900 a month.',
  'The market grows by 7% a year, says the Northern Bakery Growth Fund, and 2 × $8 = $16.',
  '| Oven and mixer | 12 400 $ | 3,5 % |',
  'Demandez au Programme de relance des boulangeries une aide de 2 750 $ pour les permis.',
];

/** Checks a report of 1,500 words against a project with all its answers and 100 rows, after a warm-up. */
export function measureReportCheck(): Figure[] {
  const modules = moduleKeys.map((module) => ({ module, answers: samples.bakery.en.answers[module] }));
  const project = { name: 'Bakery', description: null, modules };
  const plan = knownPlan(hundredRows());
  const confirmed = Array.from({ length: 100 }, (_, index) => ({
    ...{ kind: 'money' as const, value: 275_000 + (index % 2), written: '$2,750' },
    context: `Thing number ${index} costs $2,750`,
  }));
  const checks = checksOfProject(project, plan, confirmed);
  const report = reportOf();
  return [
    [`checking a report of ${words} words`, timeOf(() => checkReport(report, checks)), 'at most 30 ms'],
    ['what it is checked against, 100 rows', timeOf(() => checksOfProject(project, plan, [])), 'for information'],
  ];
}

function reportOf(): string {
  const lines: string[] = [];
  let count = 0;
  for (let index = 0; count < words; index += 1) {
    const sentence = sentences[index % sentences.length] ?? '';
    lines.push(sentence);
    count += sentence.split(' ').length;
  }
  return lines.join('\n\n');
}

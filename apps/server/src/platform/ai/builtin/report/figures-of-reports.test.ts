import { checkFigures } from '@elan/domain/figure-check/check-figures';
import { forecastsOf, knownWith } from '@elan/domain/figure-check/checks-of-project';
import { type PlanFigures, planFigures } from '@elan/domain/forecast/plan-figures';
import { languages } from '@elan/domain/locale';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { sampleProjects } from '@elan/domain/modules/sample-file';
import { describe, expect, test } from 'vitest';
import type { GenerationRequest } from '../../port.ts';
import { knowledgeFor } from '../knowledge.ts';
import { draftOf } from '../testing/draft-of.ts';
import { sampleRequest } from '../testing/sample-request.ts';

const reports = moduleKeys.filter((key) => moduleDefinition(key).output === 'report');

function knownOf({ project, module, answers }: GenerationRequest, plan: PlanFigures, facts: readonly string[]) {
  const entries = { ...project.modules, [module]: { answers } };
  const modules = Object.entries(entries).map(([key, entry]) => ({
    module: key as ModuleKey,
    answers: entry?.answers ?? {},
  }));
  return knownWith({ name: project.name, description: null, modules }, plan, forecastsOf(plan), facts).figures;
}

/** Every text of the file of a trade. */
const textsIn = (of: unknown): string[] =>
  typeof of === 'string' ? [of] : typeof of === 'object' && of !== null ? Object.values(of).flatMap(textsIn) : [];

describe.each(languages)('in %s', (language) => {
  test.each(reports.flatMap((key) => sampleProjects.map((project) => [key, project] as const)))(
    'every figure in the report of %s is theirs, computed or of the trade for the %s',
    async (key, project) => {
      const request = sampleRequest(key, project, language);
      const { ledger, today } = request.project;
      const plan = planFigures(ledger, { today });
      const report = await draftOf(request);
      const { known: trade } = await knowledgeFor(request);
      const open = checkFigures(report, knownOf(request, plan, textsIn(trade)))
        .filter(({ status }) => status === 'unknown' || status === 'wrong')
        .map(({ start, end, status }) => `${status}: ${report.slice(Math.max(0, start - 30), end + 10)}`);
      expect(open).toEqual([]);
    },
  );
});

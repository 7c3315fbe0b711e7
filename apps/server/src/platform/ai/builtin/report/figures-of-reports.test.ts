import { checkFigures } from '@elan/domain/figure-check/check-figures';
import { forecastsOf } from '@elan/domain/figure-check/checks-of-project';
import { knownOfProject } from '@elan/domain/figure-check/known-of-project';
import { planFigures } from '@elan/domain/forecast/plan-figures';
import { languages } from '@elan/domain/locale';
import { moduleKeys } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { sampleProjects } from '@elan/domain/modules/samples';
import { describe, expect, test } from 'vitest';
import { knowledgeFor } from '../knowledge.ts';
import { textsOf } from '../testing/draft-checks.ts';
import { draftOf } from '../testing/draft-of.ts';
import { sampleRequest } from '../testing/sample-request.ts';

const reports = moduleKeys.filter((key) => moduleDefinition(key).output === 'report');

describe.each(languages)('in %s', (language) => {
  test.each(reports.flatMap((key) => sampleProjects.map((project) => [key, project] as const)))(
    'every figure in the report of %s is theirs, computed or of the trade for the %s',
    async (key, project) => {
      const request = sampleRequest(key, project, language);
      const { ledger, today } = request.project;
      const plan = planFigures(ledger, { today });
      const report = await draftOf(request);
      const { known } = await knowledgeFor(request);
      const texts = [...textsOf(request), JSON.stringify(known)];
      const open = checkFigures(report, knownOfProject(texts, plan, forecastsOf(plan)))
        .filter(({ status }) => status === 'unknown' || status === 'wrong')
        .map(({ start, end, status }) => `${status}: ${report.slice(Math.max(0, start - 30), end + 10)}`);
      expect(open).toEqual([]);
    },
  );
});

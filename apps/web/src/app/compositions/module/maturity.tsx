import type { Project } from '@elan/contract/projects';
import { maturity as definition } from '@elan/domain/modules/maturity/index';
import { maturityRuleText } from '@elan/domain/modules/maturity/rule-text';
import { lazy, Suspense } from 'react';
import { CopyAndPrint } from '../../../components/copy-and-print.tsx';
import { AnalysisOrigin } from '../../../features/generation/analysis-origin.tsx';
import { MaturityPanel } from '../../../features/maturity/maturity-panel.tsx';
import { maturityMessages } from '../../../features/maturity/messages.ts';
import { scoreText } from '../../../features/maturity/score-text.ts';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../../lib/i18n/use-messages.ts';
import { ResultModule } from './result-module.tsx';
import { useResultRun } from './use-result-run.ts';

const Report = lazy(() => import('../../../components/markdown/report.tsx'));

/** The maturity score, calculated by a published rule. */
export function MaturityModule({ project }: { project: Project }) {
  const words = useMessages(maturityMessages);
  const text = useText();
  const { language } = useLanguage();
  const result = useResultRun(project, definition);
  const { entry, handle, run } = result;
  const score = entry.score ?? null;
  return (
    <ResultModule
      definition={definition}
      hasResult={score !== null}
      label={words.calculate}
      module="maturity"
      onGenerate={result.generate}
      part="score"
      project={project}
      result={result}
    >
      <MaturityPanel
        failed={handle.state.phase === 'failed'}
        mayAsk={project.permissions.canEdit}
        origin={entry.origin !== null && <AnalysisOrigin origin={entry.origin} />}
        rule={
          <Suspense>
            <Report matrix={false} text={text(maturityRuleText)} />
          </Suspense>
        }
        run={run}
        score={score}
        tools={score !== null && <CopyAndPrint text={() => scoreText(score, language)} />}
      />
    </ResultModule>
  );
}

import type { Project } from '@elan/contract/projects';
import { personas as definition } from '@elan/domain/modules/personas/index';
import { lazy, Suspense, useRef, useState } from 'react';
import { CopyAndPrint } from '../../../components/copy-and-print.tsx';
import { AnalysisOrigin } from '../../../features/generation/analysis-origin.tsx';
import { failureMessage } from '../../../features/generation/failure-message.ts';
import { NextStep } from '../../../features/modules/next-step.tsx';
import { GenerationError } from '../../../features/personas/generation-error.tsx';
import { PersonasPanel } from '../../../features/personas/personas-panel.tsx';
import { personasText } from '../../../features/personas/personas-text.ts';
import { ReplaceConfirmation } from '../../../features/personas/replace-confirmation.tsx';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { ResultModule } from './result-module.tsx';
import { useResultRun } from './use-result-run.ts';

const Report = lazy(() => import('../../../components/markdown/report.tsx'));

/** Three customer personas derived from the other modules. */
export function PersonasModule({ project }: { project: Project }) {
  const { language } = useLanguage();
  const result = useResultRun(project, definition);
  const { entry, run, block, isOpen } = result;
  const [asking, setAsking] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const personas = entry.personas ?? [];
  const hasResult = personas.length > 0;
  const { failure } = result.handle.state;

  const generate = async () => {
    setAsking(false);
    await result.generate();
  };
  const keep = () => {
    setAsking(false);
    actions.current?.querySelector('button')?.focus();
  };
  const service = failure !== null && (
    <Suspense>
      <Report matrix={false} text={failureMessage(failure, language)} />
    </Suspense>
  );

  return (
    <ResultModule
      actions={actions}
      definition={definition}
      hasResult={hasResult}
      module="personas"
      onGenerate={async () => (hasResult ? setAsking(true) : generate())}
      onward={hasResult && !run.underWay && isOpen && <NextStep done="personas" next="maturity" />}
      part="personas"
      project={project}
      question={
        asking &&
        block === null &&
        !run.underWay &&
        hasResult && <ReplaceConfirmation count={personas.length} onCancel={keep} onConfirm={generate} />
      }
      result={result}
    >
      <PersonasPanel
        canDelete={project.permissions.canEdit && isOpen}
        error={failure !== null && <GenerationError failure={failure} service={service} />}
        origin={entry.origin !== null && <AnalysisOrigin origin={entry.origin} />}
        personas={personas}
        projectId={project.id}
        run={run}
        tools={<CopyAndPrint text={() => personasText(personas, language)} />}
      />
    </ResultModule>
  );
}

import type { Project } from '@elan/contract/projects';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { type ReactNode, Suspense, startTransition, useDeferredValue, useState } from 'react';
import { TextMarks } from '../../../components/markdown/text-marks.ts';
import { fetchedLater } from '../../../lib/fetched-later.ts';
import type { MarksOf } from './report-figures.tsx';

/** Checked after the analysis is on screen. */
const ReportFigures = fetchedLater(async () => (await import('./report-figures.tsx')).default);

type Props = {
  project: Project;
  module: ModuleKey;
  /** The current analysis; null while there is none, or another one is being written. */
  text: string | null;
  children: ReactNode;
};

/** An analysis with a line above it that says where its figures come from, and marks at those to confirm. */
export function CheckedReport({ project, module, text, children }: Props) {
  const [marksOf, setMarksOf] = useState<MarksOf | null>(null);
  const [onChecked] = useState(() => (next: MarksOf | null) => startTransition(() => setMarksOf(() => next)));
  // Each answer that is saved is another project; the check of a long analysis comes behind what the person is doing.
  const behind = useDeferredValue(project);
  return (
    <>
      {text !== null && (
        // Its line has its place from the start, so that the report does not move when it comes.
        <div className="mb-2 min-h-11 content-center">
          <Suspense fallback={null}>
            <ReportFigures module={module} onChecked={onChecked} project={behind} report={text} />
          </Suspense>
        </div>
      )}
      <TextMarks value={marksOf}>{children}</TextMarks>
    </>
  );
}

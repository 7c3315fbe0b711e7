import type { ModuleEntry } from '@elan/contract/modules';
import type { Project } from '@elan/contract/projects';
import type { Language } from '@elan/domain/locale';
import { parseMaturity } from '@elan/domain/modules/maturity/output';
import { parsePersonas } from '@elan/domain/modules/personas/output';
import { lazy, Suspense, useCallback } from 'react';
import { scoreText } from '../../../features/maturity/score-text.ts';
import { personasText } from '../../../features/personas/personas-text.ts';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';

const EarlierVersions = lazy(async () => ({
  default: (await import('../../../features/versions/earlier-versions.tsx')).EarlierVersions,
}));
const Report = lazy(() => import('../../../components/markdown/report.tsx'));

type Props = { project: Project; module: 'personas' | 'maturity'; entry: ModuleEntry; canRestore: boolean };

/** The versions of a module whose result is data, each shown as text. */
export function ResultVersions({ project, module, entry, canRestore }: Props) {
  const { language } = useLanguage();
  const toText = useCallback((content: string) => textOf[module](content, language), [module, language]);
  return (
    <EarlierVersions
      canRestore={canRestore && entry.running === null}
      currentId={entry.origin?.versionId ?? null}
      module={module}
      projectId={project.id}
      toText={toText}
    >
      {(content) => (
        <Suspense>
          <Report matrix={false} text={toText(content)} />
        </Suspense>
      )}
    </EarlierVersions>
  );
}

const textOf = {
  personas: (content: string, language: Language) => {
    const reading = parsePersonas(content);
    return 'personas' in reading ? personasText(reading.personas, language) : content;
  },
  maturity: (content: string, language: Language) => {
    const score = parseMaturity(content);
    return score === undefined ? content : scoreText(score, language);
  },
};

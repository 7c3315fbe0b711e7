import { lazy, Suspense } from 'react';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { failureMessage } from './failure-message.ts';
import type { RunOutline } from './run-state.ts';

const Report = lazy(() => import('../../components/markdown/report.tsx'));

/** The specification's message for a failed generation. Shows nothing for ideas that could not be parsed (N-13). */
export function RunFailure({ state, ideas = false }: { state: RunOutline; ideas?: boolean }) {
  const { language } = useLanguage();
  const { phase, failure } = state;
  if (phase !== 'failed' || failure === null || (ideas && failure === 'unusable')) return null;
  return (
    <div className="my-4 rounded-2xl bg-orange-soft px-5 py-4" role="alert">
      <Suspense>
        <Report matrix={false} text={failureMessage(failure, language)} />
      </Suspense>
    </div>
  );
}

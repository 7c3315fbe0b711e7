import type { ReactNode } from 'react';
import { useMessages } from '../lib/i18n/use-messages.ts';
import { runMessages } from './run-messages.ts';
import type { ResultRun } from './run-progress.tsx';
import { Banner } from './ui/banner.tsx';

type Props = {
  run: ResultRun;
  /** What is said of it while it is under way, and once it is done, to those who do not see it. */
  working: string;
  done: string;
  className?: string;
  /** Its progress. */
  children: ReactNode;
};

/** Where a generation stands whose result is data: its progress while it is under way, then how it ended. */
export function RunState({ run, working, done, className, children }: Props) {
  const words = useMessages(runMessages);
  return (
    <>
      {run.underWay && children}
      <p className="sr-only" role="status">
        {run.underWay ? working : run.succeeded ? done : ''}
      </p>
      {run.cancelled && (
        <Banner className={className} onDismiss={run.dismiss}>
          {words.cancelled}
        </Banner>
      )}
      {run.refusal !== null && (
        <Banner className={className} onDismiss={run.dismiss} tone="error">
          {run.refusal}
        </Banner>
      )}
    </>
  );
}

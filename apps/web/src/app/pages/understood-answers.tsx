import type { Project } from '@elan/contract/projects';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { type TypedAnswers, useAnswersRead, useLedger } from '../../features/ledger/use-ledger.ts';
import { UnderstoodRows } from '../../features/ledger-table/understood-rows.tsx';
import { useAccount } from '../../lib/session.ts';
import { useQuestionPlaces } from './ledger-places.ts';
import type { LedgerStore } from './ledger-store.ts';

type ReaderProps = { project: Project; typed: TypedAnswers; store: LedgerStore };

/** Reads the answers of a module as they are typed, once for all its questions. */
export function AnswersReader(props: ReaderProps) {
  const { user } = useAccount();
  const isRead = useAnswersRead(user.id, props.project, props.typed);
  return isRead && <Reader {...props} />;
}

function Reader({ project, typed, store }: ReaderProps) {
  const account = useAccount();
  const state = useLedger(account.user.id, project, typed);
  useLayoutEffect(() => store.set(state), [store, state]);
  return null;
}

type Props = { store: LedgerStore; module: ModuleKey; question: string; onLeadTo: (question: string) => void };

/** What was read from one answer, for those who can decide about it. */
export function UnderstoodAnswer({ store, module, question, onLeadTo }: Props) {
  const state = useSyncExternalStore(store.subscribe, store.get);
  const places = useQuestionPlaces(module, onLeadTo);
  if (state === null || !state.isLoaded || !state.mayEdit) return null;
  return <UnderstoodRows handle={state} module={module} question={question} {...places} />;
}

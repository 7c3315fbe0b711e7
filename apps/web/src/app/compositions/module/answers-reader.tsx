import type { Project } from '@elan/contract/projects';
import { useAccount } from '../../../data/account/session.ts';
import { type TypedAnswers, useAnswersRead, useLedger } from '../../../features/ledger/use-ledger.ts';

type Props = { project: Project; typed: TypedAnswers };

/** Reads the answers of a module as they are typed, so that their figures are there when they are asked for. */
export function AnswersReader(props: Props) {
  const { user } = useAccount();
  return useAnswersRead(user.id, props.project, props.typed) && <Reader {...props} />;
}

function Reader({ project, typed }: Props) {
  const { user } = useAccount();
  useLedger(user.id, project, typed);
  return null;
}

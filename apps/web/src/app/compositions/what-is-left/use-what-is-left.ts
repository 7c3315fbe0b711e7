import type { Project } from '@elan/contract/projects';
import type { TaskList } from '@elan/contract/tasks';
import { isDemoId } from '@elan/domain/demo';
import { privateKinds } from '@elan/domain/ledger/row';
import { readLenderFacts } from '@elan/domain/lender-facts/facts';
import { untouchedPlan } from '@elan/domain/plan-document/kept-plan';
import { sectionsToWrite } from '@elan/domain/plan-document/sections-to-write';
import type { LeftThing } from '@elan/domain/what-is-left/left-thing';
import { whatIsLeft } from '@elan/domain/what-is-left/what-is-left';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useAccount } from '../../../data/account/session.ts';
import { papersQuery, planDocumentQuery, tasksQuery } from '../../../data/api/queries.ts';
import { useOpenModules } from '../../../data/project/open-modules.ts';
import { useLedger } from '../../../features/ledger/use-ledger.ts';
import { lenderFactsQuery } from '../../../features/lender-facts/queries.ts';
import { type Fault, toFault } from '../../../lib/errors.ts';
import { dayOf, thisMonth } from '../../../lib/local-date.ts';

type Left = {
  /** Undefined until everything it rests on has been read. */
  things: readonly LeftThing[] | undefined;
  /** Everybody who can be given a task. */
  people: TaskList['people'];
  fault: Fault | null;
  retry: () => Promise<unknown>;
};

/**
 * Everything that is left to do in a project, from its rows, facts, papers, answers, plan and tasks.
 * @param comparesProofs whether proofs are put in the order of what the cash depends on
 */
export function useWhatIsLeft(project: Project, comparesProofs: boolean): Left {
  const { user } = useAccount();
  const open = useOpenModules(project);
  const { ledger, isLoaded, fault, retry } = useLedger(user.id, project);
  const papers = useQuery(papersQuery(project.id));
  const facts = useQuery(lenderFactsQuery(project.id));
  const tasks = useQuery(tasksQuery(project.id));
  // The demonstration has no document.
  const isDemo = isDemoId(project.id);
  const kept = useQuery({ ...planDocumentQuery(project.id), enabled: !isDemo });
  const plan = isDemo ? untouchedPlan : kept.data;
  const [today] = useState(thisMonth);
  const [day] = useState(() => dayOf(new Date()));
  // One that is not read yet would be compared as if it were all there is.
  const settled = useDeferredValue(isLoaded ? ledger : undefined);
  const things = useMemo(() => {
    if (settled === undefined || papers.data === undefined || facts.data === undefined) return undefined;
    if (tasks.data === undefined || plan === undefined) return undefined;
    return whatIsLeft({
      ledger: { ...settled, rows: settled.rows.filter(({ kind }) => !privateKinds.includes(kind)) },
      facts: readLenderFacts(facts.data.facts),
      papers: Object.fromEntries(papers.data.papers.map(({ key, state }) => [key, state])),
      entries: project.modules_data,
      open,
      tasks: tasks.data.tasks,
      comparesProofs,
      sectionsToWrite: isDemo ? null : sectionsToWrite(plan),
      today,
      day,
    });
  }, [
    comparesProofs,
    settled,
    papers.data,
    facts.data,
    tasks.data,
    plan,
    isDemo,
    project.modules_data,
    open,
    today,
    day,
  ]);
  const problem = [papers, facts, tasks, kept].find(({ data, error }) => data === undefined && error !== null)?.error;
  return {
    things,
    people: tasks.data?.people ?? [],
    fault: fault ?? (problem == null ? null : toFault(problem)),
    retry: async () => {
      retry();
      await Promise.all([papers, facts, tasks, kept].map(({ refetch, isEnabled }) => isEnabled && refetch()));
    },
  };
}

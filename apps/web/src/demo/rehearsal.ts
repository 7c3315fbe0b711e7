import type { Contract } from '@elan/contract';
import type { RehearsalAnswer } from '@elan/contract/rehearsal';
import { Refusal } from '@elan/domain/errors';
import { answerPoints } from '@elan/domain/rehearsal/answer-points';
import type { ContractRouterClient } from '@orpc/contract';
import { type DemoStore, projectOf } from './store.ts';

/** Answers to a lender. Nobody else writes, so nothing conflicts, and no earlier text is kept. */
export function rehearsalCalls(store: DemoStore): ContractRouterClient<Contract>['rehearsal'] {
  const of = (projectId: string) => {
    projectOf(store, projectId);
    return store.rehearsals.get(projectId) ?? [];
  };
  const keep = (projectId: string, answer: RehearsalAnswer) => {
    const others = of(projectId).filter(({ question }) => question !== answer.question);
    store.rehearsals.set(projectId, [...others, answer]);
    return answer;
  };
  return {
    list: async ({ projectId }) => ({ answers: [...of(projectId)], weighs: false }),
    save: async ({ projectId, question, text, language, asked }) => {
      const before = of(projectId).find((each) => each.question === question);
      const said = { question, text, language, asked, updated_at: store.now(), updatedBy: store.person };
      const ticked = text === '' ? [] : (before?.ticked ?? []);
      const answer = keep(projectId, { ...said, ticked, weighing: null, version: (before?.version ?? 0) + 1 });
      return { answer, conflict: false };
    },
    tick: async ({ projectId, question, point, ticked }) => {
      const before = of(projectId).find((each) => each.question === question);
      if (before === undefined) throw new Refusal('INVALID_INPUT', { fields: [] });
      const after = answerPoints.filter((each) => (each === point ? ticked : before.ticked.includes(each)));
      return keep(projectId, { ...before, ticked: after });
    },
    weigh: async () => {
      throw new Refusal('UNAVAILABLE');
    },
    versions: async () => ({ versions: [], next: null }),
  };
}

import type { Language } from '@elan/domain/locale';
import type { AnswerPoint } from '@elan/domain/rehearsal/answer-points';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { sharedAutosave } from '../../data/account/shared-autosave.ts';
import { client } from '../../data/api/api.ts';
import { rehearsalQuery } from '../../data/api/queries.ts';
import { useAutosave } from '../../lib/autosave/use-autosave.ts';
import { type Fault, toFault } from '../../lib/errors.ts';
import { createRehearsalAutosave, keepAnswer } from './rehearsal-autosave.ts';

export type RehearsalHandle = ReturnType<typeof useRehearsal>;

type Target = { userId: string; projectId: string; language: Language; mayEdit: boolean };

/** The answers to a lender: what is stored, and what is being typed. */
export function useRehearsal({ userId, projectId, language, mayEdit }: Target) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({ ...rehearsalQuery(projectId), refetchOnMount: 'always' });
  const autosave = sharedAutosave(queryClient, `${projectId}:rehearsal`, () =>
    createRehearsalAutosave(queryClient, { userId, projectId, language }),
  );
  const texts = useAutosave(autosave);

  useEffect(() => autosave.allow(mayEdit), [autosave, mayEdit]);
  // Before paint, so that no text is missing for a moment.
  useLayoutEffect(() => {
    if (data !== undefined) autosave.take(data);
  }, [autosave, data]);

  return {
    /** What is stored, by question; undefined until it has been read. */
    answers: data && new Map(data.answers.map((answer) => [answer.question, answer])),
    /** Whether a model is connected that compares answers with the plan. */
    weighs: data?.weighs === true,
    fault: error === null || data !== undefined ? null : toFault(error),
    retry: refetch,
    autosave,
    texts,
    /** Marks a point as found by a person, after what was typed is saved. @returns why it was not; null when it was */
    tick: async (question: string, point: AnswerPoint, ticked: boolean): Promise<Fault | null> => {
      try {
        await autosave.flush();
        keepAnswer(queryClient, projectId, await client.rehearsal.tick({ projectId, question, point, ticked }));
        return null;
      } catch (caught) {
        return toFault(caught);
      }
    },
  };
}

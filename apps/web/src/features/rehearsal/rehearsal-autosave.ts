import type { RehearsalAnswer, RehearsalAnswers } from '@elan/contract/rehearsal';
import { limits } from '@elan/domain/limits';
import type { Language } from '@elan/domain/locale';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../data/api/api.ts';
import { rehearsalQuery } from '../../data/api/queries.ts';
import { type Autosave, createAutosave, type FieldsSaved } from '../../lib/autosave/autosave.ts';
import { createDrafts } from '../../lib/autosave/drafts.ts';
import { storedTexts } from '../../lib/autosave/stored-texts.ts';
import { storageOf } from '../../lib/own-storage.ts';
import { putResponse } from '../../lib/put-response.ts';

export type RehearsalAutosave = Autosave & {
  /** The questions on screen, by their id, and their language: an answer is kept with the question as it was asked. */
  askIn: (language: Language, questions: ReadonlyMap<string, string>) => void;
  /** Takes what the server keeps, on load and on every refetch. */
  take: (kept: RehearsalAnswers) => void;
  /** Puts another text in the place of an answer, and saves it. */
  write: (question: string, text: string) => void;
};

/** Saves answers to a lender as they are typed, with the rules of answers. */
export function createRehearsalAutosave(
  queryClient: QueryClient,
  { userId, projectId, language: first }: { userId: string; projectId: string; language: Language },
): RehearsalAutosave {
  let language = first;
  let questions: ReadonlyMap<string, string> = new Map();
  const { queryKey } = rehearsalQuery(projectId);
  const askedFor = (question: string) => {
    const known = queryClient.getQueryData(queryKey)?.answers.find((each) => each.question === question);
    return (questions.get(question) ?? known?.asked ?? '').slice(0, limits.comment).toWellFormed();
  };
  const autosave = createAutosave({
    save: async (changes) => {
      const saved: Record<string, number> = {};
      const conflicts: FieldsSaved['conflicts'][number][] = [];
      for (const { key: question, value: text, baseVersion } of changes) {
        const written = { text, baseVersion, language, asked: askedFor(question) };
        const { answer, conflict } = await client.rehearsal.save({ projectId, question, ...written });
        keepAnswer(queryClient, projectId, answer);
        if (conflict) conflicts.push({ key: question, value: answer.text, version: answer.version });
        else saved[question] = answer.version;
      }
      return { saved, conflicts };
    },
    drafts: createDrafts(storageOf(userId), userId, projectId, 'rehearsal'),
  });
  return {
    ...autosave,
    askIn: (next, asked) => {
      language = next;
      questions = asked;
    },
    write: (question, text) => {
      autosave.type(question, text);
      void autosave.flush();
    },
    take: ({ answers }) => autosave.read(storedTexts(answers.map((each) => ({ ...each, key: each.question })))),
  };
}

/** Puts an answer into what was read. */
export function keepAnswer(queryClient: QueryClient, projectId: string, answer: RehearsalAnswer): void {
  putResponse(
    queryClient,
    rehearsalQuery(projectId).queryKey,
    (before) =>
      before && {
        ...before,
        answers: [...before.answers.filter(({ question }) => question !== answer.question), answer],
      },
  );
}

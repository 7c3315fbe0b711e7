import { languageSchema } from '@elan/domain/language-schema';
import { limits } from '@elan/domain/limits';
import { plainText } from '@elan/domain/plain-text';
import { answerPoints } from '@elan/domain/rehearsal/answer-points';
import { questionIdForm } from '@elan/domain/rehearsal/rehearsal-question';
import { weighingVerdicts } from '@elan/domain/rehearsal/weighing';
import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { baseVersion, get, id, post, procedure, put, timestamp } from './base.ts';
import { askedEvent } from './generation.ts';
import { pageInput, pageOutput } from './page.ts';
import { profile } from './people.ts';
import { textVersion } from './text-version.ts';

export const rehearsalQuestion = z.string().check(z.maxLength(200), z.regex(questionIdForm));
export const answerPoint = z.enum(answerPoints);

/** How a model compared an answer with the plan. Quotes are literally in the answer and in the plan. */
export const weighing = z.object({
  remarks: z.array(
    z.object({
      verdict: z.enum(weighingVerdicts),
      quote: z.string(),
      /** Null where the plan does not mention it. */
      planQuote: z.nullable(z.string()),
      remark: z.string(),
    }),
  ),
  /** What a lender would ask next; '' for nothing. */
  next: z.string(),
  language: languageSchema,
  model: z.nullable(z.string()),
  /** The version of the answer that was weighed. */
  version: z.number(),
  weighed_at: timestamp,
});

/** What somebody answers a lender. The questions themselves are computed where they are shown. */
export const rehearsalAnswer = z.object({
  question: rehearsalQuestion,
  text: z.string(),
  /** The language it was begun in. */
  language: languageSchema,
  /** The question as it was asked when the answer was last written, in that language. */
  asked: z.string(),
  /** What a person says the answer includes. */
  ticked: z.array(answerPoint),
  version: z.number(),
  /** The last one; null while there is none. */
  weighing: z.nullable(weighing),
  updated_at: timestamp,
  /** Who wrote the text; null if the account no longer exists or left the project. */
  updatedBy: z.nullable(profile),
});
export type RehearsalAnswer = z.infer<typeof rehearsalAnswer>;

/** Answers visible to the role: those about debts and the household are for `project:private`. */
export const rehearsalAnswers = z.object({
  answers: z.array(rehearsalAnswer),
  /** Whether a model is connected that can weigh answers. */
  weighs: z.boolean(),
});
export type RehearsalAnswers = z.infer<typeof rehearsalAnswers>;

/** Result of a save. */
export const savedRehearsalAnswer = z.object({
  /** As it is stored now. */
  answer: rehearsalAnswer,
  /** Whether somebody else changed it first, so that nothing was written. */
  conflict: z.boolean(),
});
export type SavedRehearsalAnswer = z.infer<typeof savedRehearsalAnswer>;

const inProject = { projectId: id };
const ofQuestion = { ...inProject, question: rehearsalQuestion };
const path = '/projects/{projectId}/rehearsal' as const;

export const rehearsalContract = {
  list: procedure
    .meta({ access: 'project:view' })
    .route(get(path, 'What was answered to the questions a lender would ask'))
    .input(z.object(inProject))
    .output(rehearsalAnswers),
  /** Only over the version it was written on. Repeating the stored text counts as saved. */
  save: procedure
    .meta({ access: 'project:edit' })
    .route(put(`${path}/{question}`, 'Save the answer to a question'))
    .input(
      z.object({
        ...ofQuestion,
        text: plainText(limits.answer),
        baseVersion,
        language: languageSchema,
        asked: plainText(limits.comment),
      }),
    )
    .output(savedRehearsalAnswer),
  tick: procedure
    .meta({ access: 'project:edit' })
    .route(
      put(
        `${path}/{question}/points/{point}`,
        'Say that an answer holds a point that was not found, or take that back; a repeat changes nothing',
      ),
    )
    .input(z.object({ ...ofQuestion, point: answerPoint, ticked: z.boolean() }))
    .output(rehearsalAnswer),
  weigh: procedure
    .meta({ access: 'project:edit' })
    .route(
      post(
        `${path}/{question}/weighings`,
        'Have a model weigh a stored answer against the plan, for one generation; the response is a stream of events',
      ),
    )
    .input(z.object({ ...ofQuestion, language: languageSchema }))
    .output(eventIterator(askedEvent(weighing))),
  versions: procedure
    .meta({ access: 'project:view' })
    .route(get(`${path}/{question}/versions`, 'Earlier texts of an answer, newest first'))
    .input(z.object({ ...ofQuestion, ...pageInput }))
    .output(z.object({ versions: z.array(textVersion), ...pageOutput })),
};

import type { ModuleEntry } from '@elan/contract/modules';
import type { Question } from '@elan/domain/modules/define-module';
import { isFilledIn } from '@elan/domain/modules/filled-in';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { ProjectPermissions } from '@elan/domain/permissions';
import { type ReactNode, Suspense, useCallback } from 'react';
import { CommentOnField, FieldComments } from '../../../features/comments/field-comments.tsx';
import { FieldMore } from '../../../features/modules/field-more.tsx';
import { FilledInNote } from '../../../features/modules/filled-in-note.tsx';
import { questionElementId } from '../../../features/modules/question-element.ts';
import type { AnswersHandle } from '../../../features/modules/use-answers.ts';
import { AnswerHistory } from '../../../features/versions/answer-history.tsx';
import { fetchedLater } from '../../../lib/fetched-later.ts';
import { useText } from '../../../lib/i18n/use-messages.ts';

const QuestionSuggestions = fetchedLater(async () => (await import('./question-suggestions.tsx')).QuestionSuggestions);
const TradeOffers = fetchedLater(async () => (await import('../../../features/trade/trade-offers.tsx')).TradeOffers);
const QuestionAside = fetchedLater(async () => (await import('./set-aside-parts.tsx')).QuestionAside);

type Target = {
  projectId: string;
  module: ModuleKey;
  entry: ModuleEntry;
  permissions: ProjectPermissions;
  /** The answers cannot be changed now. */
  disabled: boolean;
  answers: Pick<AnswersHandle, 'flush' | 'type'>;
};

type QuestionTools = {
  /** What is below the field of a question: whether it was filled in, comments, earlier answers, suggestions. */
  tools: (question: Question, value: string) => ReactNode;
  /** The line that replaces a question while it is set aside. */
  asideLine: (question: Question) => ReactNode;
};

/** What goes with each question of a module. */
export function useQuestionTools(target: Target): QuestionTools {
  const { projectId, module, entry, permissions, disabled, answers } = target;
  const { versions, setAside, filledIn, answers: stored } = entry;
  const { flush, type } = answers;
  const text = useText();

  const aside = useCallback(
    (question: Question, kept: string | null) => (
      <QuestionAside
        disabled={disabled}
        fieldId={questionElementId(question.id)}
        flush={flush}
        kept={kept}
        module={module}
        projectId={projectId}
        question={question}
      />
    ),
    [disabled, flush, module, projectId],
  );
  const suggestions = useCallback(
    (question: Question, now: { text: string; version: number } | null) => (
      <Suspense fallback={null}>
        <QuestionSuggestions
          fieldId={questionElementId(question.id)}
          flush={flush}
          module={module}
          now={now}
          permissions={permissions}
          projectId={projectId}
          question={question}
        />
      </Suspense>
    ),
    [flush, module, permissions, projectId],
  );
  const asideLine = useCallback(
    (question: Question) => (
      <>
        <Suspense fallback={<div className="min-h-13" />}>
          {aside(question, setAside?.questions[question.id] ?? '')}
        </Suspense>
        {suggestions(question, null)}
      </>
    ),
    [aside, setAside, suggestions],
  );
  const { canComment } = permissions;
  /** Whether anything can be done with an answer beyond typing it. */
  const canMore = useCallback(
    (saved: { text: string; version: number }, question: Question) =>
      saved.version >= 2 || (canComment && saved.text.trim() !== '') || (!disabled && question.always !== true),
    [canComment, disabled],
  );
  const tools = useCallback(
    (question: Question, value: string) => {
      const restore = (earlier: string) => {
        type(question.id, earlier);
        void flush();
      };
      const saved = { text: stored[question.id] ?? '', version: versions[question.id] ?? 0 };
      return (
        <>
          {isFilledIn(filledIn, question.id) && value === saved.text && (
            <FilledInNote
              disabled={disabled}
              module={module}
              projectId={projectId}
              question={question}
              stored={saved}
            />
          )}
          <FieldComments fieldId={questionElementId(question.id)} question={question} />
          {canMore(saved, question) && (
            <FieldMore label={text(question.label)}>
              <CommentOnField fieldId={questionElementId(question.id)} question={question} />
              {saved.version >= 2 && (
                <AnswerHistory
                  module={module}
                  onRestore={disabled ? null : restore}
                  projectId={projectId}
                  question={question}
                  stored={saved.version}
                  value={value}
                />
              )}
              {!disabled && question.always !== true && (
                <Suspense fallback={<div className="min-h-11 sm:min-h-9" />}>{aside(question, null)}</Suspense>
              )}
            </FieldMore>
          )}
          {!disabled && (
            <Suspense fallback={null}>
              <TradeOffers
                module={module}
                onAccept={(text) => {
                  type(question.id, text);
                  void flush();
                }}
                projectId={projectId}
                question={question.id}
                value={value}
              />
            </Suspense>
          )}
          {suggestions(question, saved)}
        </>
      );
    },
    [versions, stored, filledIn, aside, suggestions, canMore, text, disabled, module, projectId, type, flush],
  );
  return { tools, asideLine };
}

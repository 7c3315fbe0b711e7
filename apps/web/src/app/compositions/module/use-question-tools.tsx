import type { ModuleEntry } from '@elan/contract/modules';
import type { Question } from '@elan/domain/modules/define-module';
import { isFilledIn } from '@elan/domain/modules/filled-in';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { ProjectPermissions } from '@elan/domain/permissions';
import { type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { CommentOnField, FieldComments } from '../../../features/comments/field-comments.tsx';
import { FieldMore } from '../../../features/modules/field-more.tsx';
import { FilledInNote } from '../../../features/modules/filled-in-note.tsx';
import { questionElementId } from '../../../features/modules/question-element.ts';
import type { AnswersHandle } from '../../../features/modules/use-answers.ts';
import { AnswerHistory } from '../../../features/versions/answer-history.tsx';
import { fetchedLater } from '../../../lib/fetched-later.ts';
import { useText } from '../../../lib/i18n/use-messages.ts';

const QuestionSuggestions = fetchedLater(async () => (await import('./late-parts.tsx')).QuestionSuggestions);
const TradeOffers = fetchedLater(async () => (await import('./late-parts.tsx')).TradeOffers);
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
export function useQuestionTools({ answers, ...target }: Target): QuestionTools {
  const { projectId, module, entry, permissions, disabled } = target;
  const { flush, type } = answers;
  // The same while the module stays the same, so that typing one answer leaves the others alone.
  const kept = useMemo(
    (): Target => ({ projectId, module, entry, permissions, disabled, answers: { flush, type } }),
    [projectId, module, entry, permissions, disabled, flush, type],
  );
  const tools = useCallback(
    (question: Question, value: string) => <Below {...kept} question={question} value={value} />,
    [kept],
  );
  const asideLine = useCallback((question: Question) => <AsideLine {...kept} question={question} />, [kept]);
  return { tools, asideLine };
}

type Asked = Target & { question: Question };

function Below(props: Asked & { value: string }) {
  const { projectId, module, entry, disabled, answers, question, value } = props;
  const stored = { text: entry.answers[question.id] ?? '', version: entry.versions[question.id] ?? 0 };
  const put = (text: string) => {
    answers.type(question.id, text);
    void answers.flush();
  };
  const target = { disabled, module, projectId };
  return (
    <>
      {isFilledIn(entry.filledIn, question.id) && value === stored.text && (
        <FilledInNote {...target} question={question} stored={stored} />
      )}
      <FieldComments fieldId={questionElementId(question.id)} question={question} />
      <More {...props} onRestore={put} stored={stored} />
      {!disabled && (
        <Suspense fallback={null}>
          <TradeOffers module={module} onAccept={put} projectId={projectId} question={question.id} value={value} />
        </Suspense>
      )}
      <Suggestions {...props} now={stored} />
    </>
  );
}

type Stored = { text: string; version: number };
type MoreProps = Asked & { value: string; stored: Stored; onRestore: (text: string) => void };

/** What can be done with an answer beyond typing it. */
function More({ onRestore, stored, value, ...asked }: MoreProps) {
  const { projectId, module, permissions, disabled, question } = asked;
  const text = useText();
  const hasHistory = stored.version >= 2;
  const maySetAside = !disabled && question.always !== true;
  if (!hasHistory && !maySetAside && !(permissions.canComment && stored.text.trim() !== '')) return null;
  return (
    <FieldMore label={text(question.label)}>
      <CommentOnField fieldId={questionElementId(question.id)} question={question} />
      {hasHistory && (
        <AnswerHistory
          module={module}
          onRestore={disabled ? null : onRestore}
          projectId={projectId}
          question={question}
          stored={stored.version}
          value={value}
        />
      )}
      {maySetAside && (
        <Suspense fallback={<div className="min-h-11 sm:min-h-9" />}>
          <Aside {...asked} kept={null} />
        </Suspense>
      )}
    </FieldMore>
  );
}

function AsideLine(asked: Asked) {
  return (
    <>
      <Suspense fallback={<div className="min-h-13" />}>
        <Aside {...asked} kept={asked.entry.setAside?.questions[asked.question.id] ?? ''} />
      </Suspense>
      <Suggestions {...asked} now={null} />
    </>
  );
}

function Aside({ projectId, module, disabled, answers, question, kept }: Asked & { kept: string | null }) {
  const target = { disabled, kept, module, projectId, question };
  return <QuestionAside {...target} fieldId={questionElementId(question.id)} flush={answers.flush} />;
}

function Suggestions({ projectId, module, permissions, answers, question, now }: Asked & { now: Stored | null }) {
  const target = { module, now, permissions, projectId, question };
  return (
    <Suspense fallback={null}>
      <QuestionSuggestions {...target} fieldId={questionElementId(question.id)} flush={answers.flush} />
    </Suspense>
  );
}

import type { RehearsalQuestion } from '@elan/domain/rehearsal/rehearsal-question';
import { type ReactNode, useEffect, useState } from 'react';
import { CopyAndPrint } from '../../components/copy-and-print.tsx';
import type { Difference } from '../../components/shared-text/difference.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { officialValuesOf, valuesOf } from '../../lib/autosave/fields-state.ts';
import { useIsOffline } from '../../lib/connection.ts';
import type { Fault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { EarlierAnswers } from './earlier-answers.tsx';
import { rehearsalMessages } from './messages.ts';
import { QuestionCard } from './question-card.tsx';
import type { RehearsalHandle } from './use-rehearsal.ts';

type Props = {
  projectId: string;
  questions: readonly RehearsalQuestion[];
  rehearsal: RehearsalHandle;
  mayEdit: boolean;
  pathOf: (question: RehearsalQuestion) => string | null;
  difference: Difference;
  /** What else can be done with an answer. */
  toolsOf: (question: RehearsalQuestion, place: number, answer: string) => ReactNode;
};

/** The questions with their answers, how many are answered, and what was answered earlier. */
export function RehearsalList({ projectId, questions, rehearsal, mayEdit, pathOf, difference, toolsOf }: Props) {
  const words = useMessages(rehearsalMessages);
  const { language } = useLanguage();
  const isOffline = useIsOffline();
  const [refusal, setRefusal] = useState<Fault | null>(null);
  const { answers, weighs, autosave, texts, tick } = rehearsal;

  useEffect(() => {
    autosave.askIn(language, new Map(questions.map(({ id, ask }) => [id, ask[language]])));
  }, [autosave, language, questions]);

  const typed = texts.maySave ? valuesOf(texts.state) : officialValuesOf(texts.state);
  const answerTo = (id: string) => typed[id] ?? answers?.get(id)?.text ?? '';
  const earlier = [...(answers?.values() ?? [])]
    .map((answer) => ({ ...answer, text: answerTo(answer.question) }))
    .filter(({ question, text: said }) => said !== '' && questions.every(({ id }) => id !== question));
  return (
    <>
      <Progress answerTo={answerTo} questions={questions} />
      {isOffline && mayEdit && <Banner tone="info">{words.offline}</Banner>}
      <FailureBanner title={words.tickFailed} fault={refusal} />
      <ol aria-label={words.questions} className="flex flex-col gap-5">
        {questions.map((question, index) => (
          <QuestionCard
            autosave={autosave}
            difference={difference}
            key={question.id}
            kept={answers?.get(question.id)}
            mayEdit={mayEdit}
            mayWeigh={weighs}
            onTick={async (point, ticked) => setRefusal(await tick(question.id, point, ticked))}
            path={pathOf(question)}
            place={index + 1}
            projectId={projectId}
            question={question}
          >
            {toolsOf(question, index + 1, answerTo(question.id))}
          </QuestionCard>
        ))}
      </ol>
      <EarlierAnswers answers={earlier} onWrite={mayEdit ? autosave.write : null} />
    </>
  );
}

type ProgressProps = { questions: readonly RehearsalQuestion[]; answerTo: (id: string) => string };

/** How many questions are answered, and all of them to copy and print. */
function Progress({ questions, answerTo }: ProgressProps) {
  const words = useMessages(rehearsalMessages);
  const text = useText();
  const done = questions.filter(({ id }) => answerTo(id).trim() !== '').length;
  const all = questions.length;
  const copied = () =>
    questions
      .map(({ id, ask }, index) => `${index + 1}. ${text(ask)}\n\n${answerTo(id).trim() || words.notAnswered}`)
      .join('\n\n');
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="font-semibold" data-numbers>
        {words.progress(done, all)}
      </p>
      <ProgressBar className="max-w-64 min-w-32 flex-1" label={words.progressLabel} max={all} value={done} />
      <CopyAndPrint label={words.copy} text={copied} />
    </div>
  );
}

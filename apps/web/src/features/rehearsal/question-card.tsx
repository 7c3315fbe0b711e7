import type { RehearsalAnswer } from '@elan/contract/rehearsal';
import type { AnswerPoint } from '@elan/domain/rehearsal/answer-points';
import { isPrivateQuestion, type RehearsalQuestion } from '@elan/domain/rehearsal/rehearsal-question';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { Difference } from '../../components/shared-text/difference.ts';
import { HistoryButton } from '../../components/shared-text/history-button.tsx';
import { SaveState } from '../../components/shared-text/save-state.tsx';
import { TextConflict } from '../../components/shared-text/text-conflict.tsx';
import { UnsentText } from '../../components/shared-text/unsent-text.tsx';
import { Card } from '../../components/ui/card.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { draftOf, officialValuesOf, valuesOf } from '../../lib/autosave/fields-state.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { AnswerWeighing } from './answer-weighing.tsx';
import { WrittenBy } from './earlier-answers.tsx';
import { GoodAnswer } from './good-answer.tsx';
import { longestAnswer, rehearsalMessages } from './messages.ts';
import { answerVersionPages } from './queries.ts';
import type { RehearsalAutosave } from './rehearsal-autosave.ts';

type Props = {
  projectId: string;
  question: RehearsalQuestion;
  /** From 1. */
  place: number;
  /** Where its figure or sentence is; null for somebody whose plan does not open that module. */
  path: string | null;
  kept: RehearsalAnswer | undefined;
  autosave: RehearsalAutosave;
  mayEdit: boolean;
  difference: Difference;
  onTick: (point: AnswerPoint, ticked: boolean) => Promise<void>;
  /** Whether a model may be asked to compare the answer with the plan. */
  mayWeigh: boolean;
  /** What else can be done with the answer. */
  children?: ReactNode;
};

/** A question of a lender, where it comes from, and the answer. */
export function QuestionCard(props: Props) {
  const { projectId, question, place, path, kept, autosave, mayEdit, onTick, mayWeigh } = props;
  const words = useMessages(rehearsalMessages);
  const text = useText();
  const { state, maySave } = useSyncExternalStore(autosave.subscribe, autosave.get);
  const { id, points } = question;
  const shown = maySave ? valuesOf(state) : officialValuesOf(state);
  const value = shown[id] ?? kept?.text ?? '';
  const isEmpty = kept === undefined || value.trim() === '';
  return (
    <Card aria-labelledby={`${id}-ask`} as="li" className="flex min-w-0 flex-col gap-3" id={id}>
      <h2 className="flex gap-3 text-xl leading-snug" id={`${id}-ask`}>
        <span className="shrink-0 text-muted" data-numbers>
          {place}.
        </span>
        <span className="min-w-0 wrap-anywhere">{text(question.ask)}</span>
      </h2>
      <Origin path={path} question={question} />
      {isPrivateQuestion(id) && <p className="text-sm text-muted">{words.privateNote}</p>}
      <Answer {...props} value={value} />
      <GoodAnswer
        isEmpty={isEmpty}
        onTick={mayEdit ? onTick : null}
        place={place}
        points={points}
        ticked={isEmpty ? [] : (kept?.ticked ?? [])}
      />
      {kept !== undefined && !isPrivateQuestion(id) && (
        <AnswerWeighing
          autosave={autosave}
          kept={kept}
          mayAsk={mayWeigh && mayEdit}
          place={place}
          projectId={projectId}
          text={value}
        />
      )}
    </Card>
  );
}

/** The figure or the sentence that the question rests on, and what it changes. */
function Origin({ question: { from, effect }, path }: Pick<Props, 'question' | 'path'>) {
  const words = useMessages(rehearsalMessages);
  const text = useText();
  const { language } = useLanguage();
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {words.from}
      {language === 'fr' ? '\u00a0: ' : ': '}
      {path === null ? (
        `${text(from)} (${words.locked})`
      ) : (
        <Link className="text-ink underline underline-offset-4" to={path}>
          {text(from)}
        </Link>
      )}
      {effect !== null && <span className="block">{text(effect)}</span>}
    </p>
  );
}

type AnswerProps = Props & { value: string };

/** The text, what other people wrote meanwhile, and what is known of it. */
function Answer({ question: { id, ask }, place, kept, autosave, mayEdit, value, ...rest }: AnswerProps) {
  const { projectId, difference, children } = rest;
  const words = useMessages(rehearsalMessages);
  const { language } = useLanguage();
  const { status } = useSyncExternalStore(autosave.subscribe, autosave.get);
  const [isTouched, setTouched] = useState(false);
  const written = kept === undefined || kept.text === '' ? null : kept;
  const isAskedOtherwise =
    written !== null && written.language === language && !['', ask[language]].includes(written.asked);
  return (
    <>
      <Meanwhile autosave={autosave} id={id} />
      {mayEdit && (
        <div data-no-print>
          <TextArea
            aria-label={words.answerOf(place)}
            dir="auto"
            label={words.answer}
            maxLength={longestAnswer}
            onBlur={() => void autosave.flush()}
            onChange={(event) => {
              setTouched(true);
              autosave.type(id, event.target.value);
            }}
            rows={3}
            spellCheck
            value={value}
          />
        </div>
      )}
      <p className={`break-words whitespace-pre-wrap ${mayEdit ? 'hidden print:block' : ''}`} dir="auto">
        {value.trim() === '' ? <span className="text-muted">{words.notAnswered}</span> : value}
      </p>
      {isAskedOtherwise && <p className="text-sm text-muted wrap-anywhere">{words.askedBefore(written.asked)}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1" data-no-print>
        {children}
        {(kept?.version ?? 0) > 1 && (
          <HistoryButton
            label={words.historyOf(place)}
            difference={difference}
            onRestore={mayEdit ? (text) => autosave.write(id, text) : null}
            pages={answerVersionPages(projectId, id)}
            shown={value}
            text={value}
            title={words.historyTitle}
          />
        )}
        {/* After the buttons: leaving the field saves it, and what then appears must not move the one being pressed. */}
        {isTouched && <SaveState status={status} />}
        {written !== null && <WrittenBy answer={written} />}
      </div>
    </>
  );
}

/** What other people wrote at the same time, or the reader when they could. */
function Meanwhile({ id, autosave }: { id: string; autosave: RehearsalAutosave }) {
  const words = useMessages(rehearsalMessages);
  const { state, maySave } = useSyncExternalStore(autosave.subscribe, autosave.get);
  const field = state.fields[id];
  const unsent = !maySave && draftOf(field) !== null ? (field?.value ?? null) : null;
  return (
    <>
      {field?.conflict != null && maySave && (
        <TextConflict
          empty={words.conflictEmpty}
          onKeepBoth={() => autosave.keepBoth(id)}
          onKeepMine={() => autosave.keepMine(id)}
          onTakeOther={() => autosave.takeOther(id)}
          text={field.conflict.value}
        />
      )}
      {unsent !== null && (
        <UnsentText onDiscard={() => autosave.discard(id)} onRestore={() => autosave.type(id, unsent)} text={unsent} />
      )}
    </>
  );
}

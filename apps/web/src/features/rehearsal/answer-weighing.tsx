import type { RehearsalAnswer } from '@elan/contract/rehearsal';
import type { WeighingVerdict } from '@elan/domain/rehearsal/weighing';
import { useQueryClient } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { ModelCallState } from '../../components/model-call-state.tsx';
import { Badge, type BadgeTone } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useModelCall } from '../../data/account/use-model-call.ts';
import { client } from '../../data/api/api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { keepAnswer, type RehearsalAutosave } from './rehearsal-autosave.ts';
import { verdictLabels, weighingMessages } from './weighing-messages.ts';

const tones: Readonly<Record<WeighingVerdict, BadgeTone>> = {
  holds: 'green',
  partly: 'yellow',
  contradicts: 'red',
  unsupported: 'orange',
};

type Props = {
  projectId: string;
  place: number;
  kept: RehearsalAnswer;
  /** As it is on screen. */
  text: string;
  autosave: RehearsalAutosave;
  /** Whether the person may ask: a model is connected, and they may write. */
  mayAsk: boolean;
};

/** What a model says of an answer beside the plan, and the button that asks it. Leaving the screen stops it. */
export function AnswerWeighing({ projectId, place, kept, text, autosave, mayAsk }: Props) {
  const words = useMessages(weighingMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const call = useModelCall<NonNullable<RehearsalAnswer['weighing']>>(words);

  const ask = () =>
    call.ask(
      async (options) => {
        // What is weighed is what is stored.
        await autosave.flush();
        return client.rehearsal.weigh({ projectId, question: kept.question, language }, options);
      },
      (value) => {
        keepAnswer(queryClient, projectId, { ...kept, ...savedIn(autosave, kept), weighing: value });
        return words.ready;
      },
    );

  const { weighing } = kept;
  const isShown = weighing !== null && text.trim() !== '';
  if (!isShown && (!mayAsk || text.trim() === '')) return null;
  return (
    <section aria-label={words.title} className="flex flex-col gap-3" data-no-print>
      <ModelCallState call={call} running={words.running}>
        {mayAsk ? (
          <Button
            aria-label={words.ofQuestion(weighing === null ? words.ask : words.again, place)}
            icon={<Scale aria-hidden className="size-4" />}
            onClick={ask}
            size="small"
            variant="secondary"
          >
            {weighing === null ? words.ask : words.again}
          </Button>
        ) : null}
      </ModelCallState>
      {isShown && (
        <div className="rounded-xl border border-line px-4 py-3 text-sm" lang={weighing.language}>
          <h3 className="font-sans text-base font-semibold" lang={language}>
            {words.title}
          </h3>
          <p className="text-muted" lang={language}>
            {words.by(weighing.model ?? '', formatDateTime(weighing.weighed_at, language))}
            {(weighing.version !== kept.version || text !== kept.text) && ` ${words.older}`}
          </p>
          <Remarks remarks={weighing.remarks} />
          {weighing.next !== '' && <p className="mt-3 font-semibold wrap-anywhere">{words.next(weighing.next)}</p>}
        </div>
      )}
    </section>
  );
}

function Remarks({ remarks }: Pick<NonNullable<RehearsalAnswer['weighing']>, 'remarks'>) {
  const words = useMessages(weighingMessages);
  const text = useText();
  return (
    <ul className="mt-2 flex flex-col gap-3">
      {remarks.map(({ verdict, remark, quote, planQuote }) => (
        <li key={`${quote} ${remark}`}>
          <Badge tone={tones[verdict]}>{text(verdictLabels[verdict])}</Badge>
          <p className="mt-1 wrap-anywhere">{remark}</p>
          <p className="text-muted wrap-anywhere">{words.youSay(quote)}</p>
          {planQuote !== null && <p className="text-muted wrap-anywhere">{words.planSays(planQuote)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The text and the version that a save has stored since the screen read the answer. */
function savedIn(autosave: RehearsalAutosave, { question, text, version }: RehearsalAnswer) {
  const field = autosave.get().state.fields[question];
  return field === undefined || field.version < version
    ? { text, version }
    : { text: field.saved, version: field.version };
}

import type { LedgerEdit } from '@elan/domain/ledger/edit';
import { type FigureToCheck, figuresToCheck } from '@elan/domain/ledger/figures-to-check';
import { passageKey } from '@elan/domain/ledger/passage-key';
import type { Amount } from '@elan/domain/ledger/read/amounts';
import { toCheckText } from '@elan/domain/ledger/to-check-text';
import { ChevronLeft, ChevronRight, Undo2 } from 'lucide-react';
import { type KeyboardEvent, memo, type RefObject, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { type CardActs, CheckCard } from './check-card.tsx';
import { CheckConflict, CheckDifference } from './check-conflict.tsx';
import { openAmounts } from './check-draft.ts';
import { checkMessages } from './check-messages.ts';
import { othersLike } from './check-together.tsx';
import { type LedgerHandle, setAsidePassages } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { SetAsideWords } from './set-aside-words.tsx';
import type { TableTools } from './table-tools.ts';
import { type CheckQueue, useCheckQueue } from './use-check-queue.ts';
import { useSwipe } from './use-swipe.ts';

type Props = {
  handle: Pick<LedgerHandle, 'ledger'>;
  /** Of the table, so that one undo serves both. */
  tools: Pick<TableTools, 'edits' | 'mayEdit' | 'leadTo' | 'labelOf' | 'announce'>;
};

/** Everything about the figures that only a person can decide, one card at a time. */
export const CheckFigures = memo(function CheckFigures({ handle: { ledger }, tools }: Props) {
  const words = useMessages(checkMessages);
  const { edits, mayEdit, announce } = tools;
  const area = useRef<HTMLElement>(null);
  const acts = useRef<CardActs>(null);
  const cards = useMemo(() => figuresToCheck(ledger), [ledger]);
  const queue = useCheckQueue(cards, area);
  const { card } = queue;
  const { decide, undo, answered } = useDecisions(queue, tools);
  const setAllAside = () => {
    queue.stay();
    edits.apply(setAsidePassages(ledger.unread));
    announce(words.dismissed);
  };
  return (
    <section
      aria-labelledby="check-figures"
      className="flex min-w-0 flex-col gap-3"
      data-no-print
      onKeyDown={(event) => pressInQueue(event, queue, mayEdit ? acts.current : null)}
      ref={area}
      {...useSwipe(queue.move)}
    >
      <QueueHead queue={queue} undo={undo} />
      {card === undefined ? (
        <p className="text-sm text-muted">{words.empty}</p>
      ) : (
        <article
          aria-describedby="check-keys"
          aria-label={words.place(queue.at + 1, queue.count)}
          className="flex min-w-0 flex-col gap-3 rounded-xl bg-sunken p-4"
          data-card
          key={card.key}
          tabIndex={-1}
        >
          <QueueCard
            acts={acts}
            answered={answered}
            card={card}
            cards={cards}
            ledger={ledger}
            onDecide={decide}
            onShow={queue.show}
            tools={tools}
          />
        </article>
      )}
      {mayEdit && ledger.unread.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Button onClick={setAllAside} size="small" variant="quiet">
            {words.all}
          </Button>
          <span className="text-muted">{words.allLead}</span>
        </div>
      )}
      <SetAsideWords
        onBringBack={(passage) => {
          edits.apply([{ unrefuse: passageKey(passage) }]);
          queue.show(passageKey(passage));
        }}
        passages={ledger.setAside ?? []}
        tools={tools}
      />
      <p className="sr-only" id="check-keys">
        {words.keys}
      </p>
    </section>
  );
});

/** Decides the card that is shown, and takes the last decision back. */
function useDecisions({ card, stay, show }: CheckQueue, { edits, mayEdit, announce }: Props['tools']) {
  const words = useMessages(checkMessages);
  const tableWords = useMessages(tableMessages);
  /** The cards that were decided here, and where the amount begins, the last one last: undo leads back to it. */
  const [decided, setDecided] = useState<readonly { key: string; start: number | undefined }[]>([]);
  const decide = (found: readonly LedgerEdit[], isKept: boolean, amount?: Amount) => {
    if (card === undefined || found.length === 0) return;
    stay();
    setDecided((all) => [...all, { key: card.key, start: amount?.start }]);
    edits.apply(found);
    announce(isKept ? words.saved : words.dismissed);
  };
  const undo = () => {
    if (!edits.undo()) return;
    stay();
    announce(tableWords.undone);
    const last = decided.at(-1);
    setDecided((all) => all.slice(0, -1));
    if (last !== undefined) show(last.key);
  };
  const answered = decided.flatMap(({ key, start }) => (key === card?.key && start !== undefined ? [start] : []));
  return { decide, undo: mayEdit && decided.length > 0 ? undo : null, answered };
}

/** What the keys do outside of fields: arrows lead through the cards, a letter answers one. */
function pressInQueue(event: KeyboardEvent, { move }: CheckQueue, acts: CardActs | null): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || target.matches('input, select, textarea')) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const act = ({ y: 'yes', o: 'yes', e: 'change', n: 'no' } as const)[key.toLowerCase()];
  if (key === 'ArrowRight' || key === 'ArrowDown') move(1);
  else if (key === 'ArrowLeft' || key === 'ArrowUp') move(-1);
  else if (act !== undefined && acts !== null) acts[act]();
  else return;
  event.preventDefault();
}

/** What the queue is, how many are left, and the ways through it. @param undo null where nothing was decided */
function QueueHead({ queue: { at, count, move }, undo }: { queue: CheckQueue; undo: (() => void) | null }) {
  const words = useMessages(checkMessages);
  const text = useText();
  const icon = 'size-5';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <h3 className="text-xl" id="check-figures" tabIndex={-1}>
        {words.title}
        {count > 0 && <span className="text-base text-muted"> · {text(toCheckText(count))}</span>}
      </h3>
      <div className="flex items-center">
        {undo && <IconButton icon={<Undo2 aria-hidden className={icon} />} label={words.undo} onClick={undo} />}
        {count > 1 && (
          <>
            <IconButton
              icon={<ChevronLeft aria-hidden className={icon} />}
              label={words.previous}
              onClick={() => move(-1)}
            />
            <span className="text-sm text-muted tabular-nums">{words.place(at + 1, count)}</span>
            <IconButton
              icon={<ChevronRight aria-hidden className={icon} />}
              label={words.next}
              onClick={() => move(1)}
            />
          </>
        )}
      </div>
    </div>
  );
}

type CardProps = Pick<Props, 'tools'> &
  Props['handle'] & {
    card: NonNullable<CheckQueue['card']>;
    cards: readonly FigureToCheck[];
    answered: readonly number[];
    onShow: (key: string) => void;
    acts: RefObject<CardActs | null>;
    onDecide: (edits: readonly LedgerEdit[], isKept: boolean, amount?: Amount) => void;
  };

function QueueCard({ card, cards, ledger, answered, onShow, ...shared }: CardProps) {
  if (card.is === 'conflict') return <CheckConflict {...shared} conflict={card.conflict} ledger={ledger} />;
  if (card.is === 'difference') return <CheckDifference {...shared} difference={card.difference} />;
  // Words of which one amount found its place begin again with the next one.
  const left = card.is === 'passage' ? openAmounts(card.passage, ledger.rows, answered).length : 0;
  const { rows } = ledger;
  const others = answered.length > 0 ? [] : othersLike(card, cards, rows);
  return (
    <CheckCard {...shared} answered={answered} card={card} key={left} onShow={onShow} others={others} rows={rows} />
  );
}

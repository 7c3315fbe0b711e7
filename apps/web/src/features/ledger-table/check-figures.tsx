import type { LedgerEdit } from '@elan/domain/ledger/edit';
import { type FigureToCheck, figuresToCheck, toCheckText } from '@elan/domain/ledger/figures-to-check';
import { passageKey } from '@elan/domain/ledger/passage-key';
import { ChevronLeft, ChevronRight, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type TouchEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { type CardActs, CheckCard } from './check-card.tsx';
import { CheckConflict, CheckDifference } from './check-conflict.tsx';
import { openAmounts } from './check-draft.ts';
import { checkMessages } from './check-messages.ts';
import { figureToCheckEvent } from './lead-to-row.ts';
import { type LedgerHandle, setAsidePassages } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { SetAsideWords } from './set-aside-words.tsx';
import type { TableTools } from './table-tools.ts';

type Props = {
  handle: Pick<LedgerHandle, 'ledger'>;
  /** Of the table, so that one undo serves both. */
  tools: Pick<TableTools, 'edits' | 'mayEdit' | 'leadTo' | 'labelOf' | 'announce'>;
};

/** Everything about the figures that only a person can decide, one card at a time. */
export function CheckFigures({ handle: { ledger }, tools }: Props) {
  const words = useMessages(checkMessages);
  const tableWords = useMessages(tableMessages);
  const text = useText();
  const cards = useMemo(() => figuresToCheck(ledger), [ledger]);
  const { edits, mayEdit, announce } = tools;
  const area = useRef<HTMLElement>(null);
  const acts = useRef<CardActs>(null);
  const { card, at, show, move, stay } = useQueue(cards, area);
  /** The cards that were decided here, the last one last: undo leads back to it. */
  const [decided, setDecided] = useState<readonly string[]>([]);

  const decide = (found: readonly LedgerEdit[], isKept: boolean) => {
    if (card === undefined || found.length === 0) return;
    stay();
    setDecided((keys) => [...keys, card.key]);
    edits.apply(found);
    announce(isKept ? words.saved : words.dismissed);
  };
  const undo = () => {
    if (!edits.undo()) return;
    stay();
    announce(tableWords.undone);
    const key = decided.at(-1);
    setDecided((keys) => keys.slice(0, -1));
    if (key !== undefined) show(key);
  };
  const press = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.matches('input, select, textarea')) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { y: 'yes', o: 'yes', e: 'change', n: 'no' }[key.toLowerCase()] as keyof CardActs | undefined;
    if (key === 'ArrowRight' || key === 'ArrowDown') move(1);
    else if (key === 'ArrowLeft' || key === 'ArrowUp') move(-1);
    else if (act !== undefined && mayEdit) acts.current?.[act]();
    else return;
    event.preventDefault();
  };

  return (
    <section
      aria-labelledby="check-figures"
      className="flex min-w-0 flex-col gap-3"
      data-no-print
      onKeyDown={press}
      ref={area}
      {...useSwipe(move)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-xl" id="check-figures" tabIndex={-1}>
          {words.title}
          {cards.length > 0 && <span className="text-base text-muted"> · {text(toCheckText(cards.length))}</span>}
        </h3>
        <div className="flex items-center">
          {mayEdit && decided.length > 0 && (
            <IconButton icon={<Undo2 aria-hidden className="size-5" />} label={words.undo} onClick={undo} />
          )}
          {cards.length > 1 && (
            <>
              <IconButton
                icon={<ChevronLeft aria-hidden className="size-5" />}
                label={words.previous}
                onClick={() => move(-1)}
              />
              <span className="text-sm text-muted tabular-nums">{words.place(at + 1, cards.length)}</span>
              <IconButton
                icon={<ChevronRight aria-hidden className="size-5" />}
                label={words.next}
                onClick={() => move(1)}
              />
            </>
          )}
        </div>
      </div>
      {card === undefined ? (
        <p className="text-sm text-muted">{words.empty}</p>
      ) : (
        <article
          aria-describedby="check-keys"
          aria-label={words.place(at + 1, cards.length)}
          className="flex min-w-0 flex-col gap-3 rounded-xl bg-sunken p-4"
          data-card
          key={card.key}
          tabIndex={-1}
        >
          {card.is === 'conflict' ? (
            <CheckConflict conflict={card.conflict} ledger={ledger} onDecide={decide} tools={tools} />
          ) : card.is === 'difference' ? (
            <CheckDifference acts={acts} difference={card.difference} onDecide={decide} tools={tools} />
          ) : (
            <CheckCard
              acts={acts}
              card={card}
              key={card.is === 'passage' ? openAmounts(card.passage, ledger.rows).length : 0}
              onDecide={decide}
              rows={ledger.rows}
              tools={tools}
            />
          )}
        </article>
      )}
      {mayEdit && ledger.unread.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Button
            onClick={() => {
              stay();
              edits.apply(setAsidePassages(ledger.unread));
              announce(words.dismissed);
            }}
            size="small"
            variant="quiet"
          >
            {words.all}
          </Button>
          <span className="text-muted">{words.allLead}</span>
        </div>
      )}
      <SetAsideWords
        onBringBack={(passage) => {
          edits.apply([{ unrefuse: passageKey(passage) }]);
          show(passageKey(passage));
        }}
        passages={ledger.setAside ?? []}
        tools={tools}
      />
      <p className="sr-only" id="check-keys">
        {words.keys}
      </p>
    </section>
  );
}

/** The card that is shown: the one asked for, else the next one at its place. */
function useQueue(cards: readonly FigureToCheck[], area: { readonly current: HTMLElement | null }) {
  const [place, setPlace] = useState<{ key: string | null; at: number }>({ key: null, at: 0 });
  const found = cards.findIndex(({ key }) => key === place.key);
  const at = found === -1 ? Math.max(0, Math.min(place.at, cards.length - 1)) : found;
  const card = cards[at];
  const key = card?.key;
  /** The card whose successor takes the focus; null when the focus stays where it is. */
  const left = useRef<{ key: string | undefined } | null>(null);
  const stay = () => {
    left.current = { key };
    setPlace({ key: key ?? null, at });
  };
  const show = (next: string) => {
    left.current = { key };
    setPlace((before) => ({ ...before, key: next }));
  };
  const move = (by: -1 | 1) => {
    const next = cards[(at + by + cards.length) % cards.length];
    if (next !== undefined) show(next.key);
  };
  useLayoutEffect(() => {
    if (left.current === null || left.current.key === key) return;
    left.current = null;
    const { current } = area;
    (current?.querySelector<HTMLElement>('[data-card]') ?? current?.querySelector<HTMLElement>('h3'))?.focus({
      preventScroll: true,
    });
  });
  useEffect(() => {
    const lead = ({ detail }: CustomEvent<string>) => {
      show(detail);
      area.current?.scrollIntoView({ block: 'start' });
    };
    window.addEventListener(figureToCheckEvent, lead as EventListener);
    return () => window.removeEventListener(figureToCheckEvent, lead as EventListener);
  });
  return { card, at, show, move, stay };
}

const leastSwipe = 60;

/** A swipe to the left leads to the next card. */
function useSwipe(move: (by: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch] = Array.from(touches);
      start.current = touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [touch] = Array.from(changedTouches);
      if (touch === undefined || start.current === null) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(x) >= leastSwipe && Math.abs(x) > 2 * Math.abs(y)) move(x < 0 ? 1 : -1);
    },
  };
}

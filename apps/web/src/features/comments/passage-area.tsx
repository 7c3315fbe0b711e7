import { MessageSquare, MessageSquarePlus } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { BlockAside } from '../../components/markdown/block-aside.ts';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { BlockNotes } from './block-notes.tsx';
import { Arrival, type CommentedReport, type PlacedThread, useCommentedReport } from './commented-module.tsx';
import { paintPassages } from './paint-passages.ts';
import { placeMessages } from './place-messages.ts';
import { quoteOf } from './quote-of.ts';
import { notTextAttribute, shownText } from './shown-text.ts';
import { type Selected, useSelectedPassage } from './use-selected-passage.ts';

type Props = {
  /** The analysis is being written. */
  paused: boolean;
  children: ReactNode;
};

/** Around an analysis: a selected passage can be commented on, and passages with comments are marked. */
export function PassageArea({ paused, children }: Props) {
  const room = useCommentedReport();
  const area = useRef<HTMLDivElement>(null);
  const marked = useRef<{ thread: string; range: Range }[]>([]);
  const isActive = room !== null && !paused;
  const selected = useSelectedPassage(area, isActive && room.canComment);
  usePaint(area, marked, isActive ? room : null);

  /** A press on a marked passage opens its thread; selecting text in it does not. */
  const openAt = (event: MouseEvent) => {
    if (room === null || !(event.target instanceof Element) || event.target.closest('a, button') !== null) return;
    if (document.getSelection()?.isCollapsed === false) return;
    const hit = marked.current.find(({ range }) =>
      [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom,
      ),
    );
    if (hit !== undefined) room.lead({ to: 'thread', thread: hit.thread });
  };

  return (
    <div className="group/passages relative">
      <div onClickCapture={openAt} ref={area}>
        <BlockAside value={isActive ? BlockNotes : null}>{children}</BlockAside>
      </div>
      {selected !== null && <SelectionButton selected={selected} />}
      {isActive && <WholeAnalysis room={room} />}
    </div>
  );
}

const none: readonly PlacedThread[] = [];

/** Milliseconds without a change in the report until its passages are marked. */
const paintRest = 120;

function usePaint(
  area: { current: HTMLElement | null },
  marked: { current: { thread: string; range: Range }[] },
  room: CommentedReport | null,
): void {
  const { placed = none, finder = null } = room ?? {};
  useEffect(() => {
    const root = area.current;
    const passages = placed.filter(({ place }) => place !== null);
    if (root === null || finder === null || passages.length === 0) return;
    let erase = () => {};
    const paint = () => {
      erase();
      const prose = root.querySelector<HTMLElement>('.prose');
      if (prose === null) return;
      const shown = shownText(prose);
      const find = finder(shown.text);
      marked.current = passages.flatMap(({ thread, anchor }) => {
        const place = find(anchor);
        const range = place === null ? null : shown.rangeOf(place);
        return range === null ? [] : [{ thread: thread.id, range }];
      });
      erase = paintPassages(marked.current.map(({ range }) => range));
    };
    // The report is rendered in portions, after everything else; all of it is read, so only once they have come.
    let waiting = setTimeout(paint, paintRest);
    const observer = new MutationObserver(() => {
      clearTimeout(waiting);
      waiting = setTimeout(paint, paintRest);
    });
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      clearTimeout(waiting);
      observer.disconnect();
      erase();
      marked.current = [];
    };
  }, [area, marked, placed, finder]);
}

function SelectionButton({ selected }: { selected: Selected }) {
  const room = useCommentedReport();
  const words = useMessages(placeMessages);
  return (
    <Button
      className="absolute z-10 shadow-lift"
      data-no-print
      icon={<MessageSquarePlus aria-hidden className="size-4" />}
      onClick={() => {
        const quote = quoteOf(selected.text, selected.place);
        if (quote !== null) room?.lead({ to: 'box', anchor: { on: 'analysis', question: null, ...quote } });
        document.getSelection()?.removeAllRanges();
      }}
      // A press must not take the selection away.
      onPointerDown={(event) => event.preventDefault()}
      size="small"
      style={{ top: selected.bottom + 6, left: selected.left }}
      {...{ [notTextAttribute]: '' }}
    >
      {words.commentOnSelection}
    </Button>
  );
}

/** The comments on all of the analysis, and a way to write one. */
function WholeAnalysis({ room }: { room: CommentedReport }) {
  const words = useMessages(placeMessages);
  const button = useRef<HTMLButtonElement>(null);
  const threads = room.placed.filter(({ place }) => place === null);
  const [first] = threads;
  const whole = { exact: '', prefix: '', suffix: '' };
  return (
    <div className="mt-4 -ml-3 flex flex-wrap" data-no-print>
      {threads.some(({ thread }) => thread.id === room.passage) && <Arrival find={() => button.current} />}
      {first !== undefined && (
        <Button
          icon={<MessageSquare aria-hidden className="size-4" />}
          onClick={() => room.lead({ to: 'thread', thread: first.thread.id })}
          ref={button}
          size="small"
          variant="quiet"
        >
          {words.commentsOnAnalysis(threads.length)}
        </Button>
      )}
      {room.canComment && (
        <Button
          icon={<MessageSquarePlus aria-hidden className="size-4" />}
          onClick={() => room.lead({ to: 'box', anchor: { on: 'analysis', question: null, ...whole } })}
          size="small"
          variant="quiet"
        >
          {words.commentOnAnalysis}
        </Button>
      )}
    </div>
  );
}

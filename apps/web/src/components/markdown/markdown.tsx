import { ChevronDown } from 'lucide-react';
import {
  memo,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../lib/class-names.ts';
import { BlockAside, type BlockPlace, HeadingTool } from './block-aside.ts';
import { blocksOf, completeTail, type Block as TextBlock } from './blocks.ts';
import { blockId, type Heading } from './headings.ts';
import { MarkdownElements } from './markdown-elements.tsx';
import { embedMarks, type ShownMark } from './text-marks.ts';
import { type Sections, sectionOf } from './use-sections.ts';

/** Renders a short text, without what a report has. */
export function Markdown({ text }: { text: string }) {
  return <MarkdownBlocks blocks={useMemo(() => blocksOf(text), [text])} />;
}

type Props = {
  blocks: readonly TextBlock[];
  /** The text is still arriving. */
  streaming?: boolean;
  /** Its sections get ids and can be collapsed. Only one report per screen can have them. */
  sections?: Sections | null;
  /** The places of blocks whose content is shown as a picture instead; they are printed. */
  replaced?: ReadonlySet<number>;
  /** A long text comes portion by portion. */
  gradual?: boolean;
  /** What is marked in the text. */
  marks?: readonly ShownMark[];
  /** The picture, shown where the first of them is. */
  instead?: ReactNode;
};

/**
 * Renders an analysis. The text comes from a model or another person: no raw HTML, no remote images, and links only to
 * http, https and mailto (decision S-22). Blocks are only ever appended, so a block is known by where it begins.
 */
export function MarkdownBlocks(props: Props) {
  const { blocks, streaming = false, sections = null, replaced, instead, gradual = false, marks = none } = props;
  const most = usePortions(blocks.length, gradual);
  const firstReplaced = replaced === undefined ? undefined : [...replaced][0];
  return (
    <div className="prose">
      {blocks.slice(0, most).map(({ text, start, end, heading }, place) => {
        const section = sections === null ? undefined : sectionOf(sections.headings, place);
        const isSection = section?.place === place;
        const isCollapsed = section !== undefined && sections?.collapsed.has(section.place) === true;
        return (
          <Block
            end={end}
            heading={heading === null ? '' : (text.split('\n', 1)[0] ?? '')}
            id={sections === null ? undefined : blockId(place)}
            instead={place === firstReplaced ? instead : undefined}
            isHeading={heading !== null}
            isHidden={isCollapsed && !isSection}
            isOpen={!isCollapsed}
            isReplaced={replaced?.has(place) === true}
            key={start}
            onToggle={isSection ? sections?.toggle : undefined}
            section={isSection ? section : undefined}
            start={start}
            text={streaming && place === blocks.length - 1 ? completeTail(text) : marked(text, start, end, marks)}
          />
        );
      })}
    </div>
  );
}

const none: readonly ShownMark[] = [];

/** Blocks that are rendered at once: to lay them out takes less than the eye notices. */
const portion = 30;

/** How many blocks of a text are rendered so far, so that no task of a long one holds up the page. */
function usePortions(total: number, gradual: boolean): number {
  const [most, setMost] = useState(portion);
  const isDone = !gradual || most >= total;
  useEffect(() => {
    if (isDone) return;
    const next = setTimeout(() => startTransition(() => setMost(most + portion)));
    return () => clearTimeout(next);
  }, [isDone, most]);
  return isDone ? total : most;
}

/** A block with the marks of the report that are in it. */
function marked(block: string, start: number, end: number, marks: readonly ShownMark[]): string {
  return marks.some((mark) => mark.start < end && mark.end > start) ? embedMarks(block, start, marks) : block;
}

type BlockProps = BlockPlace & {
  text: string;
  /** The line of a heading; '' for other blocks. */
  heading: string;
  id: string | undefined;
  isHidden: boolean;
  isReplaced: boolean;
  instead: ReactNode;
  /** Of a heading whose section can be collapsed. */
  section: Heading | undefined;
  isOpen: boolean;
  onToggle: ((place: number) => void) | undefined;
};

/** A long report has hundreds. */
const Block = memo(function Block(props: BlockProps) {
  const { text, heading, id, isHidden, isReplaced, instead, section, isOpen, onToggle, ...place } = props;
  const Aside = useContext(BlockAside);
  const toolOf = useContext(HeadingTool);
  const hasToggle = section !== undefined && onToggle !== undefined;
  const hasTool = toolOf !== null && heading !== '';
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React does not know this value: hidden, but found when somebody searches in the page.
    if (isHidden) element.current?.setAttribute('hidden', 'until-found');
    else element.current?.removeAttribute('hidden');
  }, [isHidden]);
  return (
    <div
      className={classNames(
        'relative outline-none',
        (hasToggle || hasTool) && 'min-h-11 pr-14',
        hasToggle && hasTool && 'pr-26',
      )}
      id={id}
      ref={element}
      tabIndex={id === undefined ? undefined : -1}
    >
      {instead}
      {isReplaced ? (
        <div className="hidden print:block">
          <BlockText text={text} />
        </div>
      ) : (
        <BlockText text={text} />
      )}
      {hasToggle && <Toggle heading={section} isOpen={isOpen} onToggle={onToggle} />}
      {hasTool && (
        <div className={classNames('absolute -top-1 mt-0!', hasToggle ? 'right-15' : 'right-4')} data-no-print>
          {toolOf(heading)}
        </div>
      )}
      {Aside !== null && !(isReplaced && place.isHeading) && <Aside {...place} />}
    </div>
  );
});

type ToggleProps = { heading: Heading; isOpen: boolean; onToggle: (place: number) => void };

function Toggle({ heading, isOpen, onToggle }: ToggleProps) {
  return (
    <button
      aria-expanded={isOpen}
      aria-label={heading.title}
      className="absolute -top-1 right-4 mt-0! inline-flex size-11 items-center justify-center rounded-xl text-muted hover:bg-sunken hover:text-ink"
      onClick={() => onToggle(heading.place)}
      type="button"
    >
      <ChevronDown
        aria-hidden
        className={classNames('size-5 transition-transform duration-200', !isOpen && '-rotate-90')}
      />
    </button>
  );
}

const BlockText = memo(function BlockText({ text }: { text: string }) {
  return <MarkdownElements text={text} />;
});

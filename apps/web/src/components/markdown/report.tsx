import { withoutWrappingFence } from '@elan/domain/wrapping-fence';
import { useContext, useDeferredValue, useMemo, useRef } from 'react';
import { blocksOf } from './blocks.ts';
import { headingsOf } from './headings.ts';
import { isShort } from './is-short.ts';
import { MarkdownBlocks } from './markdown.tsx';
import { parseSwot } from './swot.ts';
import { SwotMatrix } from './swot-matrix.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import { embedMarks, type ShownMark, ShownMarks, TextMarks } from './text-marks.ts';
import { useSections } from './use-sections.ts';

type Props = { text: string; streaming?: boolean; matrix?: boolean };

/** How many headings a report needs to get a table of contents; a shorter report can be scrolled through. */
const longReport = 5;

/** An analysis with its SWOT matrix. Loaded on demand: the renderer is the largest part of the screen. */
export default function Report({ text: newest, streaming = false, matrix = true }: Props) {
  // Rendered in small pieces behind everything else: a screen with a long report is there before the report is.
  const deferred = useDeferredValue(newest, isShort(newest) ? newest : '');
  const text = useMemo(() => withoutWrappingFence(deferred), [deferred]);
  const blocks = useMemo(() => blocksOf(text), [text]);
  // Half a matrix would jump about while it is written.
  const isWhole = matrix && !streaming;
  const swot = useMemo(() => (isWhole ? parseSwot(blocks) : null), [isWhole, blocks]);
  // The matrix takes the place of the same points in the text.
  const replaced = swot?.places ?? none;
  const headings = useMemo(
    () => (isWhole ? headingsOf(blocks).filter(({ place }) => !replaced.has(place)) : []),
    [isWhole, blocks, replaced],
  );
  const root = useRef<HTMLDivElement>(null);
  const sections = useSections(headings.length >= longReport ? headings : noHeadings, root);
  const marksOf = useContext(TextMarks);
  const marks = useMemo(() => (streaming || marksOf === null ? noMarks : marksOf(text)), [streaming, marksOf, text]);
  const shownSwot = useMemo(
    () => (swot === null || marks.length === 0 ? swot : (parseSwot(blocksOf(embedMarks(text, 0, marks))) ?? swot)),
    [swot, text, marks],
  );
  const picture = shownSwot === null ? null : <SwotMatrix headingLevel={3} swot={shownSwot.swot} />;
  return (
    <ShownMarks value={marks}>
      <div ref={root}>
        {sections !== null && <TableOfContents headings={headings} sections={sections} />}
        {replaced.size === 0 && picture !== null && <div className="mb-8">{picture}</div>}
        {/* Hide what follows until the text has loaded, so that it does not jump. */}
        {text === '' && !streaming && <div className="h-dvh" />}
        <MarkdownBlocks
          blocks={blocks}
          gradual={!streaming}
          instead={picture}
          marks={marks}
          replaced={replaced}
          sections={sections}
          streaming={streaming}
        />
      </div>
    </ShownMarks>
  );
}

const none: ReadonlySet<number> = new Set();
const noHeadings: never[] = [];
const noMarks: readonly ShownMark[] = [];

import { withoutWrappingFence } from '@elan/domain/wrapping-fence';
import { useDeferredValue, useMemo } from 'react';
import { headingsOf } from './headings.ts';
import { Markdown } from './markdown.tsx';
import { parseSwot } from './swot.ts';
import { SwotMatrix } from './swot-matrix.tsx';
import { TableOfContents } from './table-of-contents.tsx';

type Props = { text: string; streaming?: boolean; matrix?: boolean };

/** How many headings a report needs to get a table of contents; a shorter report can be scrolled through. */
const longReport = 5;

/** An analysis with its SWOT matrix. Loaded on demand: the renderer is the largest part of the screen. */
export default function Report({ text: newest, streaming = false, matrix = true }: Props) {
  // Rendered in small pieces behind everything else: a screen with a long report is there before the report is.
  const deferred = useDeferredValue(newest, '');
  const text = useMemo(() => withoutWrappingFence(deferred), [deferred]);
  // Half a matrix would jump about while it is written.
  const swot = useMemo(() => (matrix && !streaming ? parseSwot(text) : null), [matrix, streaming, text]);
  const headings = useMemo(() => (matrix && !streaming ? headingsOf(text) : []), [matrix, streaming, text]);
  return (
    <>
      {headings.length >= longReport && <TableOfContents headings={headings} />}
      {swot !== null && (
        <div className="mb-8">
          <SwotMatrix headingLevel={3} swot={swot} />
        </div>
      )}
      <Markdown linked={headings.length >= longReport} streaming={streaming} text={text} />
    </>
  );
}

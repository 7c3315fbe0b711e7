import { useMemo } from 'react';
import { Markdown } from '../../components/markdown/markdown.tsx';
import { parseSwot } from '../../components/markdown/swot.ts';
import { SwotMatrix } from '../../components/markdown/swot-matrix.tsx';

type Props = { text: string; streaming?: boolean; matrix?: boolean };

/** An analysis with its SWOT matrix. Loaded when there is something to show: the renderer is the largest part of the screen. */
export default function Report({ text, streaming = false, matrix = true }: Props) {
  // Half a matrix would jump about while it is written.
  const swot = useMemo(() => (matrix && !streaming ? parseSwot(text) : null), [matrix, streaming, text]);
  return (
    <>
      {swot !== null && (
        <div className="mb-8">
          <SwotMatrix headingLevel={3} swot={swot} />
        </div>
      )}
      <Markdown streaming={streaming} text={text} />
    </>
  );
}

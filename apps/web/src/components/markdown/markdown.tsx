import { memo, useMemo } from 'react';
import { mendTail, splitBlocks } from './blocks.ts';
import { blockId } from './headings.ts';
import { MarkdownElements } from './markdown-elements.tsx';

type Props = {
  text: string;
  /** The text is still growing. */
  streaming?: boolean;
  /** Its sections can be led to from a table of contents. Two reports on one screen cannot both. */
  linked?: boolean;
  className?: string;
};

/**
 * An analysis, set like a report. The text comes from a model or from another person: no raw HTML, no remote image,
 * links to http, https and mailto only (decision S-22).
 */
export function Markdown({ text, streaming = false, linked = false, className = '' }: Props) {
  // Blocks only ever grow at the end, so the place of a block is its identity.
  const blocks = useMemo(() => splitBlocks(text).map((block, place) => ({ block, place })), [text]);
  return (
    <div className={`prose ${className}`}>
      {blocks.map(({ block, place }) => (
        <Block
          id={linked ? blockId(place) : undefined}
          key={place}
          text={streaming && place === blocks.length - 1 ? mendTail(block) : block}
        />
      ))}
    </div>
  );
}

function Block({ text, id }: { text: string; id: string | undefined }) {
  return (
    <div className="outline-none" id={id} tabIndex={id === undefined ? undefined : -1}>
      <BlockText text={text} />
    </div>
  );
}

const BlockText = memo(function BlockText({ text }: { text: string }) {
  return <MarkdownElements text={text} />;
});

import { memo, useMemo } from 'react';
import { mendTail, splitBlocks } from './blocks.ts';
import { blockId } from './headings.ts';
import { MarkdownElements } from './markdown-elements.tsx';

type Props = {
  text: string;
  /** The text is still arriving. */
  streaming?: boolean;
  /** Gives sections ids for a table of contents. Only one report per screen can have them. */
  linked?: boolean;
  className?: string;
};

/**
 * Renders an analysis. The text comes from a model or another person: no raw HTML, no remote images, and links only to
 * http, https and mailto (decision S-22).
 */
export function Markdown({ text, streaming = false, linked = false, className = '' }: Props) {
  // Blocks are only ever appended, so a block's index is its identity.
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

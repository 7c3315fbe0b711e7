import type { Place } from './quote-of.ts';

/** Elements inside a report that are no part of its text. */
export const notTextAttribute = 'data-not-text';

/** The text of a report as it is shown, with a line break between its blocks. */
export type ShownText = {
  text: string;
  /** Where a selection is in the text; null when it is elsewhere on the page. */
  placeOf: (range: Range) => Place | null;
  rangeOf: (place: Place) => Range | null;
};

export function shownText(root: HTMLElement): ShownText {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(`[${notTextAttribute}], .sr-only`) === null
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const pieces: { node: Node; start: number }[] = [];
  let text = '';
  let block: Element | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const around = node.parentElement?.closest('p, li, td, th, h1, h2, h3, h4, h5, h6, pre, blockquote') ?? null;
    if (block !== null && around !== block) text += '\n';
    block = around;
    pieces.push({ node, start: text.length });
    text += node.textContent;
  }
  const lengthOf = ({ node }: { node: Node }) => node.textContent?.length ?? 0;

  return {
    text,
    placeOf: (range) => {
      const within = pieces.filter(({ node }) => range.intersectsNode(node));
      const [first, last] = [within[0], within.at(-1)];
      if (first === undefined || last === undefined) return null;
      const start = first.start + (range.startContainer === first.node ? range.startOffset : 0);
      const end = last.start + (range.endContainer === last.node ? range.endOffset : lengthOf(last));
      return end > start ? { start, end } : null;
    },
    rangeOf: ({ start, end }) => {
      const first = pieces.find((piece) => start < piece.start + lengthOf(piece));
      const last = pieces.findLast((piece) => piece.start < end);
      if (first === undefined || last === undefined) return null;
      const range = document.createRange();
      range.setStart(first.node, Math.max(0, start - first.start));
      range.setEnd(last.node, Math.min(lengthOf(last), end - last.start));
      return range;
    },
  };
}

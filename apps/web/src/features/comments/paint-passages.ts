/** The name that the style sheet knows: `::highlight(commented)`. */
const name = 'commented';

/**
 * Marks passages without changing the page's elements. A browser without highlights shows only the marks at the edge of
 * the text.
 * @returns takes the marks away again
 */
export function paintPassages(ranges: readonly Range[]): () => void {
  if (typeof Highlight === 'undefined' || ranges.length === 0) return () => {};
  const highlight = new Highlight(...ranges);
  CSS.highlights.set(name, highlight);
  return () => {
    if (CSS.highlights.get(name) === highlight) CSS.highlights.delete(name);
  };
}

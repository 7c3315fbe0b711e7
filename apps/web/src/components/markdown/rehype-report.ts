import { splitAmounts } from './amounts.ts';

type TextNode = { type: 'text'; value: string };
type RawNode = { type: 'raw'; value: string };
type ElementNode = { type: 'element'; tagName: string; properties: Record<string, unknown>; children: TreeNode[] };
type TreeNode = TextNode | RawNode | ElementNode | { type: string; children?: TreeNode[] };

/** Marks amounts of money and turns the one tag that models write in table cells, <br>, into a line break. */
export function rehypeReport() {
  return (tree: unknown) => {
    visit(tree as { type: string; children?: TreeNode[] });
  };
}

function visit(parent: { type: string; tagName?: string; children?: TreeNode[] }) {
  if (parent.children === undefined || parent.tagName === 'code') return;
  parent.children = parent.children.flatMap((node) => {
    if (isRaw(node) && /^<br\s*\/?>$/iu.test(node.value)) return [element('br', {}, [])];
    if (isText(node)) return marked(node);
    visit(node as ElementNode);
    return [node];
  });
}

const isText = (node: TreeNode): node is TextNode => node.type === 'text';
const isRaw = (node: TreeNode): node is RawNode => node.type === 'raw';

function marked(node: TextNode): TreeNode[] {
  const pieces = splitAmounts(node.value);
  if (!pieces.some((piece) => piece.isAmount)) return [node];
  return pieces.map(({ text, isAmount }) =>
    isAmount
      ? element('span', { className: ['amount'] }, [{ type: 'text', value: text }])
      : { type: 'text', value: text },
  );
}

function element(tagName: string, properties: Record<string, unknown>, children: TreeNode[]): ElementNode {
  return { type: 'element', tagName, properties, children };
}

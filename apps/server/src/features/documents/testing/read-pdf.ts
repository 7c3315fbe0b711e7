import { inflateSync } from 'node:zlib';

/** Where something is: its page, counted from 0, and its highest and lowest point from the bottom of the page. */
export type Place = { page: number; top: number; bottom: number; fontSize: number };
/** A tagged element with everything inside it. */
export type Element = { tag: string; kids: Element[]; places: Place[] };

type Objects = ReadonlyMap<number, string>;

/** The tagged elements of a PDF that Typst made, and how far down each of its pages is filled, without header and footer. */
export function readPdf(file: Uint8Array): { root: Element; lowest: number[] } {
  const source = Buffer.from(file).toString('latin1');
  const objects: Objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/gu)].map(([, id, body]) => [Number(id), body ?? '']),
  );
  const all = [...objects.values()];
  const kids = /\/Kids \[([^\]]*)\]/u.exec(all.find((body) => /\/Type \/Pages\b/u.test(body)) ?? '')?.[1] ?? '';
  const pages = [...kids.matchAll(/(\d+) 0 R/gu)].map(([, id]) => Number(id));
  const drawn = pages.map((id, page) => marksOf(streamOf(objects, objects.get(id) ?? ''), page));
  const tree = all.find((body) => body.includes('/StructTreeRoot') && body.includes('/ParentTree')) ?? '';
  const element = (id: number): Element => {
    const body = objects.get(id) ?? '';
    const page = /\/Pg (\d+)/u.exec(body.replace(/\/K \[[\s\S]*?\](?=\s*\/|\s*>>)/u, ''))?.[1];
    const [, list = ''] = /\/K \[([\s\S]*?)\](?=\s*\/|\s*>>)/u.exec(body) ?? /\/K ([^\n]+)/u.exec(body) ?? [];
    const own = [...list.matchAll(/<<[\s\S]*?>>|(\d+) 0 R|\d+/gu)].flatMap(([part, kid]): Place[] => {
      if (kid !== undefined) return [];
      const on = pages.indexOf(Number(/\/Pg (\d+)/u.exec(part)?.[1] ?? page));
      const mark = drawn[on]?.marks.get(Number(/\/MCID (\d+)/u.exec(part)?.[1] ?? part));
      return mark === undefined ? [] : [mark];
    });
    const references = [...list.replace(/<<[\s\S]*?>>/gu, '').matchAll(/(\d+) 0 R/gu)].map(([, kid]) => Number(kid));
    const inside = references.filter((kid) => objects.get(kid)?.includes('/StructElem')).map(element);
    return {
      tag: /\/S \/(\w+)/u.exec(body)?.[1] ?? '',
      kids: inside,
      places: [...own, ...inside.flatMap(({ places }) => places)],
    };
  };
  const [, root = ''] = /\/K \[?\s*(\d+) 0 R/u.exec(tree) ?? [];
  return { root: element(Number(root)), lowest: drawn.map(({ lowest }) => lowest) };
}

function streamOf(objects: Objects, page: string): string {
  const body = objects.get(Number(/\/Contents (\d+)/u.exec(page)?.[1])) ?? '';
  const start = body.indexOf('stream') + 'stream'.length;
  const bytes = Buffer.from(body.slice(start, body.lastIndexOf('endstream')).replace(/^\r?\n/u, ''), 'latin1');
  return inflateSync(bytes).toString('latin1');
}

type Matrix = readonly [number, number, number, number, number, number];
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

/** What is drawn on a page, by its mark; what belongs to the header and the footer is left out. */
function marksOf(content: string, page: number): { marks: Map<number, Place>; lowest: number } {
  const marks = new Map<number, Place>();
  const open: (number | 'artifact' | 'pagination')[] = [];
  const kept: Matrix[] = [];
  let at: Matrix = [1, 0, 0, 1, 0, 0];
  let fontSize = 0;
  let lowest = Number.POSITIVE_INFINITY;
  const draw = (x: number, y: number, through: Matrix = at) => {
    const [, , , , , height] = times([1, 0, 0, 1, x, y], through);
    if (open.includes('pagination')) return;
    lowest = Math.min(lowest, height);
    for (const mark of open) {
      if (typeof mark !== 'number') continue;
      const { top, bottom } = marks.get(mark) ?? { top: height, bottom: height };
      marks.set(mark, { page, top: Math.max(top, height), bottom: Math.min(bottom, height), fontSize });
    }
  };
  const number = '(-?[\\d.]+)';
  const line = new RegExp(
    `^(?:${`${number} `.repeat(6)}(cm|Tm)|${number} ${number} (m|l)|${number} ${number} ${number} ${number} re|\\S+ ${number} Tf|(q)|(Q)|(EMC)|(\\/\\w+ (?:BMC|<<[\\s\\S]*?>> BDC))|(\\/\\w+ Do))$`,
    'gmu',
  );
  for (const match of content.matchAll(line)) {
    const [text, a, b, c, d, e, f, kind, x, y, , left, bottom, width, height, size] = match;
    const all = [a, b, c, d, e, f].map(Number) as unknown as Matrix;
    if (kind === 'cm') at = times(all, at);
    else if (kind === 'Tm') draw(0, 0, times(all, at));
    else if (x !== undefined) draw(Number(x), Number(y));
    else if (left !== undefined) {
      draw(Number(left), Number(bottom));
      draw(Number(left) + Number(width), Number(bottom) + Number(height));
    } else if (size !== undefined) fontSize = Number(size);
    else if (text === 'q') kept.push(at);
    else if (text === 'Q') at = kept.pop() ?? at;
    else if (text === 'EMC') open.pop();
    else if (text.endsWith(' Do')) {
      draw(0, 0);
      draw(1, 1);
    } else if (text.includes('/Pagination')) open.push('pagination');
    else
      open.push(Number(/\/MCID (\d+)/u.exec(text)?.[1] ?? Number.NaN) || (/\/MCID 0\b/u.test(text) ? 0 : 'artifact'));
  }
  return { marks, lowest };
}

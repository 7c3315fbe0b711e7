/**
 * The most bytes of the value of an answer, in its structured form and as JSON in a text: an assistant has a window of its
 * own, which one answer must not fill. The rest of the 25 KB is for what is around it.
 */
const room = 24_000;
/** How long texts may stay, in characters, tried one after the other. Ids and values of options are never cut. */
const lengths = [4_000, 2_000, 1_000, 500, 250, 120, 60];

function sizeOf(value: unknown): number {
  const json = JSON.stringify(value) ?? '';
  return Buffer.byteLength(json) + Buffer.byteLength(JSON.stringify(json));
}

/** The value with its texts cut until it fits; `shortened` says whether any was. */
export function fitted<T extends object>(value: T): T & { shortened: boolean } {
  if (sizeOf(value) <= room) return { ...value, shortened: false };
  const cut = lengths.map((length) => shorten(value, length)).find((each) => sizeOf(each) <= room);
  return { ...((cut ?? shorten(value, lengths.at(-1) ?? 0)) as T), shortened: true };
}

function shorten(value: unknown, length: number): unknown {
  if (typeof value === 'string') return value.length <= length ? value : `${value.slice(0, length).toWellFormed()}…`;
  if (Array.isArray(value)) return value.map((each) => shorten(each, length));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each, length)]));
}

/** A page of a list as the API has it. */
export type Page<T> = { items: readonly T[]; next: string | null };

/**
 * As many entries of a list as fit, at least one, which is then shortened.
 * @param cursor the `next` of the portion before
 * @param read a page of the API, or the whole list
 * @param all whether everything of the page is asked for
 */
export async function portionOf<T extends object>(
  cursor: string | undefined,
  read: (cursor: string | undefined) => Promise<Page<T>>,
  all: boolean,
): Promise<{ items: T[]; next: string | null }> {
  const [, sent = '0', place = ''] = /^(\d{1,6})~(.*)$/u.exec(cursor ?? '') ?? [];
  const page = await read(place === '' ? undefined : place);
  const rest = page.items.slice(Number(sent));
  const taken = all ? rest.length : countFitting(rest);
  const items = all ? rest : rest.slice(0, taken).map((item) => withoutMark(fitted(item)));
  const next = taken < rest.length ? `${Number(sent) + taken}~${place}` : page.next === null ? null : `0~${page.next}`;
  return { items, next };
}

function countFitting(items: readonly object[]): number {
  let size = 0;
  const fitting = items.findIndex((item) => {
    size += sizeOf(item) + 1;
    return size > room;
  });
  return fitting === -1 ? items.length : Math.max(1, fitting);
}

const withoutMark = <T extends object>({ shortened: _shortened, ...item }: T & { shortened: boolean }) =>
  item as unknown as T;

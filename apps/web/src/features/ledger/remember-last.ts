/** The last result of a function of lists, as long as they have the same elements. */
export function rememberLast<Lists extends readonly (readonly unknown[])[], Result>(
  compute: (...lists: Lists) => Result,
): (...lists: Lists) => Result {
  let last: { lists: Lists; result: Result } | null = null;
  return (...lists) => {
    if (last !== null && lists.every((list, at) => hasSameElements(list, last?.lists[at]))) return last.result;
    const result = compute(...lists);
    last = { lists, result };
    return result;
  };
}

function hasSameElements(list: readonly unknown[], other: readonly unknown[] | undefined): boolean {
  return list.length === other?.length && list.every((element, at) => element === other[at]);
}

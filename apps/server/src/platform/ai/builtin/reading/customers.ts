import { splitList } from './split-list.ts';

/** Where a description of people turns from who they are to what is true of them. */
const detail = /[,;(]|\s(?:who|that|which|with|within|living|located|qui|dont|ayant|avec)\s/iu;

/** The first group of customers a person names, without its details: short enough to be named again. */
export function firstGroup(market: string): string {
  const group = splitList(market)[0] ?? market.trim();
  const name = group.split(detail)[0]?.trim() ?? '';
  return name === '' ? group : name;
}

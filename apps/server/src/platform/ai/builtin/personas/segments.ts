import type { Reading } from '../reading/reading.ts';
import { namesOrganisations } from '../reading/sentences.ts';
import { countWords, splitList } from '../reading/split-list.ts';
import { substanceOf } from '../reading/thin.ts';

/** A group of customers as the person names it. */
export type Segment = {
  /** Who they are, without article: 'dental clinics'. */
  readonly name: string;
  /** What is said of them besides, in pieces: 'in Québec first'. */
  readonly details: readonly string[];
  /** They buy in the name of an organisation. */
  readonly isOrganisation: boolean;
};

/** Where a description of people turns from who they are to what is true of them. */
const turn = /\s*(?:[,;(]\s*|\s(?=(?:who|that|which|with|within|living|located|qui|dont|ayant|avec)\s))/iu;

/** At most three groups of customers; none when the answer names nobody in particular. */
export function segmentsOf({ answer }: Reading): Segment[] {
  const market = answer('idea', 'targetMarket');
  if (market === undefined || ['unsure', 'everybody'].includes(substanceOf(market))) return [];
  const groups = splitList(market, 3);
  return groups
    .map((group, index) => withNoun(group, groups[index + 1] ?? ''))
    .flatMap((group) => {
      const [head = '', ...rest] = group.split(turn);
      const name = head.trim() === '' ? group : head.trim();
      const details = rest.map((piece) => piece.replace(/[)\s]+$/u, '')).filter((piece) => countWords(piece) > 1);
      return kindsIn(name).map((kind) => ({
        name: kind.replace(/^(?:les|des|the)\s+(?=\S)/iu, ''),
        details,
        isOrganisation: namesOrganisations(kind),
      }));
    })
    .slice(0, 3);
}

/** 'Families and retired people' are two kinds, 'physiotherapy and dental clinics' too; other pairs stay together. */
function kindsIn(name: string): string[] {
  const [, left = '', right = ''] = /^(.+?)\s+(?:and|et)\s+(.+)$/iu.exec(name) ?? [];
  if (left === '' || right === '') return [name];
  const isPlural = /[sx]$/iu.test(left.split(' ')[0] ?? '') || /^(?:les|des|the)\s/iu.test(left);
  if (isPlural) return countWords(right) === 1 && countWords(left) > 2 ? [name] : [left, right];
  const whole = withNoun(left, right);
  return whole === left ? [name] : [whole, right];
}

/** 'Physiotherapy' beside 'dental clinics' lacks its noun. */
function withNoun(word: string, next: string): string {
  const noun = next.split(turn)[0]?.split(' ').at(-1) ?? '';
  const lacksNoun = countWords(word) === 1 && !/[sx]$/iu.test(word) && countWords(next) > 1 && /s$/iu.test(noun);
  return lacksNoun ? `${word} ${noun}` : word;
}

import { kindOf, type MilestoneKind } from './milestone-kinds.ts';

export type Milestone = {
  /** The step without its date and its owner. */
  step: string;
  /** The date as the person wrote it. */
  when: string | undefined;
  /** The month after today, when the date can be counted. */
  month: number | undefined;
  /** Who does it, as the person wrote it. */
  owner: string | undefined;
  kind: MilestoneKind | undefined;
};

const monthNames =
  'january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|spring|summer|fall|autumn|winter|printemps|été|automne|hiver';
const counted =
  /^(?:by |in |d'ici (?:le )?|au )?(month|mois|week|semaine|m|s)\s*(\d{1,2})\s*(?:[:,.–—-]\s*|\s+)(?=\S)/iu;
const dated = new RegExp(
  `^((?:(?:by|in|before|early|mid|late|end of|d'ici|en|avant|fin|début|mi|à l'|au|l')[\\s-]*)?(?:\\d{1,2}\\s+)?(?:${monthNames})(?:\\s+\\d{1,2})?(?:,?\\s*20\\d\\d)?)\\s*[:,–—-]\\s*`,
  'iu',
);
const owner = /\s*\(([^()]{1,60})\)\s*$/u;

export function readMilestones(items: readonly string[]): Milestone[] {
  return items.map((item) => {
    const number = counted.exec(item);
    const date = number === null ? dated.exec(item) : null;
    const rest = item.slice((number ?? date)?.[0].length ?? 0);
    const inParentheses = owner.exec(rest)?.[1];
    // 'Equipment bought ($12,000)' ends with an amount, not with a person.
    const named = inParentheses !== undefined && !/\d/u.test(inParentheses) ? inParentheses : undefined;
    const step = named === undefined ? rest : rest.replace(owner, '');
    return {
      step,
      when: number === null ? date?.[1]?.trim() : number[0].replace(/[\s:,.–—-]+$/u, ''),
      month: number === null ? undefined : toMonth(number[1] ?? '', Number(number[2])),
      owner: named,
      kind: kindOf(step),
    };
  });
}

/** A week counts in the month it ends in: 52 weeks make 12 months. */
function toMonth(unit: string, value: number): number {
  return /^(?:w|s)/iu.test(unit) ? Math.ceil((value * 12) / 52) : value;
}

import { containsQuote } from '../contains-quote.ts';
import type { Language } from '../locale.ts';

/** How an answer compares with the plan, point by point. */
export const weighingVerdicts = ['holds', 'partly', 'contradicts', 'unsupported'] as const;
export type WeighingVerdict = (typeof weighingVerdicts)[number];

/** One thing that a model says of an answer. Its quotes are literally in the answer and in the plan. */
export type WeighingRemark = {
  verdict: WeighingVerdict;
  /** Words of the answer. */
  quote: string;
  /** Words of the plan that they were compared with; null where the plan does not mention it. */
  planQuote: string | null;
  remark: string;
};

export type Weighing = {
  remarks: WeighingRemark[];
  /** What a lender would ask next; '' for none. */
  next: string;
};

/** As it is kept with the answer. */
export type StoredWeighing = Weighing & {
  language: Language;
  model: string | null;
  /** The version of the answer that was weighed. */
  version: number;
  /** ISO 8601, UTC. */
  weighed_at: string;
};

const longest = { remarks: 6, remark: 600, quote: 400, next: 400 } as const;

/**
 * What a model's reply really says of an answer. A remark must quote words of the answer, and a comparison words of the
 * plan, letter by letter; otherwise it is left out. Nothing in a reply is trusted, whatever its shape.
 * @param plan everything the model received of the plan
 * @returns undefined when nothing valid is left
 */
export function weighingOf(reply: unknown, { answer, plan }: { answer: string; plan: string }): Weighing | undefined {
  const proposed = field(reply, 'remarks');
  if (!Array.isArray(proposed)) return undefined;
  const remarks = proposed.flatMap((each: unknown) => remarkOf(each, answer, plan) ?? []).slice(0, longest.remarks);
  return remarks.length === 0 ? undefined : { remarks, next: textOf(field(reply, 'next'), longest.next) ?? '' };
}

function remarkOf(proposed: unknown, answer: string, plan: string): WeighingRemark | undefined {
  const verdict = weighingVerdicts.find((known) => known === field(proposed, 'verdict'));
  const quote = textOf(field(proposed, 'quote'), longest.quote);
  const planQuote = textOf(field(proposed, 'planQuote'), longest.quote) ?? null;
  const remark = textOf(field(proposed, 'remark'), longest.remark);
  if (verdict === undefined || quote === undefined || remark === undefined || !containsQuote(answer, quote))
    return undefined;
  if (planQuote !== null && !containsQuote(plan, planQuote)) return undefined;
  // To say that two things disagree, both must be there.
  return verdict === 'contradicts' && planQuote === null ? undefined : { verdict, quote, planQuote, remark };
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

function textOf(value: unknown, maximum: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.replaceAll('\u0000', '').toWellFormed().trim();
  return text === '' ? undefined : text.slice(0, maximum).toWellFormed();
}

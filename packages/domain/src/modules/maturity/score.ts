import * as z from 'zod/mini';
import { maturityCategories } from './categories.ts';
import { ruleParts } from './rule-parts.ts';

const points = z.number().check(z.gte(0), z.lte(100));

export const categoryScore = z.object({
  /** By the published rule. */
  score: points,
  status: z.string(),
  recommendations: z.array(z.string()),
  /** What the score is made of, and why; absent in scores of an earlier rule. */
  parts: z.optional(z.record(z.enum(ruleParts), z.object({ points, reason: z.string() }))),
  /** What a model gave where it differs, and its words for it. */
  model: z.optional(z.object({ score: points, status: z.string() })),
});
export type CategoryScore = z.infer<typeof categoryScore>;

export const maturityScore = z.object({
  /** By the published rule. */
  overall: points,
  /** What a model gave, where it differs. */
  model: z.optional(points),
  categories: z.record(z.enum(maturityCategories), categoryScore),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  nextSteps: z.array(z.string()),
  timeline: z.string(),
  /** What the checks of the rule found, so that the next score can say what changed. */
  checks: z.optional(z.record(z.string(), z.enum(['met', 'unconfirmed', 'open']))),
  /** Why it differs from the score before; absent when it does not. */
  change: z.optional(z.object({ from: points, reasons: z.array(z.string()) })),
});
export type MaturityScore = z.infer<typeof maturityScore>;

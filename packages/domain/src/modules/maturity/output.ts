import { pickField, readFields, readList, readText } from '../../loose-values.ts';
import { readJsonReply } from '../../tolerant-json.ts';
import { type MaturityCategory, maturityCategories } from './categories.ts';
import { ruleParts } from './rule-parts.ts';
import type { CategoryScore, MaturityScore } from './score.ts';

/** Names models use for the categories, in both languages. */
const names: Readonly<Record<MaturityCategory, readonly string[]>> = {
  idea: ['idea', 'idee'],
  market: ['market', 'marche'],
  business: ['business', 'business_plan', 'entreprise', 'plan_affaires', 'affaires'],
  marketing: ['marketing', 'mise_en_marche'],
  product: ['product', 'produit'],
  finance: ['finance', 'finances'],
};

const list = { items: 8, characters: 500 };

/**
 * Parses a maturity reply: JSON with `overall` and all six `categories`, fenced or surrounded by text (MAT-010).
 * Numbers may be text and are clamped to 0-100 (MAT-008).
 * @returns the score, or undefined when one of the seven numbers is missing: the earlier score is kept then
 */
export function parseMaturity(reply: string): MaturityScore | undefined {
  return readJsonReply(reply, (candidate) => {
    const fields = readFields(candidate);
    const categoryFields = fields && readFields(pickField(fields, ['categories', 'catégories']));
    if (fields === undefined || categoryFields === undefined) return undefined;
    const overall = readPoints(pickField(fields, ['overall', 'global', 'note_globale']));
    const categories = readCategories(categoryFields);
    // In a score that was stored.
    const model = readPoints(pickField(fields, ['model']));
    if (overall === undefined || categories === undefined) return undefined;
    const texts = (...keys: string[]) => readList(pickField(fields, keys), list);
    return {
      overall,
      ...(model === undefined ? {} : { model }),
      categories,
      strengths: texts('strengths', 'forces'),
      weaknesses: texts('weaknesses', 'faiblesses', 'areas_for_improvement'),
      nextSteps: texts('nextSteps', 'prochaines_etapes'),
      timeline: readText(pickField(fields, ['timeline', 'echeancier', 'calendrier']), 1_000),
    };
  });
}

function readCategories(fields: ReadonlyMap<string, unknown>): MaturityScore['categories'] | undefined {
  const scores: Partial<Record<MaturityCategory, CategoryScore>> = {};
  for (const category of maturityCategories) {
    const score = readCategory(pickField(fields, names[category]));
    if (score === undefined) return undefined;
    scores[category] = score;
  }
  return scores as Record<MaturityCategory, CategoryScore>;
}

function readCategory(value: unknown): CategoryScore | undefined {
  const fields = readFields(value);
  const score = readPoints(fields === undefined ? value : pickField(fields, ['score', 'note', 'points']));
  if (score === undefined) return undefined;
  if (fields === undefined) return { score, status: '', recommendations: [] };
  const model = readFields(pickField(fields, ['model']));
  return {
    score,
    status: readStatus(fields),
    recommendations: readList(pickField(fields, ['recommendations', 'recommandations']), list),
    ...readParts(fields, score),
    ...(model === undefined ? {} : readView(model)),
  };
}

const readStatus = (fields: ReadonlyMap<string, unknown>) =>
  readText(pickField(fields, ['status', 'statut', 'etat']), 200);

/** The view of a model, in a score that was stored. */
function readView(fields: ReadonlyMap<string, unknown>): Pick<CategoryScore, 'model'> {
  const score = readPoints(pickField(fields, ['score']));
  return score === undefined ? {} : { model: { score, status: readStatus(fields) } };
}

/** What a stored score is made of, if it adds up to it. */
function readParts(fields: ReadonlyMap<string, unknown>, score: number): Pick<CategoryScore, 'parts'> {
  const said = readFields(pickField(fields, ['parts']));
  const read = ruleParts.map((part) => {
    const each = said && readFields(pickField(said, [part]));
    return [
      part,
      {
        points: (each && readPoints(pickField(each, ['points']))) ?? Number.NaN,
        reason: each === undefined ? '' : readText(pickField(each, ['reason']), list.characters),
      },
    ] as const;
  });
  const isWhole = read.reduce((sum, [, { points }]) => sum + points, 0) === score;
  return isWhole ? { parts: Object.fromEntries(read) as NonNullable<CategoryScore['parts']> } : {};
}

/** Converts 72, '72', '72 %', '72/100' or '72,5' to a whole number from 0 to 100. */
function readPoints(value: unknown): number | undefined {
  const text = typeof value === 'string' ? value.slice(0, 30).trim() : '';
  const digits = /^([+-]?\d{1,9}(?:[.,]\d{1,9})?)\s*(?:%|\/\s*100|points?)?$/u.exec(text)?.[1];
  const points =
    typeof value === 'number' ? value : digits === undefined ? Number.NaN : Number(digits.replace(',', '.'));
  return Number.isNaN(points) ? undefined : Math.round(Math.min(100, Math.max(0, points)));
}

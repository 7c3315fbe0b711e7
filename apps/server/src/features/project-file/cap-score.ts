import type { ProjectFile } from '@elan/contract/project-file-format';
import { ledgerOf } from '@elan/domain/ledger/ledger-of';
import { maturityCategories } from '@elan/domain/modules/maturity/categories';
import { parseMaturity } from '@elan/domain/modules/maturity/output';
import { type MaturityByRule, maturityByRule } from '@elan/domain/modules/maturity/rule';
import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { monthOf } from '../../platform/month-of.ts';
import { publicFigures } from '../ledger/public.ts';
import { answersOf } from './answers-of.ts';

/**
 * Keeps a file from claiming a better score than the published rule gives: a higher one is lowered to it, in analyses
 * too, and keeps its words. A lower score is kept, because the project may have been weaker at the time.
 * @returns the file, and which scores were lowered
 */
export function capScore(file: ProjectFile, now: Date): { file: ProjectFile; capped: string[] } {
  const index = file.modules.findIndex(({ module }) => moduleDefinition(module).output === 'maturity');
  const entry = file.modules[index];
  if (entry === undefined || (entry.score === undefined && entry.analyses.length === 0)) return { file, capped: [] };
  const rule = maturityByRule(factsOf(file, now));
  const capped: string[] = [];
  const { score } = entry;
  const isScoreHigh = score !== undefined && isAbove(score, rule);
  if (isScoreHigh) capped.push(`modules.${index}.score`);
  const analyses = entry.analyses.map((analysis, number) => {
    const stored = parseMaturity(analysis.content);
    if (stored === undefined || !isAbove(stored, rule)) return analysis;
    capped.push(`modules.${index}.analyses.${number}`);
    return { ...analysis, content: JSON.stringify(lowered(stored, rule)) };
  });
  const changed = { ...entry, analyses, ...(isScoreHigh ? { score: lowered(score, rule) } : {}) };
  return { file: { ...file, modules: file.modules.with(index, changed) }, capped };
}

function isAbove(score: MaturityScore, rule: MaturityByRule): boolean {
  return (
    score.overall > rule.overall ||
    maturityCategories.some((key) => score.categories[key].score > rule.categories[key].score)
  );
}

/** The score with no number above the rule's, and without what it was said to be made of. */
function lowered(score: MaturityScore, rule: MaturityByRule): MaturityScore {
  const categories = maturityCategories.map((key) => {
    const { score: said, status, recommendations } = score.categories[key];
    return [key, { score: Math.min(said, rule.categories[key].score), status, recommendations }] as const;
  });
  return {
    ...score,
    overall: Math.min(score.overall, rule.overall),
    categories: Object.fromEntries(categories) as MaturityScore['categories'],
  };
}

function factsOf(file: ProjectFile, now: Date) {
  const today = monthOf(now);
  const entries = Object.fromEntries(
    file.modules.map((entry) => {
      const { counted, aside } = answersOf(entry);
      const setAside = { questions: aside, sections: entry.set_aside.sections };
      return [entry.module, { answers: counted, filledIn: entry.filled_in, setAside }];
    }),
  );
  const answers = Object.fromEntries(file.modules.map((entry) => [entry.module, answersOf(entry).counted]));
  const readings = file.readings.map((reading) => ({ ...reading, answerVersion: 1 }));
  const figures = publicFigures({ kept: file.rows, refused: file.refused, readings });
  const ledger = ledgerOf({ answers, figures, today });
  return { entries, ledger, papers: Object.fromEntries(file.papers.map(({ paper, state }) => [paper, state])), today };
}

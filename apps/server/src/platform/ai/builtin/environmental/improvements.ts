import { blocks, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { digitalImprovements } from './digital-improvements.ts';
import type { Footprint } from './footprint.ts';
import type { Improvement, Size } from './improvement.ts';
import { physicalImprovements } from './physical-improvements.ts';

/** What to do better first: the largest effect for the smallest effort on top. */
export function rankedImprovements(reading: Reading, footprint: Footprint): Improvement[] {
  const found = footprint.isDigital
    ? digitalImprovements(reading, footprint)
    : physicalImprovements(reading, footprint);
  return found
    .sort((one, other) => other.effect - other.effort - (one.effect - one.effort) || other.effect - one.effect)
    .slice(0, 7);
}

export function improvements(reading: Reading, footprint: Footprint): string {
  const { say } = reading;
  const size = (value: Size) =>
    say({ en: ['small', 'medium', 'large'], fr: ['petit', 'moyen', 'grand'] })[value - 1] ?? '';
  const rows = rankedImprovements(reading, footprint).map(({ what, why, first, effort, effect }) => [
    what,
    why,
    size(effort),
    size(effect),
    first,
  ]);
  return blocks(
    say({ en: '## What to do better first', fr: "## Ce qu'il faut améliorer en premier" }),
    say({
      en: `Ordered by what they change for the effort they take. Both are judged from your answers alone ${marks.assumption.en}; your own measurements may turn the order around.`,
      fr: `Les améliorations sont classées selon ce qu'elles changent pour l'effort demandé. L'un et l'autre sont jugés d'après vos seules réponses ${marks.assumption.fr} ; vos propres mesures peuvent renverser l'ordre.`,
    }),
    table(
      say({
        en: ['Improvement', 'Why in your case', 'Effort', 'Effect', 'First step'],
        fr: ['Amélioration', 'Pourquoi chez vous', 'Effort', 'Effet', 'Premier pas'],
      }),
      rows,
    ),
  );
}

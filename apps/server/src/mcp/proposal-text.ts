import type { Language, Text } from '@elan/domain/locale';

/** The parts of the table that everybody with the project may see: comments are read by all of them. */
export const proposedKinds = ['stream', 'cost', 'person', 'purchase', 'funding'] as const;
type ProposedKind = (typeof proposedKinds)[number];

const kindNames: Record<ProposedKind, Text> = {
  stream: { en: 'sales', fr: 'ventes' },
  cost: { en: 'running costs', fr: 'frais courants' },
  person: { en: 'people', fr: 'personnes' },
  purchase: { en: 'purchases', fr: 'achats' },
  funding: { en: 'money in', fr: "entrées d'argent" },
};

export type Proposal = {
  of: 'answer' | 'task' | ProposedKind;
  /** What is proposed, as the program wrote it. */
  text: string;
  reason?: string | undefined;
};

/**
 * The comment that a proposal becomes.
 * @param program the name of the access token
 */
export function proposalText(language: Language, program: string, { of, text, reason }: Proposal): string {
  const head = heads[language](program, of);
  const why = language === 'fr' ? 'Pourquoi\u00a0: ' : 'Why: ';
  return [head, text.trim(), ...(reason === undefined ? [] : [`${why}${reason.trim()}`])].join('\n\n');
}

const heads = {
  en: (program: string, of: Proposal['of']) => {
    const place = of === 'answer' ? 'an answer' : of === 'task' ? 'a task' : `a line of figures (${kindNames[of].en})`;
    return `The program “${program}” proposes ${place}:`;
  },
  fr: (program: string, of: Proposal['of']) => {
    const place =
      of === 'answer' ? 'une réponse' : of === 'task' ? 'une tâche' : `une ligne de chiffres (${kindNames[of].fr})`;
    return `Le programme «\u00a0${program}\u00a0» propose ${place}\u00a0:`;
  },
};

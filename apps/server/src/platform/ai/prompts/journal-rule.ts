import type { GenerationRequest } from '../port.ts';

/** The instruction about the journal in the analyses of other modules; empty while it has no entries. */
export function journalRule({ module, project, language }: GenerationRequest): string | undefined {
  const others = Object.entries(project.modules).filter(([key]) => key !== module);
  return others.some(([, { entries = [] }]) => entries.length > 0) ? texts[language] : undefined;
}

const texts = {
  en: `# The journal

The entries of the journal are working notes. What they tell of the business (a sale, a quote, a refusal, a decision) counts as (your answer), with its date; where they are newer than an answer, say so. A report is shown to lenders: nothing of moods, health, family or quarrels.`,
  fr: `# Le journal

Les entrées du journal sont des notes de travail. Ce qu'elles racontent de l'entreprise (une vente, une soumission, un refus, une décision) compte comme (votre réponse), avec sa date\u00a0; si elles sont plus récentes qu'une réponse, dites-le. Un rapport est montré à des prêteurs\u00a0: rien des humeurs, de la santé, de la famille ni des disputes.`,
};

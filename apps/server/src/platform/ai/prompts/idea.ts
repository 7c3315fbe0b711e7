import type { ModuleBrief } from './module-brief.ts';

export const idea: ModuleBrief = {
  task: {
    en: `# Your task

Write the report on this person's business idea. They want to know what holds, what is still a guess, and what to check first before spending money. Use these sections, in this order:

## At a glance
Three sentences: what is offered to whom, why it could work, and the one point to settle first.

## The problem and who has it
Whose problem it is, how they cope today, and how the person could know that it hurts enough to be paid for. Say when the target market is too wide to be reached with the stated means, and name the narrower group to begin with.

## Your offer
What the customer gets and why it is better than how they cope today. Say it once in a sentence that a customer would understand.

## How it earns money
A table: source of income, price, what one sale costs, what is left. Use only figures the person gave or that follow from them; an unknown one is written "to find out", with the place to find it. Below the table, the calculation of how many sales a month would cover a stated cost, if the answers allow it.

## What to check first
A table of the three to five assumptions that the idea stands or falls with: assumption, why it matters, the cheapest check, the result that would settle it. The riskiest first.

## Next steps
Four to six numbered steps, each small enough for one week, the first one possible tomorrow.`,
    fr: `# Votre tâche

Rédigez le rapport sur l'idée d'affaires de cette personne. Elle veut savoir ce qui tient, ce qui n'est encore qu'une supposition et ce qu'il faut vérifier avant de dépenser de l'argent. Suivez ces sections, dans cet ordre :

## En bref
Trois phrases : ce qui est offert et à qui, pourquoi cela pourrait marcher, et le point à régler en premier.

## Le problème et qui le vit
Qui vit ce problème, comment ces gens s'en tirent aujourd'hui, et comment la personne pourrait savoir qu'il pèse assez pour qu'on paie. Dites-le si le marché visé est trop large pour les moyens indiqués, et nommez le groupe plus étroit par lequel commencer.

## Votre offre
Ce que le client obtient et pourquoi c'est mieux que sa façon de faire actuelle. Dites-le une fois, en une phrase qu'un client comprendrait.

## Comment l'idée rapporte
Un tableau : source de revenus, prix, coût d'une vente, ce qui reste. Seulement des chiffres donnés par la personne ou qui en découlent ; un chiffre inconnu s'écrit « à trouver », avec l'endroit où le trouver. Sous le tableau, le calcul du nombre de ventes par mois qui couvrirait un coût indiqué, si les réponses le permettent.

## Ce qu'il faut vérifier en premier
Un tableau des trois à cinq hypothèses dont l'idée dépend : hypothèse, pourquoi elle compte, la vérification la moins chère, le résultat qui trancherait. La plus risquée d'abord.

## Prochaines étapes
De quatre à six étapes numérotées, chacune assez petite pour une semaine, la première possible dès demain.`,
  },
};

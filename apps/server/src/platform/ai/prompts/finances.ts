import type { ModuleBrief } from './module-brief.ts';

export const finances: ModuleBrief = {
  without: ['brainstorm', 'environmental', 'personas'],
  figures: 'every',
  task: {
    en: `# Your task

Write the financial plan of this project, in Canadian dollars (CAD, $), as a banker's adviser would go through it with the person before the meeting with the lender. The rows and the forecast stand under "figures" in the project data; explain them, and take their totals, forecast and break-even as they are given, so that the text and the tables on screen agree. While rows are proposed, draw no verdict from them (whether the money is enough, when the business carries itself, whether a sale earns): say what has to be confirmed first. Use these sections, in this order:

## At a glance
Four sentences: what it takes to start, what is there and what is missing, the month from which the business carries itself, and the one figure to confirm first.

## Funding and what is missing
What is needed (start-up costs and working capital: explain that term), what is there, the gap. Judge the person's own share plainly. Which kind of source fits which part: equipment, working capital, the time until the first sales. Name a programme or lender only as a place to ask, never with an amount or a condition.

## Three-year forecast
A table of the three years: sales, cost of sales, gross margin, fixed costs, result. Say what the result does not hold (the person's pay when it is not among the fixed costs, loan payments, taxes) and whether somebody can live on it.

## 24-month cash plan
A table by quarter over the 24 months: opening balance, money in, money out, closing balance. Below it, the month that closes lowest, why that month, and what it would mean if customers paid thirty days later (the sales of one month would still be missing).

## Break-even
The calculation step by step as it is given. What it means in an ordinary day or week of this business, and how it compares with the person's own estimate and with what they have already sold.

## Risks and levers
A table of every scenario under "figures", first the plan as written: a lender's, and the person's own under the names they gave them. Take the amounts as they are given. Then the three levers that change most in this project, with the first step of each.

## Next steps
Five numbered steps before the meeting with a lender, the first one possible tomorrow.`,
    fr: `# Votre tâche

Rédigez le plan financier de ce projet, en dollars canadiens (CAD, $), comme une conseillère ou un conseiller le passerait en revue avec la personne avant la rencontre avec le prêteur. Les lignes et la prévision figurent sous « figures » dans les données du projet ; expliquez-les et reprenez leurs totaux, la prévision et le seuil de rentabilité tels quels, afin que le texte et les tableaux à l'écran concordent. Tant que des lignes sont proposées, n'en tirez aucun verdict (si l'argent suffit, quand l'entreprise se paie, si une vente rapporte) : dites ce qu'il faut d'abord confirmer. Suivez ces sections, dans cet ordre :

## En bref
Quatre phrases : ce qu'il faut pour démarrer, ce qui est là et ce qui manque, le mois à partir duquel l'entreprise se paie elle-même, et le chiffre à confirmer en premier.

## Financement et ce qui manque
Ce qu'il faut (coûts de démarrage et fonds de roulement : expliquez ce terme), ce qui est là, l'écart. Dites franchement ce que vaut la mise de fonds. Quelle sorte de source convient à quelle part : équipement, fonds de roulement, temps qui précède les premières ventes. Ne nommez un programme ou un prêteur que comme endroit où s'informer, jamais avec un montant ou une condition.

## Prévisions sur trois ans
Un tableau des trois années : ventes, coût des ventes, marge brute, coûts fixes, résultat. Dites ce que le résultat ne comprend pas (le salaire de la personne s'il n'est pas dans les coûts fixes, les remboursements, les impôts) et si quelqu'un peut en vivre.

## Plan de trésorerie sur 24 mois
Un tableau par trimestre sur les 24 mois : solde d'ouverture, entrées, sorties, solde de fermeture. Dessous, le mois où le solde est le plus bas, pourquoi ce mois-là, et ce que cela changerait si la clientèle payait trente jours plus tard (les ventes d'un mois manqueraient encore).

## Seuil de rentabilité
Le calcul, étape par étape, tel qu'il est donné. Ce qu'il représente dans une journée ou une semaine ordinaire de cette entreprise, et comment il se compare à l'estimation de la personne et à ce qu'elle a déjà vendu.

## Risques et leviers
Un tableau de tous les scénarios donnés sous «\u00a0figures\u00a0», le plan tel quel en premier\u00a0: ceux d'un prêteur, puis ceux de la personne sous les noms qu'elle leur a donnés. Reprenez les montants tels quels. Ensuite, les trois leviers qui changent le plus de choses dans ce projet, avec le premier pas de chacun.

## Prochaines étapes
Cinq étapes numérotées avant la rencontre avec un prêteur, la première possible dès demain.`,
  },
};

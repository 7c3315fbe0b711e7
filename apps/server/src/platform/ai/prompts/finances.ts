import { financeFigures } from './finance-figures.ts';
import type { ModuleBrief } from './module-brief.ts';

export const finances: ModuleBrief = {
  task: {
    en: `# Your task

Write the financial plan of this project, in Canadian dollars (CAD, $), as a banker's adviser would go through it with the person before the meeting with the lender. The figures are already computed: they stand under "computedFigures" in the data, read from the person's answers by a tested program. Take them exactly as they are and explain them; compute no total, forecast or break-even of your own, so that the text and the tables on screen agree. Each comes with its origin: keep it as the mark. Round to the dollar in running text, keep the cents of a price and of the cost of one sale. Where a figure is null or missing, say which answer would give it instead of guessing it. Use these sections, in this order:

## In short
Four sentences: what it takes to start, what is there and what is missing, the month from which the business carries itself, and the one figure to confirm first.

## Start-up budget
A table of the start-up costs line by line with the total. Then what such a business usually has to pay before opening and this list does not name (deposits, permits, insurance, opening stock, professional fees), as questions and without amounts.

## Funding and what is missing
What is needed (start-up costs and working capital: explain that term), what is there, the gap. Judge the person's own share plainly. Which kind of source fits which part: equipment, working capital, the time until the first sales. Name a programme or lender only as a place to ask, never with an amount or a condition.

## Your price
The price, what one sale costs, what is left, against what the competitors named in the other modules ask, when their price is in the data. What has to be true for customers to accept it, and the cheapest way to find out.

## Three-year forecast
A table of the three years: sales, cost of sales, gross margin, fixed costs, result. Say what the result does not hold (the person's pay when it is not among the fixed costs, loan payments, taxes) and whether somebody can live on it.

## 24-month cash plan
A table by quarter over the 24 months: opening balance, money in, money out, closing balance. Below it, the month that closes lowest, why that month, and what it would mean if customers paid thirty days later (the sales of one month would still be missing).

## Break-even
The calculation step by step as it is given. What it means in an ordinary day or week of this business, and how it compares with the person's own estimate and with what they have already sold.

## Risks and levers
A table of what happens when the price is ten per cent lower and when sales are twenty per cent lower, from the figures given. Then the three levers that change most in this project, with the first step of each.

## What a lender will ask
Six questions this file will be asked, each with the answer it holds today or the paper to bring.

## What is missing
The assumptions to confirm and the answers that are missing or could not be read: what each changes and who can confirm it.

## Next steps
Five numbered steps before the meeting with a lender, the first one possible tomorrow.`,
    fr: `# Votre tâche

Rédigez le plan financier de ce projet, en dollars canadiens (CAD, $), comme une conseillère ou un conseiller le passerait en revue avec la personne avant la rencontre avec le prêteur. Les chiffres sont déjà calculés : ils figurent sous « computedFigures » dans les données, lus dans les réponses de la personne par un programme vérifié. Reprenez-les exactement tels quels et expliquez-les ; ne calculez vous-même ni total, ni prévision, ni seuil de rentabilité, afin que le texte et les tableaux à l'écran concordent. Chacun porte son origine : conservez-la comme mention. Arrondissez au dollar dans le texte, gardez les cents d'un prix et du coût d'une vente. Quand un chiffre est nul (null) ou absent, dites quelle réponse le donnerait plutôt que de le deviner. Suivez ces sections, dans cet ordre :

## En bref
Quatre phrases : ce qu'il faut pour démarrer, ce qui est là et ce qui manque, le mois à partir duquel l'entreprise se paie elle-même, et le chiffre à confirmer en premier.

## Budget de démarrage
Un tableau des coûts de démarrage, ligne par ligne, avec le total. Ensuite, ce qu'une telle entreprise paie d'habitude avant l'ouverture et que cette liste ne nomme pas (dépôts, permis, assurances, stock d'ouverture, honoraires), sous forme de questions et sans montants.

## Financement et ce qui manque
Ce qu'il faut (coûts de démarrage et fonds de roulement : expliquez ce terme), ce qui est là, l'écart. Dites franchement ce que vaut la mise de fonds. Quelle sorte de source convient à quelle part : équipement, fonds de roulement, temps qui précède les premières ventes. Ne nommez un programme ou un prêteur que comme endroit où s'informer, jamais avec un montant ou une condition.

## Votre prix
Le prix, ce que coûte une vente, ce qui reste, face à ce que demandent les concurrents nommés dans les autres modules, quand leur prix figure dans les données. Ce qui doit être vrai pour que la clientèle l'accepte, et la façon la moins chère de le savoir.

## Prévisions sur trois ans
Un tableau des trois années : ventes, coût des ventes, marge brute, coûts fixes, résultat. Dites ce que le résultat ne comprend pas (le salaire de la personne s'il n'est pas dans les coûts fixes, les remboursements, les impôts) et si quelqu'un peut en vivre.

## Plan de trésorerie sur 24 mois
Un tableau par trimestre sur les 24 mois : solde d'ouverture, entrées, sorties, solde de fermeture. Dessous, le mois où le solde est le plus bas, pourquoi ce mois-là, et ce que cela changerait si la clientèle payait trente jours plus tard (les ventes d'un mois manqueraient encore).

## Seuil de rentabilité
Le calcul, étape par étape, tel qu'il est donné. Ce qu'il représente dans une journée ou une semaine ordinaire de cette entreprise, et comment il se compare à l'estimation de la personne et à ce qu'elle a déjà vendu.

## Risques et leviers
Un tableau de ce qui arrive quand le prix baisse de dix pour cent et quand les ventes baissent de vingt pour cent, d'après les chiffres donnés. Ensuite, les trois leviers qui changent le plus de choses dans ce projet, avec le premier pas de chacun.

## Ce qu'un prêteur demandera
Six questions que l'on posera devant ce dossier, chacune avec la réponse qu'il contient aujourd'hui ou le document à apporter.

## Ce qui manque
Les hypothèses à confirmer et les réponses absentes ou illisibles : ce que chacune change et qui peut la confirmer.

## Prochaines étapes
Cinq étapes numérotées avant la rencontre avec un prêteur, la première possible dès demain.`,
  },
  request: {
    en: "Write the financial plan now. This person's answers and the figures computed from them:",
    fr: 'Rédigez maintenant le plan financier. Voici les réponses de cette personne et les chiffres calculés à partir de celles-ci :',
  },
  computed: financeFigures,
};

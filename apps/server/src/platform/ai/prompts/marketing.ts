import type { ModuleBrief } from './module-brief.ts';

export const marketing: ModuleBrief = {
  task: {
    en: `# Your task

Write the marketing plan of this project for somebody who has never sold anything. They must be able to act on it tomorrow morning, alone, with the hours and the money they named. Build on "My idea", "Situation analysis" and "Business plan" when they are in the project data: customers, price, differences and dates come from there. Where the chosen channel, the actions and the customers do not fit together, say so. Use these sections, in this order:

## At a glance
Three sentences: who is promised what, the people who know the person already, and the one point to settle first.

## Promise and message
The promise in the person's words, judged: its length, what in it can be checked, which words to drop. A table of what supports it (differences, past facts) and where to use each. How the chosen personality speaks, with two example sentences made from this project.

## Your channels
What to do on the chosen channel, in three concrete steps for this project. Then two channels that fit beside it, each with the reason that lies in the answers, and what to count.

## Your first ten customers
A table: where they are, what the person does, when one counts as won. People who have asked or bought already come first. For each action with a number of people, the share that must say yes if it alone has to bring ten.

## Twelve weeks
A table of twelve weeks, two by two: what to do, what to show or tell, what can be counted. Use the person's own actions and subjects first. Say which step of the business plan the calendar leads to, if one is dated.

## How to measure
The cost to win a customer: the calculation for ten customers in three months at each end of the band, and how many sales or months of payment bring it back at the person's price. Say that the cost of one sale is missing if it is. A sheet with one line a week.

## Next steps
Five numbered steps, the first one possible tomorrow.`,
    fr: `# Votre tâche

Rédigez le plan de marketing de ce projet pour une personne qui n'a jamais rien vendu. Elle doit pouvoir s'en servir dès demain matin, seule, avec les heures et l'argent qu'elle a indiqués. Appuyez-vous sur « Mon idée », « Analyse de la situation » et « Plan d'affaires » quand ces modules figurent dans les données du projet : la clientèle, le prix, les différences et les dates viennent de là. Si le canal choisi, les actions et la clientèle ne vont pas ensemble, dites-le. Suivez ces sections, dans cet ordre :

## En bref
Trois phrases : à qui on promet quoi, les gens qui connaissent déjà la personne, et le point à régler en premier.

## Promesse et message
La promesse dans les mots de la personne, jugée : sa longueur, ce qui s'y vérifie, les mots à retirer. Un tableau de ce qui l'appuie (différences, faits passés) et de l'endroit où s'en servir. Comment parle la personnalité choisie, avec deux exemples de phrases tirées de ce projet.

## Vos canaux
Quoi faire sur le canal choisi, en trois gestes concrets pour ce projet. Puis deux canaux qui vont bien à côté, chacun avec la raison qui se trouve dans les réponses, et ce qu'il faut compter.

## Vos dix premiers clients
Un tableau : où ils sont, ce que fait la personne, à quel moment un client est gagné. Les gens qui ont déjà demandé ou acheté viennent d'abord. Pour chaque action qui donne un nombre de personnes, la part qui doit dire oui si elle seule doit en amener dix.

## Douze semaines
Un tableau de douze semaines, deux par deux : quoi faire, quoi montrer ou raconter, ce qui se compte. Servez-vous d'abord des actions et des sujets de la personne. Dites à quelle étape du plan d'affaires mène le calendrier, si l'une d'elles a une date.

## Comment mesurer
Le coût pour gagner un client : le calcul pour dix clients en trois mois à chaque bout de la fourchette, et combien de ventes ou de mois de paiement le remboursent au prix de la personne. Dites que le coût d'une vente manque, s'il manque. Une feuille avec une ligne par semaine.

## Prochaines étapes
Cinq étapes numérotées, la première possible dès demain.`,
  },
};

import type { ModuleBrief } from './module-brief.ts';

export const rd: ModuleBrief = {
  without: ['brainstorm'],
  task: {
    en: `# Your task

Write the development file of this person's product or service: what it has to be able to do, how each point is proved, and what stands between today and the first sale. They are making it for the first time, mostly alone, with the budget they stated. Build on "My idea" and "Situation analysis" when they are in the project data; where the product described here no longer fits the problem, the customers or the differences named there, say so. Use these sections, in this order:

## At a glance
Three sentences: what is being made, how far it is, and the one requirement to face first because it is the hardest to catch up on once customers are there.

## Where it stands
The stage that was chosen, the proof that it is really closed, and what the next stage demands in this very case. Say when the answers speak of another stage than the one that was chosen.

## The checklist before you sell
A table of the requirements, the hardest first: requirement, how to prove it with their means, what to keep as evidence. A requirement without a number, or without a plain yes or no, is turned into one that can be checked; mark your wording (assumption to confirm).

## Your suppliers, and the day one fails
A table with one row for each supplier named: what they bring, what stops without them, what must stand ready. Then the one to secure first, and why.

## Your test plan
Their own strategy turned into a table: what is tried, with whom and how many, the result from which on they say yes. A pass mark that can be counted, taken from their answer when it holds one; otherwise the frame of a sentence to fill in. What they do when the result falls short, decided beforehand.

## Risks of the development
A table of three to five risks, those the person named first where they bear on the making: risk, early sign, what to do now.

## Next steps
Four to six numbered steps, the first one possible tomorrow.`,
    fr: `# Votre tâche

Rédigez le dossier de développement du produit ou du service de cette personne : ce qu'il doit réussir, comment chaque point se prouve, et ce qui sépare aujourd'hui de la première vente. Elle le met au point pour la première fois, le plus souvent en solo, avec le budget indiqué. Appuyez-vous sur « Mon idée » et « Analyse de la situation » quand ces modules figurent dans les données du projet ; si le produit décrit ici ne correspond plus au problème, à la clientèle ou aux différences nommés là, dites-le. Suivez ces sections, dans cet ordre :

## En bref
Trois phrases : ce qui est mis au point, où cela en est, et l'exigence à affronter en premier parce qu'elle est la plus difficile à rattraper une fois la clientèle arrivée.

## Où vous en êtes
L'étape choisie, la preuve qu'elle est vraiment terminée, et ce que la prochaine étape exige dans ce cas précis. Dites-le si les réponses parlent d'une autre étape que celle qui a été choisie.

## La liste à cocher avant de vendre
Un tableau des exigences, la plus difficile d'abord : exigence, comment la prouver avec les moyens de la personne, ce qu'elle garde comme preuve. Une exigence sans nombre, ou sans oui ou non clair, est reformulée pour qu'on puisse la vérifier ; marquez votre formulation (hypothèse à confirmer).

## Vos fournisseurs, et le jour où l'un d'eux fait défaut
Un tableau avec une ligne pour chaque fournisseur nommé : ce qu'il apporte, ce qui s'arrête sans lui, ce qui doit être prêt. Puis celui à assurer en premier, et pourquoi.

## Votre plan de test
Sa propre stratégie mise en tableau : ce qu'on essaie, avec qui et combien, le résultat à partir duquel c'est oui. Un seuil qui se compte, tiré de sa réponse si elle en contient un ; sinon, la phrase à compléter. Ce que la personne fera si le résultat est en dessous, décidé d'avance.

## Les risques du développement
Un tableau de trois à cinq risques, d'abord ceux que la personne a nommés et qui touchent la mise au point : risque, signe avant-coureur, quoi faire maintenant.

## Prochaines étapes
De quatre à six étapes numérotées, la première possible dès demain.`,
  },
};

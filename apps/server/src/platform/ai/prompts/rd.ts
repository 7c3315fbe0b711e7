import type { ModuleBrief } from './module-brief.ts';

export const rd: ModuleBrief = {
  task: {
    en: `# Your task

Write the development file of this person's product or service: what it has to be able to do, how each point is proved, and what stands between today and the first sale. They are making it for the first time, mostly alone, with the budget they stated. Build on "My idea" and "Situation analysis" when they stand in the project data; where the product described here no longer fits the problem, the customers or the differences named there, say so. Use these sections, in this order:

## In short
Three sentences: what is being made, how far it is, and the one requirement to face first because it is the hardest to catch up on once customers are there.

## What you are making
The product in the person's words, tied to the problem it removes. For each novelty: would a customer notice it, and which requirement holds it up? A service or a recipe counts as a product; do not make it sound more technical than it is.

## Where it stands
The stage that was chosen, the proof that it is really closed, and what the next stage demands in this very case. Say when the answers speak of another stage than the one that was chosen.

## The checklist before you sell
A table of the requirements, the hardest first: requirement, how to prove it with their means, what to keep as evidence. A requirement without a number, or without a plain yes or no, is turned into one that can be checked; mark your wording (assumption to confirm).

## Quality, and whom to ask
What the chosen standard means day to day. A table: where to ask in Québec or Canada, the question to put in writing, what to keep of the reply. Name an authority or a standards body only when you are certain that it deals with this kind of product (for instance the MAPAQ and the CFIA for food, the Commission d'accès à l'information for personal information, the CNESST for work, the BNQ and the Standards Council of Canada for standards, the OQLF for French on the product). Give questions rather than rules; no fee, no delay, no article number.

## Your suppliers, and the day one fails
A table with one row for each supplier named: what they bring, what stops without them, what must stand ready. Then the one to secure first, and why.

## Protecting it
What the chosen form protects, what it leaves open, and the first step. Beside it each novelty: what a competitor sees from outside, and whether this form covers it. The place to ask is CIPO, the Canadian Intellectual Property Office; the person should know what a public test may cost before they hold one.

## Your test plan
Their own strategy turned into a table: what is tried, with whom and how many, the result from which on they say yes. A pass mark that can be counted, taken from their answer when it holds one; otherwise the frame of a sentence to fill in. What they do when the result falls short, decided beforehand.

## Tax credits: a question to ask
Two or three sentences: SR&ED exists, run by the Canada Revenue Agency, and provinces have their own credits; which point of this project could be put to them; what to write down from today. Do not say that the work is eligible; no rate and no amount.

## Risks of the development
A table of three to five risks, those the person named first where they bear on the making: risk, early sign, what to do now.

## What is missing
The questions without an answer, or with a thin one, and what each would change.

## Your next four weeks
Four to six numbered steps, the first one possible tomorrow.`,
    fr: `# Votre tâche

Rédigez le dossier de développement du produit ou du service de cette personne : ce qu'il doit réussir, comment chaque point se prouve, et ce qui sépare aujourd'hui de la première vente. Elle le met au point pour la première fois, le plus souvent en solo, avec le budget indiqué. Appuyez-vous sur « Mon idée » et « Analyse de la situation » quand ces modules figurent dans les données du projet ; si le produit décrit ici ne correspond plus au problème, à la clientèle ou aux différences nommés là, dites-le. Suivez ces sections, dans cet ordre :

## En bref
Trois phrases : ce qui est mis au point, où cela en est, et l'exigence à affronter en premier parce qu'elle est la plus difficile à rattraper une fois la clientèle arrivée.

## Ce que vous mettez au point
Le produit dans les mots de la personne, relié au problème qu'il enlève. Pour chaque nouveauté : un client la remarquerait-il, et quelle exigence la soutient ? Un service ou une recette compte comme un produit ; ne le faites pas paraître plus technique qu'il ne l'est.

## Où vous en êtes
L'étape choisie, la preuve qu'elle est vraiment terminée, et ce que la prochaine étape exige dans ce cas précis. Dites-le si les réponses parlent d'une autre étape que celle qui a été choisie.

## La liste à cocher avant de vendre
Un tableau des exigences, la plus difficile d'abord : exigence, comment la prouver avec les moyens de la personne, ce qu'elle garde comme preuve. Une exigence sans nombre, ou sans oui ou non clair, est reformulée pour qu'on puisse la vérifier ; marquez votre formulation (hypothèse à confirmer).

## La qualité, et à qui demander
Ce que la norme choisie signifie au quotidien. Un tableau : où demander au Québec ou au Canada, la question à poser par écrit, ce qu'il faut garder de la réponse. Ne nommez une autorité ou un organisme de normalisation que si vous êtes certain qu'il s'occupe de ce genre de produit (par exemple le MAPAQ et l'ACIA pour les aliments, la Commission d'accès à l'information pour les renseignements personnels, la CNESST pour le travail, le BNQ et le Conseil canadien des normes pour les normes, l'OQLF pour le français sur le produit). Des questions plutôt que des règles ; aucun tarif, aucun délai, aucun numéro d'article.

## Vos fournisseurs, et le jour où l'un d'eux fait défaut
Un tableau avec une ligne pour chaque fournisseur nommé : ce qu'il apporte, ce qui s'arrête sans lui, ce qui doit être prêt. Puis celui à assurer en premier, et pourquoi.

## Le protéger
Ce que la forme choisie protège, ce qu'elle laisse ouvert, et le premier pas. À côté, chaque nouveauté : ce qu'un concurrent voit de l'extérieur, et si cette forme la couvre. L'endroit où demander est l'OPIC, l'Office de la propriété intellectuelle du Canada ; la personne doit savoir ce qu'un test public peut coûter avant d'en tenir un.

## Votre plan de test
Sa propre stratégie mise en tableau : ce qu'on essaie, avec qui et combien, le résultat à partir duquel c'est oui. Un seuil qui se compte, tiré de sa réponse si elle en contient un ; sinon, la phrase à compléter. Ce que la personne fera si le résultat est en dessous, décidé d'avance.

## Crédits d'impôt : une question à poser
Deux ou trois phrases : la RS&DE existe, gérée par l'Agence du revenu du Canada, et les provinces ont leurs propres crédits ; quel point de ce projet pourrait leur être soumis ; quoi noter dès aujourd'hui. Ne dites pas que le travail est admissible ; aucun taux, aucun montant.

## Les risques du développement
Un tableau de trois à cinq risques, d'abord ceux que la personne a nommés et qui touchent la mise au point : risque, signe avant-coureur, quoi faire maintenant.

## Ce qui manque
Les questions sans réponse, ou à la réponse mince, et ce que chacune changerait.

## Vos quatre prochaines semaines
De quatre à six étapes numérotées, la première possible dès demain.`,
  },
  request: {
    en: "Write the development file now. This person's answers:",
    fr: 'Rédigez maintenant le dossier de développement. Voici les réponses de cette personne :',
  },
};

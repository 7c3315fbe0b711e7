import type { ModuleBrief } from './module-brief.ts';

export const businessPlan: ModuleBrief = {
  without: ['brainstorm'],
  task: {
    en: `# Your task

Write the business plan of this project from the answers, as the adviser of a bank or of a local fund will read it. That reader knows nothing of the project, has twenty minutes, and looks for the point where the plan breaks. Build on "My idea" and "Situation analysis" when they are in the project data: offer, price, customers, competitors and risks come from there. Where two answers contradict each other, say so instead of choosing in silence. Use these sections, in this order:

## Summary
A table of two columns: offer, for whom, where, with whom, legal form, timeline, amount to start, own share, where it stands in three years. Below it two sentences: the strongest fact of the file, and the one point to settle before a bank visit.

## Offer and customers
What is sold, to whom, at what price, and why they would leave what they do today. For each group of customers, the milestone of this plan that reaches it, or the remark that none does.

## Team
A table: part of the work (making, selling, books, contracts and permits), who does it according to the answer, what is missing. What the plan lacks and the cheapest way to close it. What happens if the key person is away for three weeks.

## Resources and money
A table of what the start takes and of what is there, each line with its origin and the document that proves it. The two sums, the difference, and how many months it carries the monthly costs. How many sales a month cover the monthly costs, then the amount the person wants to draw as well. If the cost of one sale is unknown, say what that leaves open.

## Milestones
A table laid out on the timeline the person chose: when, step in their words, who, proof that it is done. Dates only from the answers; a step without a date gets "date to fix", and if none has one, a spread marked (assumption to confirm). Below it: what is in the wrong order, what falls outside the timeline, what is missing from the list.

## Risks
A table of the risks from the analysis: risk, early sign, first response, who watches. Then the plan's own weakest point.

## Next steps
Five numbered steps, the first one possible tomorrow, taken from the person's own list wherever it allows.`,
    fr: `# Votre tâche

Rédigez le plan d'affaires de ce projet à partir des réponses, tel que le lira la personne qui conseille pour une banque ou un fonds local. Cette personne ne connaît rien du projet, dispose de vingt minutes et cherche l'endroit où le plan se brise. Appuyez-vous sur « Mon idée » et « Analyse de la situation » quand ces modules figurent dans les données du projet : l'offre, le prix, la clientèle, les concurrents et les risques viennent de là. Si deux réponses se contredisent, dites-le plutôt que de trancher en silence. Suivez ces sections, dans cet ordre :

## Sommaire
Un tableau à deux colonnes : offre, pour qui, où, avec qui, forme juridique, échéancier, montant pour démarrer, mise de fonds, où en est l'entreprise dans trois ans. Dessous, deux phrases : le fait le plus solide du dossier, et le point à régler avant d'aller à la banque.

## Offre et clientèle
Ce qui est vendu, à qui, à quel prix, et pourquoi ces gens laisseraient ce qu'ils font aujourd'hui. Pour chaque groupe de clients, l'étape de ce plan qui le rejoint, ou la remarque qu'aucune ne le fait.

## Équipe
Un tableau : part du travail (produire, vendre, tenir les livres, contrats et permis), qui s'en charge d'après la réponse, ce qui manque. Ce que le plan n'a pas et la façon la moins chère d'y remédier. Ce qui arrive si la personne clé s'absente trois semaines.

## Ressources et argent
Un tableau de ce que demande le démarrage et de ce qui est là, chaque ligne avec sa provenance et le document qui la prouve. Les deux sommes, la différence, et combien de mois elle porte les coûts mensuels. Combien de ventes par mois couvrent les coûts mensuels, puis aussi le montant que la personne veut se verser. Si le coût d'une vente est inconnu, dites ce que cela laisse ouvert.

## Étapes
Un tableau disposé sur l'échéancier choisi : quand, étape dans les mots de la personne, qui, preuve que c'est fait. Des dates seulement si elles viennent des réponses ; une étape sans date reçoit « date à fixer » et, si aucune n'en a, une répartition marquée (hypothèse à confirmer). Dessous : ce qui est dans le mauvais ordre, ce qui sort de l'échéancier, ce qui manque à la liste.

## Risques
Un tableau des risques venus de l'analyse : risque, signe avant-coureur, première réponse, qui surveille. Puis le point le plus faible du plan lui-même.

## Prochaines étapes
Cinq étapes numérotées, la première possible dès demain, tirées de la liste de la personne partout où elle le permet.`,
  },
};

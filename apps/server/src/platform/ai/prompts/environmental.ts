import type { Text } from '@elan/domain/locale';
import type { Answers } from '@elan/domain/modules/define-module';
import { type ProjectKind, readProjectKind } from '@elan/domain/modules/environmental/digital';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { GenerationRequest } from '../port.ts';
import type { ModuleBrief } from './module-brief.ts';

/** What the task becomes for each kind of project (ENV-010). */
const kinds: Readonly<Record<ProjectKind, Text>> = {
  digital: {
    en: `# This project is digital

Its idea, its model or its answers speak of an app, software or an online service. Look at it as such:

- Categories of the table: hosting and stored data; devices of the business; devices and connections of the customers; messages, video and computing; travel and meetings; energy where the work is done; old devices and old data. Packaging only if something is really shipped.
- Making devices, choosing a host and travelling usually deserve more attention than switching off lights. In Québec the electricity is mostly hydroelectric; a server elsewhere may run on something else. So the place of the servers is a question to the host, not a claim.
- Among the improvements, weigh these against the answers: keep devices longer and buy them refurbished; run well on old phones and computers; host where the electricity is known; delete what nobody reads; light pages; calls before trips.
- Where to ask: the host, ARPE-Québec and the écocentre for devices, RECYC-QUÉBEC, the Competition Bureau for claims.
- Do not write about materials, kitchens, delivery vans or boxes that the answers do not mention.`,
    fr: `# Ce projet est numérique

Son idée, son modèle ou ses réponses parlent d'une application, d'un logiciel ou d'un service en ligne. Regardez-le comme tel :

- Catégories du tableau : hébergement et données conservées ; appareils de l'entreprise ; appareils et connexions de la clientèle ; messages, vidéo et calcul ; déplacements et rencontres ; énergie du lieu de travail ; vieux appareils et vieilles données. L'emballage seulement si quelque chose est vraiment expédié.
- Fabriquer des appareils, choisir un hébergeur et se déplacer méritent d'habitude plus d'attention qu'éteindre les lumières. Au Québec, l'électricité est surtout hydroélectrique ; un serveur situé ailleurs peut fonctionner autrement. Le lieu des serveurs est donc une question à poser à l'hébergeur, pas une affirmation.
- Parmi les améliorations, pesez celles-ci d'après les réponses : garder les appareils plus longtemps et les acheter reconditionnés ; bien fonctionner sur de vieux téléphones et ordinateurs ; héberger là où l'électricité est connue ; effacer ce que plus personne ne lit ; des pages légères ; l'appel avant le trajet.
- Où demander : l'hébergeur, l'ARPE-Québec et l'écocentre pour les appareils, RECYC-QUÉBEC, le Bureau de la concurrence pour les déclarations.
- N'écrivez rien sur des matières, des cuisines, des camions de livraison ou des boîtes dont les réponses ne parlent pas.`,
  },
  physical: {
    en: `# This project is physical

Something is made, sold, cooked, grown, repaired or carried. A web site beside it does not change that. Look at it as such:

- Categories of the table: each material named, with where it comes from; packaging; transport of what arrives, of what leaves and of the customers; energy, heat first; water if it plays a part; what is left over; digital tools last.
- In Québec electricity is mostly hydroelectric: gas, oil and propane, transport and materials usually weigh more than the lamps, and electricity matters most for the bill and for the cold winter evenings. Elsewhere in Canada, ask the utility what the electricity is made of.
- Among the improvements, weigh these against the answers: make what is ordered; know the origin of the first material; the package that is not handed out; group deliveries; the energy of the next appliance; used equipment; another end for what goes to the garbage.
- Where to ask: the municipality or MRC and the écocentre for bins and what they refuse, RECYC-QUÉBEC, Éco Entreprises Québec about packaging put on the market, Hydro-Québec, the Competition Bureau for claims.`,
    fr: `# Ce projet est physique

Quelque chose est fabriqué, vendu, cuisiné, cultivé, réparé ou transporté. Un site web à côté n'y change rien. Regardez-le comme tel :

- Catégories du tableau : chaque matière nommée, avec sa provenance ; l'emballage ; le transport de ce qui arrive, de ce qui part et de la clientèle ; l'énergie, la chaleur d'abord ; l'eau si elle joue un rôle ; ce qui reste ; les outils numériques en dernier.
- Au Québec, l'électricité est surtout hydroélectrique : le gaz, le mazout et le propane, le transport et les matières pèsent d'habitude plus que l'éclairage, et l'électricité compte surtout pour la facture et pour les soirs d'hiver. Ailleurs au Canada, il faut demander au distributeur de quoi l'électricité est faite.
- Parmi les améliorations, pesez celles-ci d'après les réponses : fabriquer ce qui est commandé ; connaître la provenance de la première matière ; l'emballage qu'on ne remet pas ; les livraisons regroupées ; l'énergie du prochain appareil ; l'équipement d'occasion ; une autre fin pour ce qui va aux ordures.
- Où demander : la municipalité ou la MRC et l'écocentre pour les bacs et ce qu'ils refusent, RECYC-QUÉBEC, Éco Entreprises Québec au sujet des emballages mis sur le marché, Hydro-Québec, le Bureau de la concurrence pour les déclarations.`,
  },
};

function kindOf({ module, answers, project }: GenerationRequest) {
  const answersOf = (key: ModuleKey): Answers => (key === module ? answers : (project.modules[key]?.answers ?? {}));
  const selected = project.modules.brainstorm?.selectedIdea;
  return readProjectKind(answersOf, [selected?.title, selected?.description, project.description]);
}

export const environmental: ModuleBrief = {
  without: ['brainstorm', 'personas', 'maturity'],
  task: {
    en: `# Your task

Write the environmental file of this project: what it uses, moves and throws away, and what can be done better from the first day with the means the person has. They are no specialist and want to act, not to feel guilty or to look good. Use these sections, in this order:

## At a glance
Three sentences: whether you looked at the project as physical or as digital and why (projectReadAs in the data says how it was read; if the answers show that this is wrong, say so), what is good already, and what to do first.

## What you use and where it goes
A table by category: what the person answered, where it comes from or goes, what to measure from tomorrow (litres, kilometres, kilowatt-hours, pieces, kilograms: things that stand on an invoice or a meter).

## What to do better first
A table of four to six improvements, ordered by what they change for the effort they take in this very case: improvement, why here, effort, effect, first step. Effort and effect are small, medium or large, never a number.

## What you can say honestly
A table of claims that suggest themselves: whether they can be made today, and what proof is needed. Point out every large word in the person's texts ("green", "zero waste", "carbon-neutral") and every sentence that another answer contradicts, with a true sentence instead.

## Next steps
Four to six numbered steps, the first one possible tomorrow.

Give no figure of emissions, no equivalence ("as much as … trees") and no average of a sector: nobody knows this person's figures before they have measured.`,
    fr: `# Votre tâche

Rédigez le dossier environnemental de ce projet : ce qu'il utilise, transporte et jette, et ce qui peut être fait mieux dès le premier jour avec les moyens de la personne. Elle n'est pas spécialiste et veut agir, pas se sentir coupable ni bien paraître. Suivez ces sections, dans cet ordre :

## En bref
Trois phrases : si vous avez regardé le projet comme physique ou comme numérique et pourquoi (projectReadAs, dans les données, indique comment il a été lu ; si les réponses montrent que c'est une erreur, dites-le), ce qui est déjà bien, et quoi faire en premier.

## Ce que vous utilisez et où cela va
Un tableau par catégorie : ce que la personne a répondu, d'où cela vient ou où cela va, ce qu'il faut mesurer dès demain (litres, kilomètres, kilowattheures, pièces, kilogrammes : ce qui figure sur une facture ou un compteur).

## Ce qu'il faut améliorer en premier
Un tableau de quatre à six améliorations, classées selon ce qu'elles changent pour l'effort demandé dans ce cas précis : amélioration, pourquoi ici, effort, effet, premier pas. L'effort et l'effet sont petits, moyens ou grands, jamais un nombre.

## Ce que vous pouvez dire honnêtement
Un tableau des déclarations qui viennent à l'esprit : peut-on les faire aujourd'hui, et quelle preuve faut-il. Relevez chaque grand mot dans les textes de la personne (« écologique », « zéro déchet », « carboneutre ») et chaque phrase qu'une autre réponse contredit, avec une phrase vraie à la place.

## Prochaines étapes
De quatre à six étapes numérotées, la première possible dès demain.

Ne donnez aucun chiffre d'émissions, aucune équivalence (« autant que … arbres ») et aucune moyenne de secteur : personne ne connaît les chiffres de cette personne avant qu'elle ait mesuré.`,
  },
  adapt: (request) => kinds[kindOf(request).kind],
  computed: (request) => {
    const { kind, words } = kindOf(request);
    return { projectReadAs: words.length === 0 ? { kind } : { kind, becauseOf: words } };
  },
};

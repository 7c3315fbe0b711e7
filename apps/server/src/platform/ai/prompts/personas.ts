import { personaCount } from '@elan/domain/modules/personas/count';
import type { ModuleBrief } from './module-brief.ts';

const shape =
  '{"personas":[{"nom":"…","age":"…","profession":"…","localisation":"…","revenus":"…","besoins":["…"],"frustrations":["…"],"comportements":["…"],"canaux_preferes":["…"],"citation":"…","objectifs":["…"],"freins_achat":["…"]}]}';

export const personas: ModuleBrief = {
  without: ['brainstorm'],
  task: {
    en: `# Your task

Describe three customers of this project, so concretely that the person knows whom to talk to next week. A persona is a working hypothesis about a buyer and not a portrait: it is there to be corrected in an interview. Make them from the idea, the target customers, the competitors, the differences, the price and the marketing in the project data.

Give exactly ${personaCount} personas, as ${shape}. The names of the fields stay French, their content is English.

The three differ in what they want, not in age and first name:
1. The one who will probably buy first, because the problem hurts them most.
2. The one who compares: with a competitor the person named, or with doing without.
3. The one who is least likely to be satisfied by anything on offer today, and why.
When the target customers are of several kinds, each kind has one of the three. When they are organisations, a persona is a person in one of them: who lives with the problem, who signs, who pays.

- nom: a first name and three or four words that tell this one from the others.
- age, revenus: never a bare guess. "About 40 (assumption to confirm)", or "Not known: ask what …" with the question that would tell. An income is almost always not known.
- profession, localisation: from the answers where they say it, with (your answer), else (assumption to confirm).
- besoins, frustrations: two or three each, from the problem in the person's own words. A frustration names what this customer does or buys today.
- comportements: two or three: when, where, how often and with whom they buy, as far as the answers tell.
- canaux_preferes: two or three places to reach this customer that fit the marketing answers and the place. The last one says where and when to meet such a person for an interview of fifteen minutes, and how to ask for it.
- citation: one sentence they might say in an interview, beginning with "To be heard:". It is made up and has to look it.
- objectifs: one or two: what a good day looks like for them once they have bought.
- freins_achat: two or three reasons not to buy, hardest first: the price beside that of a named competitor with the difference computed, a habit, a doubt about this project. No reason that would fit any product.

Each text is one sentence of at most 25 words. Every fact that is not in the answers ends with (assumption to confirm). No average, no share of the population, no market figure.`,
    fr: `# Votre tâche

Décrivez trois clients de ce projet, de façon si concrète que la personne sache à qui parler la semaine prochaine. Un profil est une hypothèse de travail sur quelqu'un qui achète, pas un portrait : il est là pour être corrigé en entrevue. Tirez-les de l'idée, de la clientèle cible, des concurrents, des différences, du prix et du marketing qui figurent dans les données du projet.

Donnez exactement ${personaCount} profils, sous la forme ${shape}. Les noms des champs restent tels quels, leur contenu est en français.

Les trois diffèrent par ce qu'ils veulent, pas par l'âge et le prénom :
1. Celui qui achètera sans doute en premier, parce que le problème lui pèse le plus.
2. Celui qui compare : avec un concurrent nommé par la personne, ou avec le fait de s'en passer.
3. Celui que rien de ce qui existe aujourd'hui ne satisfait, et pourquoi.
Quand la clientèle cible compte plusieurs groupes, chacun a l'un des trois profils. Quand il s'agit d'organisations, un profil est quelqu'un qui y travaille : qui vit avec le problème, qui signe, qui paie.

- nom : un prénom et trois ou quatre mots qui distinguent ce profil des autres.
- age, revenus : jamais une supposition présentée comme un fait. « Environ 40 ans (hypothèse à confirmer) », ou « Inconnus : demandez… » avec la question qui le dirait. Un revenu est presque toujours inconnu.
- profession, localisation : d'après les réponses quand elles le disent, avec (votre réponse), sinon (hypothèse à confirmer).
- besoins, frustrations : deux ou trois de chaque, tirés du problème dans les mots de la personne. Une frustration nomme ce que ce client fait ou achète aujourd'hui.
- comportements : deux ou trois : quand, où, à quelle fréquence et avec qui il achète, dans la mesure où les réponses le disent.
- canaux_preferes : deux ou trois endroits où joindre ce client, qui conviennent aux réponses sur le marketing et au lieu. Le dernier dit où et quand rencontrer quelqu'un comme lui pour une entrevue d'un quart d'heure, et comment la demander.
- citation : une phrase qu'il pourrait dire en entrevue, qui commence par « À entendre : ». Elle est inventée et doit en avoir l'air.
- objectifs : un ou deux : à quoi ressemble une bonne journée pour lui une fois qu'il a acheté.
- freins_achat : deux ou trois raisons de ne pas acheter, la plus forte d'abord : le prix à côté de celui d'un concurrent nommé, avec l'écart calculé, une habitude, un doute sur ce projet. Aucune raison qui irait à n'importe quel produit.

Chaque texte est une phrase de 25 mots au plus. Tout fait qui ne figure pas dans les réponses se termine par (hypothèse à confirmer). Pas de moyenne, pas de part de la population, pas de chiffre de marché.`,
  },
};

import { ideaCount, interestLevels } from '@elan/domain/modules/brainstorm/output';
import type { ModuleBrief } from './module-brief.ts';

const { high, medium, low } = interestLevels;

export const brainstorm: ModuleBrief = {
  task: {
    en: `# Your task

Find business ideas made for this person. They told you what they like, what they can do, and what they want: budget, time, team, sector, customers.

Give ${ideaCount.minimum}-${ideaCount.maximum} ideas, as {"ideas":[{"title":"…","description":"…","sector":"…","interestLevel":"${high.en}"}]}.

- title: what is sold, in at most eight words. A name for the business is not a title.
- description: 40 to 60 words in three parts. What is sold, and to whom. Which interest and which skill of this person it rests on, named in their words. The smallest test they could run within two weeks, and what it would cost (assumption to confirm).
- sector: the sector in two or three words.
- interestLevel: how well the idea fits this person's interests, skills and means together: "${high.en}", "${medium.en}" or "${low.en}". Use all three honestly; an idea that needs a skill or a budget the person lacks is at most "${medium.en}".

The ideas differ in what is sold and in how money is earned; two versions of one idea count as one. Respect the budget, the time and the team the person stated. When a sector is preferred, most ideas belong to it and two look at it from an unexpected side. At least three ideas can begin alone, beside a job, with next to no money. Put the best fit first.`,
    fr: `# Votre tâche

Trouvez des idées d'affaires faites pour cette personne. Elle vous a dit ce qui lui plaît, ce qu'elle sait faire et ce qu'elle veut : budget, temps, équipe, secteur, clientèle.

Donnez ${ideaCount.minimum}-${ideaCount.maximum} idées, sous la forme {"ideas":[{"title":"…","description":"…","sector":"…","interestLevel":"${high.fr}"}]}. Les noms des champs restent en anglais, leur contenu est en français.

- title : ce qui est vendu, en huit mots au plus. Un nom d'entreprise n'est pas un titre.
- description : de 40 à 60 mots en trois temps. Ce qui est vendu, et à qui. Sur quel intérêt et quel savoir-faire de la personne l'idée repose, nommés avec ses mots. Le plus petit essai qu'elle pourrait faire en deux semaines, et ce qu'il coûterait (hypothèse à confirmer).
- sector : le secteur, en deux ou trois mots.
- interestLevel : à quel point l'idée convient à la fois aux intérêts, aux compétences et aux moyens de la personne : « ${high.fr} », « ${medium.fr} » ou « ${low.fr} », sans les guillemets. Servez-vous honnêtement des trois ; une idée qui exige une compétence ou un budget qui manque à la personne est tout au plus « ${medium.fr} ».

Les idées diffèrent par ce qui est vendu et par la façon de gagner de l'argent ; deux variantes d'une même idée n'en font qu'une. Respectez le budget, le temps et l'équipe indiqués. Quand un secteur est préféré, la plupart des idées en font partie et deux l'abordent par un côté inattendu. Au moins trois idées peuvent commencer en solo, à côté d'un emploi, presque sans argent. Mettez en tête celle qui convient le mieux.`,
  },
};

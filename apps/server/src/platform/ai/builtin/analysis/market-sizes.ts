import type { Text } from '@elan/domain/locale';
import type { OptionValue } from '@elan/domain/modules/registry';

/** What a chosen market size asks for: what it means, and how to count the customers within reach. */
export const marketSizes: Readonly<Record<OptionValue<'analysis', 'marketSize'>, { meaning: Text; count: Text }>> = {
  local: {
    meaning: {
      en: 'a local market can be walked through and counted. Its limit is the number of people who live or pass there; its advantage is that reputation travels by word of mouth.',
      fr: "un marché local se parcourt à pied et se compte. Sa limite, c'est le nombre de gens qui y vivent ou y passent ; son avantage, c'est que la réputation s'y fait de bouche à oreille.",
    },
    count: {
      en: "Households of the district, in Statistics Canada's census profile or at the municipality; check by counting doors on three streets",
      fr: 'Ménages du quartier, dans le profil du recensement de Statistique Canada ou à la municipalité ; vérifiez en comptant les portes de trois rues',
    },
  },
  national: {
    meaning: {
      en: 'a national market is large enough and far away: nobody passes by, and each customer has to be found. Choose one region or one profession to begin with, where customers talk to each other.',
      fr: 'un marché national est assez grand, mais loin : personne ne passe devant chez vous, et il faut aller chercher chaque client. Choisissez une région ou une profession pour commencer, là où les clients se parlent.',
    },
    count: {
      en: "Members or establishments of the field: the professional order or association, the Institut de la statistique du Québec, Statistics Canada's business counts",
      fr: "Membres ou établissements du domaine : l'ordre ou l'association professionnelle, l'Institut de la statistique du Québec, le nombre d'entreprises de Statistique Canada",
    },
  },
  international: {
    meaning: {
      en: 'an international market adds customs, currencies, languages and returns to every sale. Prove first that strangers here buy it; then open one country, not several.',
      fr: "un marché international ajoute à chaque vente les douanes, les devises, les langues et les retours. Prouvez d'abord que des inconnus achètent ici ; ouvrez ensuite un seul pays, pas plusieurs.",
    },
    count: {
      en: 'One country only: its trade association, and the Canadian Trade Commissioner Service for that country',
      fr: 'Un seul pays : son association sectorielle, et le Service des délégués commerciaux du Canada pour ce pays',
    },
  },
  niche: {
    meaning: {
      en: 'a niche has few customers who care a great deal. They can nearly be listed by name, they know each other, and a higher price is possible; but losing a few of them hurts at once.',
      fr: 'une niche a peu de clients, mais qui y tiennent beaucoup. On peut presque les nommer, ils se connaissent, et un prix plus élevé est possible ; mais en perdre quelques-uns se sent tout de suite.',
    },
    count: {
      en: 'Members of the groups, shops, clubs and pages where they meet, counted one by one, doubles removed',
      fr: 'Membres des groupes, boutiques, clubs et pages où ces gens se retrouvent, comptés un à un, sans les doublons',
    },
  },
  unknown: {
    meaning: {
      en: 'you do not know yet, and it is better to say so than to copy a figure. One question settles it: where would your first ten customers live or work? If a bus ride reaches them all, your market is local; if they share one profession or one passion, it is a niche.',
      fr: "vous ne savez pas encore, et mieux vaut le dire que de recopier un chiffre. Une question tranche : où vivraient ou travailleraient vos dix premiers clients ? Si un trajet d'autobus suffit pour les voir tous, votre marché est local ; s'ils partagent un métier ou une passion, c'est une niche.",
    },
    count: {
      en: 'The first ten customers by name; where they are tells what to count next',
      fr: "Les dix premiers clients, nommément ; l'endroit où ils se trouvent dit quoi compter ensuite",
    },
  },
};

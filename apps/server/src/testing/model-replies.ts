import type { Language, Localized } from '@elan/domain/locale';
import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import { samples } from '@elan/domain/modules/testing/samples';

export type ChatRequest = {
  model?: string;
  temperature?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
  stream?: boolean;
  response_format?: { type?: string };
  messages?: { role: string; content: string }[];
};

/** A reply that fits a request: its language, and ideas, personas, a score, a SWOT matrix or a plain report. */
export function sampleReply(chat: ChatRequest): string {
  const asked = (chat.messages ?? []).map(({ content }) => content).join('\n');
  const language: Language = /langue de la réponse/iu.test(asked) ? 'fr' : 'en';
  if (asked.includes('"personas":[{')) return JSON.stringify({ personas: samples.bakery[language].personas });
  if (asked.includes('"overall":')) return JSON.stringify(scores[language]);
  if (asked.includes('"ideas":[') || chat.response_format !== undefined)
    return JSON.stringify({ ideas: ideas[language] });
  return /^### (?:Strengths|Forces)$/mu.test(asked) ? `${report[language]}\n\n${swot[language]}` : report[language];
}

const report: Localized<string> = {
  en: `## At a glance

You want to sell slow-fermented bread to the neighbourhood by subscription. Regular orders make the mornings predictable (your answer). Settle first how many households would commit to one loaf a week.

## How it earns money

| Source of income | Price | What one sale costs | What is left |
|---|---|---|---|
| Weekly loaf | 8 $ (your answer) | 3 $ (assumption to confirm) | 5 $ (computed) |
| Saturday box | 22 $ (your answer) | 9 $ (assumption to confirm) | 13 $ (computed) |

A rent of 1 500 $ a month (assumption to confirm) is covered by 300 loaves: 1 500 ÷ 5 (computed).

## What to check first

1. Ask ten neighbours to pay for one month in advance.
2. Bake for two Saturdays in a borrowed kitchen.
3. Ask the municipality which permit applies.

## What is missing

- The cost of a borrowed kitchen.
- The distance people would walk for bread.`,
  fr: `## En bref

Vous voulez vendre du pain à longue fermentation au quartier, par abonnement. Des commandes régulières rendent les matins prévisibles (votre réponse). Réglez d'abord combien de ménages s'engageraient pour un pain par semaine.

## Comment l'idée rapporte

| Source de revenus | Prix | Coût d'une vente | Ce qui reste |
|---|---|---|---|
| Pain de la semaine | 8 $ (votre réponse) | 3 $ (hypothèse à confirmer) | 5 $ (calculé) |
| Boîte du samedi | 22 $ (votre réponse) | 9 $ (hypothèse à confirmer) | 13 $ (calculé) |

Un loyer de 1 500 $ par mois (hypothèse à confirmer) est couvert par 300 pains : 1 500 ÷ 5 (calculé).

## Ce qu'il faut vérifier en premier

1. Demandez à dix voisins de payer un mois d'avance.
2. Cuisez pendant deux samedis dans une cuisine prêtée.
3. Demandez à la municipalité quel permis s'applique.

## Ce qui manque

- Le coût d'une cuisine prêtée.
- La distance que les gens parcourraient pour du pain.`,
};

const swot: Localized<string> = {
  en: `## SWOT matrix

### Strengths

- Ten years of baking at home and two in a bakery (your answer).
- Regular orders known a week ahead.

### Weaknesses

- One oven limits a morning to forty loaves (assumption to confirm).

### Opportunities

- No bakery within walking distance (your answer).

### Threats

- The supermarket can start a bread subscription within a month.`,
  fr: `## Matrice FFOM

### Forces

- Dix ans de pain à la maison et deux en boulangerie (votre réponse).
- Des commandes régulières connues une semaine d'avance.

### Faiblesses

- Un seul four limite la matinée à quarante pains (hypothèse à confirmer).

### Opportunités

- Aucune boulangerie à distance de marche (votre réponse).

### Menaces

- Le supermarché peut lancer un abonnement de pain en un mois.`,
};

type SampleIdea = { title: string; description: string; sector: string; interestLevel: string };

const titles: Localized<readonly string[]> = {
  en: [
    'Weekly bread by subscription',
    'Sourdough workshops at home',
    'Starter kits for home bakers',
    'Bread for neighbourhood cafés',
    'Gluten-free Saturday bakery',
    'Birthday baking for children',
    'Baking videos for beginners',
    'Oven sharing for small makers',
    'Frozen dough delivered',
    'Breakfast boxes for offices',
    'Old recipes of the region',
    'Baking evenings for teams',
  ],
  fr: [
    'Pain de la semaine par abonnement',
    'Ateliers de levain à la maison',
    'Trousses de départ pour boulangers amateurs',
    'Pain pour les cafés du quartier',
    'Boulangerie sans gluten du samedi',
    "Pâtisserie d'anniversaire pour enfants",
    'Vidéos de boulangerie pour débutants',
    'Four partagé pour petits artisans',
    'Pâte surgelée livrée',
    'Boîtes à déjeuner pour bureaux',
    'Recettes anciennes de la région',
    'Soirées boulangerie en équipe',
  ],
};

const levels: Localized<readonly string[]> = { en: ['High', 'Medium', 'Low'], fr: ['Élevé', 'Moyen', 'Faible'] };
const words: Localized<{ sector: string; describe: (title: string) => string }> = {
  en: {
    sector: 'Food',
    describe: (title) =>
      `${title}, for households of your own street. It rests on your taste for good bread and your years of baking. Offer it to ten neighbours for two weeks (cost: 60 $, assumption to confirm).`,
  },
  fr: {
    sector: 'Alimentation',
    describe: (title) =>
      `${title}, pour les ménages de votre rue. L'idée repose sur votre goût du bon pain et vos années de boulange. Offrez-la à dix voisins pendant deux semaines (coût : 60 $, hypothèse à confirmer).`,
  },
};

const ideasIn = (language: Language): SampleIdea[] =>
  titles[language].map((title, index) => ({
    title,
    description: words[language].describe(title),
    sector: words[language].sector,
    interestLevel: levels[language][Math.floor(index / 4)] ?? '',
  }));

const ideas: Localized<SampleIdea[]> = { en: ideasIn('en'), fr: ideasIn('fr') };

const scores: Localized<MaturityScore> = {
  en: {
    overall: 62,
    categories: {
      idea: {
        score: 82,
        status: 'Well prepared',
        recommendations: ['Ask five more households what they pay for bread in a week.', 'Write down the oven hours.'],
      },
      market: {
        score: 71,
        status: 'On the way',
        recommendations: [
          'Visit the supermarket on a Friday and count the loaves.',
          'Name a second trend with its source.',
        ],
      },
      business: {
        score: 66,
        status: 'On the way',
        recommendations: ['Ask the landlord for the lease in writing.', 'Give every milestone a name.'],
      },
      marketing: {
        score: 58,
        status: 'Taking shape',
        recommendations: [
          'Hand out twenty cards and count the answers.',
          'Put a price on the Saturday box.',
          'Ask two customers for a sentence you may quote.',
        ],
      },
      product: {
        score: 60,
        status: 'On the way',
        recommendations: ['Weigh forty loaves in a row.', 'Ask the MAPAQ which permit applies.'],
      },
      finance: {
        score: 35,
        status: 'At the beginning',
        recommendations: ['Ask two mills for a quote.', 'Write the rent into the fixed costs.'],
      },
    },
    strengths: ['Ten years of baking at home, and neighbours who ask for more.'],
    weaknesses: ['Two different prices for the same loaf.'],
    nextSteps: ['Settle one price for the loaf.', 'Bake for two Saturdays in a borrowed kitchen.'],
    timeline: 'The price this week, the two Saturdays within a month, the quotes before you meet a lender.',
  },
  fr: {
    overall: 62,
    categories: {
      idea: {
        score: 82,
        status: 'Bien préparé',
        recommendations: [
          'Demandez à cinq autres ménages ce que leur coûte le pain par semaine.',
          'Notez les heures du four.',
        ],
      },
      market: {
        score: 71,
        status: 'En bonne voie',
        recommendations: [
          'Visitez le supermarché un vendredi et comptez les miches.',
          'Nommez une deuxième tendance, avec sa source.',
        ],
      },
      business: {
        score: 66,
        status: 'En bonne voie',
        recommendations: ['Demandez le bail par écrit au propriétaire.', 'Donnez un nom à chaque étape.'],
      },
      marketing: {
        score: 58,
        status: 'Prend forme',
        recommendations: [
          'Distribuez vingt cartes et comptez les réponses.',
          'Fixez le prix de la boîte du samedi.',
          'Demandez à deux clientes une phrase que vous pourrez citer.',
        ],
      },
      product: {
        score: 60,
        status: 'En bonne voie',
        recommendations: ['Pesez quarante miches de suite.', "Demandez au MAPAQ quel permis s'applique."],
      },
      finance: {
        score: 35,
        status: 'Au début',
        recommendations: ['Demandez une soumission à deux moulins.', 'Inscrivez le loyer dans les coûts fixes.'],
      },
    },
    strengths: ['Dix ans de pain à la maison, et des voisins qui en redemandent.'],
    weaknesses: ['Deux prix différents pour la même miche.'],
    nextSteps: ['Fixez un seul prix pour la miche.', 'Cuisez pendant deux samedis dans une cuisine prêtée.'],
    timeline:
      "Le prix cette semaine, les deux samedis d'ici un mois, les soumissions avant de rencontrer une institution financière.",
  },
};

/** Replies as models send them when they do not follow the requested format. */
export const replyFaults = {
  fenced: (reply: string) => `\`\`\`json\n${reply}\n\`\`\``,
  prefixed: (reply: string) => `Here is the result you asked for:\n\n${reply}`,
  truncated: (reply: string) => reply.slice(0, Math.floor(reply.length * 0.6)),
  wrongType: (reply: string) => JSON.stringify([reply]),
} as const;

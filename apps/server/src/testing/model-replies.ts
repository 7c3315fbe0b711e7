import type { Language, Localized } from '@elan/domain/locale';
import type { ChatRequest } from './model-server.ts';

/** A reply that fits a request: its language, and ideas, a SWOT matrix or a plain report. */
export function sampleReply(chat: ChatRequest): string {
  const system = chat.messages?.find((message) => message.role === 'system')?.content ?? '';
  const language: Language = /langue de la réponse/iu.test(system) ? 'fr' : 'en';
  if (system.includes('"ideas"') || chat.response_format !== undefined)
    return JSON.stringify({ ideas: ideas[language] });
  return /^### (?:Strengths|Forces)$/mu.test(system) ? `${report[language]}\n\n${swot[language]}` : report[language];
}

const report: Localized<string> = {
  en: `## In short

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

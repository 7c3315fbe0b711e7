import { type Agreement, type Check, sameWords, side, unanswered } from './agreement.ts';
import type { MaturityCategory } from './categories.ts';
import { commonWords } from './common-words.ts';
import { inTheirWords } from './evidence.ts';
import { investmentAndBudget, marketingBudget, sameCosts, samePrice, startingBudgets } from './money-agreements.ts';
import type { ProjectFacts } from './project-facts.ts';

/** The comparisons in each category. At least one of them applies to every project. */
export const agreements: Readonly<Record<MaturityCategory, readonly Check[]>> = {
  idea: [
    sameWords(side('idea', 'problemSolved'), side('analysis', 'competitors'), {
      en: 'how people cope today comes back among your competitors',
      fr: "la façon dont les gens s'en tirent aujourd'hui revient parmi vos concurrents",
    }),
    keptIdea,
    startingBudgets,
  ],
  market: [sizeAndPlace, describedCustomers],
  business: [
    sameWords(side('idea', 'location'), side('business-plan', 'location'), {
      en: 'the plan is in the same place as the idea',
      fr: "le plan se trouve au même endroit que l'idée",
    }),
    sameWords(side('business-plan', 'resources'), side('finances', 'fixedCosts', 'variableCosts'), {
      en: 'what you need appears among your costs',
      fr: 'ce dont vous avez besoin figure dans vos coûts',
    }),
  ],
  marketing: [
    sameWords(side('marketing', 'valueProposition'), side('analysis', 'differentiators'), {
      en: 'your promise rests on what sets you apart',
      fr: 'votre promesse repose sur ce qui vous distingue',
    }),
    sameWords(side('marketing', 'customerAcquisition'), side('idea', 'targetMarket'), {
      en: 'you go and find the customers you named',
      fr: 'vous allez chercher la clientèle que vous avez nommée',
    }),
    marketingBudget,
  ],
  product: [
    sameWords(side('rd', 'productDescription'), side('idea', 'businessIdea'), {
      en: 'the product described is the one of the idea',
      fr: "le produit décrit est celui de l'idée",
    }),
    sameWords(
      side('rd', 'productDescription', 'technicalRequirements', 'suppliers'),
      side('environmental', 'materials'),
      {
        en: 'what it is made of is the same in both modules',
        fr: "les deux modules disent la même chose de ce qu'il faut pour le faire",
      },
    ),
  ],
  finance: [samePrice, investmentAndBudget, sameCosts],
};

function keptIdea(facts: ProjectFacts): Agreement | undefined {
  const kept = facts.entries.brainstorm?.selectedIdea;
  const idea = facts.texts('idea', 'businessIdea', 'problemSolved');
  if (!kept || idea === undefined) return undefined;
  const title = inTheirWords(kept.title, 80);
  return commonWords(`${kept.title} ${kept.description}`, idea).length > 0
    ? {
        result: 'agrees',
        reason: {
          en: `The idea you kept, ${title.en}, is the one you describe.`,
          fr: `L'idée que vous avez gardée, ${title.fr}, est celle que vous décrivez.`,
        },
      }
    : {
        result: 'differs',
        reason: {
          en: `The idea you kept, ${title.en}, is not the one “My idea” describes.`,
          fr: `L'idée que vous avez gardée, ${title.fr}, n'est pas celle que décrit «\u00a0Mon idée\u00a0».`,
        },
        raise: {
          en: 'Choose the idea you work on in “Find my idea”, or bring “My idea” up to date.',
          fr: 'Choisissez dans «\u00a0Trouver mon idée\u00a0» celle à laquelle vous travaillez, ou mettez «\u00a0Mon idée\u00a0» à jour.',
        },
      };
}

function sizeAndPlace(facts: ProjectFacts): Agreement {
  const [size, place] = [side('analysis', 'marketSize'), side('idea', 'location')];
  const chosen = facts.chosen('analysis', 'marketSize');
  const location = facts.answer('idea', 'location');
  const open = [...(chosen === undefined ? [size] : []), ...(location === undefined ? [place] : [])];
  if (chosen === undefined || location === undefined) return unanswered(...open);
  const words = inTheirWords(location, 80);
  const isLocal = facts.answer('analysis', 'marketSize') === 'local';
  const isOnlineOnly = /^(?:online|web|internet|remote|en ligne|sur le web|à distance)[\s.!]*$/iu.test(location);
  return isLocal && isOnlineOnly
    ? {
        result: 'differs',
        reason: {
          en: `Your market is local, and your place, ${words.en}, names no city.`,
          fr: `Votre marché est local, et votre lieu, ${words.fr}, ne nomme aucune ville.`,
        },
        raise: {
          en: 'Name the city or region you serve first in “My idea”.',
          fr: "Nommez dans «\u00a0Mon idée\u00a0» la ville ou la région que vous servez d'abord.",
        },
      }
    : {
        result: 'agrees',
        reason: {
          en: `The size of your market (“${chosen.en}”) fits your place, ${words.en}.`,
          fr: `La taille de votre marché («\u00a0${chosen.fr}\u00a0») convient à votre lieu, ${words.fr}.`,
        },
      };
}

function describedCustomers(facts: ProjectFacts): Agreement | undefined {
  const target = facts.answer('idea', 'targetMarket');
  if (target === undefined) return unanswered(side('idea', 'targetMarket'));
  // Missing personas are already an open answer and lose their points there.
  const personas = facts.entries.personas?.personas ?? [];
  if (personas.length === 0) return undefined;
  const shared = commonWords(target, personas.map((persona) => Object.values(persona).flat().join(' ')).join(' '));
  const words = inTheirWords(shared.join(', '), 80);
  return shared.length > 0
    ? {
        result: 'agrees',
        reason: {
          en: `Your personas are the customers you named: ${words.en}.`,
          fr: `Vos profils sont bien la clientèle que vous avez nommée\u00a0: ${words.fr}.`,
        },
      }
    : {
        result: 'differs',
        reason: {
          en: 'Your personas and your target customers have no words in common.',
          fr: "Vos profils n'ont aucun mot en commun avec votre clientèle cible.",
        },
        raise: {
          en: 'Generate the personas again, now that your target customers have changed.',
          fr: 'Générez de nouveaux profils, puisque votre clientèle cible a changé.',
        },
      };
}

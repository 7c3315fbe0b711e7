import type { Text } from '../../locale.ts';
import { type Amount, perMonth } from '../../money/amounts.ts';
import { moneyText } from '../../money/money-text.ts';
import { type Agreement, nameOf, side, unanswered } from './agreement.ts';
import type { Band, ProjectFacts } from './project-facts.ts';

export function startingBudgets(facts: ProjectFacts): Agreement | undefined {
  const before = facts.band('brainstorm', 'budget');
  const now = facts.band('idea', 'budget');
  if (before === undefined || now === undefined) return undefined;
  return compareBands(before, now, {
    agrees: {
      en: 'The starting budget is the same as in “Find my idea”',
      fr: 'Le budget de départ est le même que dans «\u00a0Trouver mon idée\u00a0»',
    },
    differs: {
      en: 'The starting budget is not the one of “Find my idea”',
      fr: "Le budget de départ n'est pas celui de «\u00a0Trouver mon idée\u00a0»",
    },
    raise: {
      en: 'Choose in both modules the budget you really have.',
      fr: 'Choisissez dans les deux modules le budget que vous avez vraiment.',
    },
  });
}

export function marketingBudget(facts: ProjectFacts): Agreement | undefined {
  const monthly = facts.band('marketing', 'budget');
  const starting = facts.band('idea', 'budget');
  if (monthly === undefined || starting === undefined) return undefined;
  const months = 3;
  const needed = money(months * monthly.from);
  const least = money(monthly.from);
  const most = money(starting.to);
  return months * monthly.from <= starting.to
    ? {
        result: 'agrees',
        reason: {
          en: `Three months of your marketing budget (${monthly.label.en}) fit into your starting budget (${starting.label.en}).`,
          fr: `Trois mois de votre budget de marketing (${monthly.label.fr}) tiennent dans votre budget de départ (${starting.label.fr}).`,
        },
      }
    : {
        result: 'differs',
        reason: {
          en: `Three months of your marketing budget take at least ${needed.en} (3 × ${least.en}), more than your starting budget allows (${most.en}).`,
          fr: `Trois mois de votre budget de marketing demandent au moins ${needed.fr} (3 × ${least.fr}), plus que ne le permet votre budget de départ (${most.fr}).`,
        },
        raise: {
          en: 'Lower the monthly budget in “Marketing”, or say in “Finances” who pays for it.',
          fr: 'Baissez le budget mensuel dans «\u00a0Marketing\u00a0», ou dites dans «\u00a0Finances\u00a0» qui le paie.',
        },
      };
}

export function samePrice(facts: ProjectFacts): Agreement {
  const [offer, strategy] = [side('idea', 'businessIdea'), side('finances', 'pricingStrategy')];
  const offered = facts.amounts('idea', 'businessIdea');
  const planned = facts.amounts('finances', 'pricingStrategy');
  if (offered.length === 0 || planned.length === 0) {
    const names = [...(offered.length === 0 ? [offer] : []), ...(planned.length === 0 ? [strategy] : [])].map(nameOf);
    return {
      result: 'open',
      reason: {
        en: `No price yet in ${names.map((name) => name.en).join(', ')}.`,
        fr: `Aucun prix pour l'instant dans ${names.map((name) => name.fr).join(', ')}.`,
      },
      raise: {
        en: `Write a price in dollars in ${names.map((name) => name.en).join(', ')}.`,
        fr: `Écrivez un prix en dollars dans ${names.map((name) => name.fr).join(', ')}.`,
      },
    };
  }
  const price = offered.find((amount) => planned.some((other) => other.dollars === amount.dollars));
  if (price === undefined) {
    const list = (amounts: readonly Amount[], language: 'en' | 'fr') =>
      amounts
        .slice(0, 3)
        .map((amount) => money(amount.dollars)[language])
        .join(', ');
    return {
      result: 'differs',
      reason: {
        en: `The amounts differ: ${list(offered, 'en')} in “My idea”, ${list(planned, 'en')} in “Finances”.`,
        fr: `Les montants diffèrent\u00a0: ${list(offered, 'fr')} dans «\u00a0Mon idée\u00a0», ${list(planned, 'fr')} dans «\u00a0Finances\u00a0».`,
      },
      raise: {
        en: 'Write the same price in “My idea” and in “Finances”.',
        fr: 'Écrivez le même prix dans «\u00a0Mon idée\u00a0» et dans «\u00a0Finances\u00a0».',
      },
    };
  }
  const same = money(price.dollars);
  return {
    result: 'agrees',
    reason: {
      en: `The price is the same in “My idea” and in “Finances”: ${same.en}.`,
      fr: `Le prix est le même dans «\u00a0Mon idée\u00a0» et dans «\u00a0Finances\u00a0»\u00a0: ${same.fr}.`,
    },
  };
}

export function investmentAndBudget(facts: ProjectFacts): Agreement {
  const [investment, budget] = [side('finances', 'initialInvestment'), side('idea', 'budget')];
  const needed = facts.band('finances', 'initialInvestment');
  const own = facts.band('idea', 'budget');
  const open = [...(needed === undefined ? [investment] : []), ...(own === undefined ? [budget] : [])];
  if (needed === undefined || own === undefined) return unanswered(...open);
  const source = facts.answer('finances', 'fundingSources');
  const label = facts.chosen('finances', 'fundingSources');
  if (own.to < needed.from && label !== undefined && source !== 'personal_funds') {
    return {
      result: 'agrees',
      reason: {
        en: `The investment (${needed.label.en}) is above your budget (${own.label.en}), and you say where the rest comes from: ${label.en}.`,
        fr: `L'investissement (${needed.label.fr}) dépasse votre budget (${own.label.fr}), et vous dites d'où vient le reste\u00a0: ${label.fr}.`,
      },
    };
  }
  const isCovered = own.to >= needed.from;
  return {
    result: isCovered ? 'agrees' : 'differs',
    reason: isCovered
      ? {
          en: `The initial investment (${needed.label.en}) is within your starting budget (${own.label.en}).`,
          fr: `L'investissement de départ (${needed.label.fr}) est à la portée de votre budget (${own.label.fr}).`,
        }
      : {
          en: `The initial investment (${needed.label.en}) is above your starting budget (${own.label.en}).`,
          fr: `L'investissement de départ (${needed.label.fr}) dépasse votre budget de départ (${own.label.fr}).`,
        },
    ...(isCovered
      ? {}
      : {
          raise: {
            en: 'Say in “Finances” where the rest of the money comes from, or begin smaller.',
            fr: "Dites dans «\u00a0Finances\u00a0» d'où vient le reste de l'argent, ou commencez plus petit.",
          },
        }),
  };
}

/** The monthly costs named in the idea must appear among the costs; a price per customer is not a cost. */
export function sameCosts(facts: ProjectFacts): Agreement | undefined {
  const prices = facts.amounts('finances', 'pricingStrategy').map((amount) => amount.dollars);
  const named = facts
    .amounts('idea', 'businessIdea')
    .filter(
      (amount) => perMonth(amount) !== undefined && amount.unit === undefined && !prices.includes(amount.dollars),
    );
  if (named.length === 0) return undefined;
  const costs = side('finances', 'fixedCosts', 'variableCosts');
  if (facts.texts(costs.module, ...costs.questions) === undefined) return unanswered(costs);
  const planned = facts.amounts(costs.module, ...costs.questions).map((amount) => amount.dollars);
  const absent = named.filter((amount) => !planned.includes(amount.dollars));
  const [first] = absent.length > 0 ? absent : named;
  const sum = money(first?.dollars ?? 0);
  return absent.length === 0
    ? {
        result: 'agrees',
        reason: {
          en: `The cost of “My idea” comes back in “Finances”: ${sum.en}.`,
          fr: `Le coût nommé dans «\u00a0Mon idée\u00a0» revient dans «\u00a0Finances\u00a0»\u00a0: ${sum.fr}.`,
        },
      }
    : {
        result: 'differs',
        reason: {
          en: `${sum.en} of “My idea” does not come back among the costs in “Finances”.`,
          fr: `Les ${sum.fr} de «\u00a0Mon idée\u00a0» ne reviennent pas dans les coûts de «\u00a0Finances\u00a0».`,
        },
        raise: {
          en: `Enter ${sum.en} among the costs in “Finances”, or correct “My idea”.`,
          fr: `Inscrivez ${sum.fr} dans les coûts de «\u00a0Finances\u00a0», ou corrigez «\u00a0Mon idée\u00a0».`,
        },
      };
}

function compareBands(one: Band, other: Band, words: { agrees: Text; differs: Text; raise: Text }): Agreement {
  const overlaps = one.from < other.to && other.from < one.to;
  const said = overlaps ? words.agrees : words.differs;
  const reason = overlaps
    ? { en: `${said.en} (${other.label.en}).`, fr: `${said.fr} (${other.label.fr}).` }
    : {
        en: `${said.en}: ${one.label.en} there, ${other.label.en} here.`,
        fr: `${said.fr}\u00a0: ${one.label.fr} là-bas, ${other.label.fr} ici.`,
      };
  return { result: overlaps ? 'agrees' : 'differs', reason, ...(overlaps ? {} : { raise: words.raise }) };
}

function money(dollars: number): Text {
  return moneyText(Math.round(dollars * 100));
}

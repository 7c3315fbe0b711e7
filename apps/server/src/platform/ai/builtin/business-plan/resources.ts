import { perMonth } from '@elan/domain/money/amounts';
import { blocks, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import { salesToCover } from '../reading/figures.ts';
import { findNeed } from '../reading/needs.ts';
import type { Reading } from '../reading/reading.ts';
import { startingBudget } from '../reading/starting-budget.ts';
import type { Plan } from './plan.ts';
import type { Resource } from './read-money.ts';

/** What the start takes and what is there, added up, and how many sales the monthly amounts ask for. */
export function resources(reading: Reading, plan: Plan): string {
  const { say } = reading;
  return blocks(
    say({ en: '## Resources and money', fr: '## Ressources et argent' }),
    list(reading, plan),
    balance(reading, plan),
    againstBudget(reading, plan),
    salesNeeded(reading, plan),
    wages(reading, plan),
  );
}

const wage =
  /\b(?:paid|wages?|salar\w+|employees?)\b|payée?s?(?!\p{L})|salaire|salariée?|rémunér|employée?s?(?!\p{L})/iu;
const unpaid =
  /\b(?:unpaid|not paid|without pay|no (?:wage|salary|pay))\b|non payée?|sans (?:salaire|paie|rémunération)|pas payée?|bénévol/iu;
const deposit = /\b(?:rent|lease|deposit)\b|loyer|\bbail\b/iu;

function list(reading: Reading, plan: Plan): string {
  const { say, quote, money } = reading;
  if (plan.money.resources.length === 0) {
    return say({
      en: 'Your answer names no resource. A lender reads two lists here: what you have, and what you still need, each line with an amount and a quote.',
      fr: "Votre réponse ne nomme aucune ressource. Une banque lit ici deux listes : ce que vous avez et ce qu'il vous faut encore, chaque ligne avec un montant et une soumission.",
    });
  }
  const kinds: Readonly<Record<Resource['kind'], readonly [string, string]>> = say({
    en: {
      own: ['Your own share', 'Account statement'],
      outside: ["Other people's money", 'Letter of offer, with its conditions'],
      need: ['To pay before opening', 'Written quote with a date'],
      monthly: ['Every month', 'Contract or price list'],
      unpriced: ['No amount to compute with', 'An amount: ask for one quote'],
    },
    fr: {
      own: ['Votre mise de fonds', 'Relevé de compte'],
      outside: ["L'argent des autres", "Lettre d'offre, avec ses conditions"],
      need: ["À payer avant l'ouverture", 'Soumission écrite et datée'],
      monthly: ['Chaque mois', 'Contrat ou liste de prix'],
      unpriced: ['Aucun montant à calculer', 'Un montant : demandez une soumission'],
    },
  });
  return table(
    say({
      en: ['In your words', 'Amount', 'What it is', 'Proof to obtain'],
      fr: ['Dans vos mots', 'Montant', "Ce que c'est", 'Preuve à obtenir'],
    }),
    plan.money.resources.map((entry) => [
      quote(entry.text, 90),
      entry.kind === 'unpriced'
        ? say({ en: 'to find out', fr: 'à trouver' })
        : `${money(entry.dollars)} ${say(marks.answer)}`,
      kinds[entry.kind][0],
      entry.kind === 'need' && deposit.test(entry.text)
        ? say({ en: 'Lease or offer of lease', fr: 'Bail ou offre de bail' })
        : kinds[entry.kind][1],
    ]),
  );
}

function balance({ say, money, number }: Reading, { money: plan }: Plan): string | undefined {
  const needs = plan.resources.filter((entry) => entry.kind === 'need').map((entry) => money(entry.dollars));
  if (needs.length === 0) return undefined;
  const sum = needs.length > 1 ? `${needs.join(' + ')} = ${money(plan.needs)}` : money(plan.needs);
  const start = say({
    en: `**What the start takes.** ${sum} (computed) before the opening.`,
    fr: `**Ce que demande le démarrage.** ${sum} (calculé) avant l'ouverture.`,
  });
  const found = plan.own + plan.outside;
  if (found === 0) {
    return say({
      en: `${start} No line says what you put in yourself: it is the first amount a lender asks for.`,
      fr: `${start} Aucune ligne ne dit ce que vous mettez vous-même : c'est le premier montant qu'une banque demande.`,
    });
  }
  const have = [...(plan.own > 0 ? [money(plan.own)] : []), ...(plan.outside > 0 ? [money(plan.outside)] : [])];
  const difference = `${have.join(' + ')} − ${money(plan.needs)} = `;
  if (plan.left < 0) {
    return say({
      en: `${start} ${difference}−${money(-plan.left)} (computed): **${money(-plan.left)} is still to be found**, or the list is to be cut by as much. That is the amount to speak of with a lender, plus a reserve.`,
      fr: `${start} ${difference}−${money(-plan.left)} (calculé) : **il reste ${money(-plan.left)} à trouver**, ou la liste à raccourcir d'autant. C'est de ce montant qu'il faut parler avec une banque, plus une réserve.`,
    });
  }
  const reserve =
    plan.monthly > 0
      ? say({
          en: ` Spent on nothing but ${money(plan.monthly)} a month, this reserve lasts ${number(plan.left / plan.monthly)} months (${money(plan.left)} ÷ ${money(plan.monthly)}, computed), without a wage for anybody.`,
          fr: ` Si elle ne servait qu'à payer ${money(plan.monthly)} par mois, cette réserve durerait ${number(plan.left / plan.monthly)} mois (${money(plan.left)} ÷ ${money(plan.monthly)}, calculé), sans salaire pour personne.`,
        })
      : say({
          en: ' How many months that is, nobody can say yet: no monthly cost is named.',
          fr: " Combien de mois cela fait, personne ne peut le dire encore : aucun coût mensuel n'est nommé.",
        });
  const outside =
    plan.outside > 0
      ? say({
          en: ` Of this, ${money(plan.outside)} is not yours and counts only once the letter is signed.`,
          fr: ` De cette somme, ${money(plan.outside)} n'est pas à vous et ne compte qu'une fois la lettre signée.`,
        })
      : '';
  return say({
    en: `${start} ${difference}${money(plan.left)} left as a reserve (computed).${outside}${reserve}`,
    fr: `${start} ${difference}${money(plan.left)} en réserve (calculé).${outside}${reserve}`,
  });
}

/** Whether the plan agrees with the band that the idea names. */
function againstBudget(reading: Reading, plan: Plan): string | undefined {
  const { say, money } = reading;
  const budget = startingBudget(reading);
  const share = plan.money.own > 0 ? plan.money.own : plan.money.needs;
  if (budget === undefined || share === 0) return undefined;
  const isUnder = budget.low !== undefined && share < budget.low;
  const isOver = budget.high !== undefined && share > budget.high;
  if (!isUnder && !isOver) return undefined;
  const what = plan.money.own > 0;
  return say({
    en: `One thing to settle: “My idea” gives this starting budget, “${budget.label}”, and here ${what ? 'your own share' : 'the list'} comes to ${money(share)} (computed). Correct one of the two before anybody reads both.`,
    fr: `Un point à régler : « Mon idée » donne ce budget de départ, « ${budget.label} », et ici ${what ? 'votre mise de fonds' : 'la liste'} s'élève à ${money(share)} (calculé). Corrigez l'un des deux avant que quelqu'un lise les deux.`,
  });
}

/** What sales must pay: the monthly costs, then what the person wants to draw as well. */
export function salesNeeded(reading: Reading, plan: Plan): string {
  const { say, money, number, figures } = reading;
  const price = priceOf(reading);
  const { monthly, goal } = plan.money;
  if (price === undefined || monthly + (goal ?? 0) === 0) {
    return say({
      en: `**What sales must pay.** ${price === undefined ? 'No price' : 'No monthly cost'} stands in your answers, so the number of sales that carries this plan cannot be computed. Add it to “My idea” or to the resources above.`,
      fr: `**Ce que les ventes doivent payer.** ${price === undefined ? 'Aucun prix' : 'Aucun coût mensuel'} ne figure dans vos réponses : le nombre de ventes qui porte ce plan ne peut donc pas se calculer. Ajoutez-le à « Mon idée » ou aux ressources ci-dessus.`,
    });
  }
  const unit =
    figures.price?.period === 'hour'
      ? say({ en: 'hours billed a month', fr: 'heures facturées par mois' })
      : ['week', 'month', 'year'].includes(figures.price?.period ?? '')
        ? say({ en: 'paying customers', fr: 'clients payants' })
        : say({ en: 'sales a month', fr: 'ventes par mois' });
  const line = (amount: number, sum: string) => {
    const { quotient, sales } = salesToCover(amount, price);
    const rounded = quotient === sales ? '' : say({ en: `, so ${number(sales)}`, fr: `, donc ${number(sales)}` });
    return `${sum} ÷ ${money(price)} = ${number(quotient, 2)}${rounded} ${unit} (${say({ en: 'computed', fr: 'calculé' })})`;
  };
  const costs = monthly > 0 ? line(monthly, money(monthly)) : undefined;
  const all =
    goal === undefined
      ? undefined
      : line(monthly + goal, monthly > 0 ? `(${money(monthly)} + ${money(goal)})` : money(goal));
  const sold = findNeed(reading)?.sold;
  return blocks(
    say({
      en: `**What sales must pay.** ${costs ? `The monthly costs you name: ${costs}.` : ''}${all ? ` With the ${money(goal ?? 0)} you want to draw: ${all}.` : ' You do not say what you want to draw for yourself; a lender adds it, and so should you.'}`,
      fr: `**Ce que les ventes doivent payer.** ${costs ? `Les coûts mensuels que vous nommez : ${costs}.` : ''}${all ? ` Avec les ${money(goal ?? 0)} que vous voulez vous verser : ${all}.` : " Vous ne dites pas ce que vous voulez vous verser ; une banque l'ajoute, faites-le aussi."}`,
    }),
    say({
      en: `None of this pays for supplies, taxes or a second wage: the cost of one sale is not in these answers. The module “Finances” works it out.${sold === undefined ? '' : ` For comparison, what you have sold before comes to about ${number(sold)} a month (computed from “My idea”).`}`,
      fr: `Rien de cela ne paie les achats, les taxes ni un deuxième salaire : le coût d'une vente n'est pas dans ces réponses. Le module « Finances » sert à l'établir.${sold === undefined ? '' : ` Pour comparer, vos ventes passées font environ ${number(sold)} par mois (calculé d'après « Mon idée »).`}`,
    }),
  );
}

/** Somebody is paid, and no amount for it stands in the plan. */
function wages({ say, quote }: Reading, plan: Plan): string | undefined {
  const isCounted = plan.money.resources.some((entry) => wage.test(entry.text) && entry.kind !== 'unpriced');
  const paid = plan.members.find((member) => wage.test(member.text) && !unpaid.test(member.text));
  if (paid === undefined || isCounted) return undefined;
  return say({
    en: `**A wage without an amount.** ${quote(paid.text, 120)}: no monthly amount in your answers pays for it. Hours × hourly wage, plus the employer's contributions (Revenu Québec and the Canada Revenue Agency say which), is a monthly cost; with it, every number above goes up.`,
    fr: `**Un salaire sans montant.** ${quote(paid.text, 120)} : aucun montant mensuel de vos réponses ne le paie. Heures × salaire horaire, plus les cotisations de l'employeur (Revenu Québec et l'Agence du revenu du Canada disent lesquelles), voilà un coût mensuel ; avec lui, tous les nombres ci-dessus montent.`,
  });
}

/** The price, a month when it is paid again and again. */
function priceOf({ figures }: Reading): number | undefined {
  if (figures.price === undefined) return undefined;
  return Math.round((perMonth(figures.price) ?? figures.price.dollars) * 100) / 100;
}

/** The largest number of sales a month that the plan's own amounts ask for. */
export function salesOfPlan(reading: Reading, plan: Plan): number | undefined {
  const price = priceOf(reading);
  const amount = plan.money.monthly + (plan.money.goal ?? 0);
  return price === undefined || amount === 0 ? undefined : salesToCover(amount, price).sales;
}

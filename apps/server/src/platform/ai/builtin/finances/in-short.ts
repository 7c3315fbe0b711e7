import { blocks } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { labelOf, type Money } from './money.ts';

/** What it takes, what is there, when it carries itself, and what to settle first. */
export function inShort(reading: Reading, money: Money): string {
  const { say } = reading;
  return blocks(
    say({ en: '## In short', fr: '## En bref' }),
    needed(reading, money),
    carriesItself(reading, money),
    settleFirst(reading, money),
    say({
      en: `Amounts are in Canadian dollars (CAD), before GST and QST. Each figure says where it comes from: ${marks.answer.en}, ${marks.computed.en} or ${marks.assumption.en}. The figures in the tables are those of the screen “Your numbers”.`,
      fr: `Les montants sont en dollars canadiens (CAD), avant TPS et TVQ. Chaque chiffre dit d'où il vient\u00a0: ${marks.answer.fr}, ${marks.computed.fr} ou ${marks.assumption.fr}. Les chiffres des tableaux sont ceux de l'écran «\u00a0Vos chiffres\u00a0».`,
    }),
  );
}

function needed({ say }: Reading, { plan, amount }: Money): string {
  const { need, startUp, funding, fundingGapCents } = plan;
  if (need.totalCents === 0) {
    return say({
      en: 'Your answers hold no amount yet from which a need of money could be computed. What a lender reads first is a list: what you buy before opening, what each month costs, what one sale brings in.',
      fr: "Vos réponses ne contiennent encore aucun montant d'où calculer un besoin d'argent. Ce qu'une banque lit en premier est une liste\u00a0: ce que vous achetez avant l'ouverture, ce que coûte chaque mois, ce que rapporte une vente.",
    });
  }
  const working = amount(need.totalCents - startUp.totalCents);
  const parts =
    need.totalCents === startUp.totalCents
      ? ''
      : say({
          en: `, ${amount(startUp.totalCents)} to open and ${working} to hold out until the sales pay for the month`,
          fr: `, soit ${amount(startUp.totalCents)} pour ouvrir et ${working} pour tenir jusqu'à ce que les ventes paient le mois`,
        });
  const there =
    funding.totalCents === 0
      ? say({
          en: 'Your answers name no money that is there.',
          fr: 'Vos réponses ne nomment aucune somme qui soit déjà là.',
        })
      : fundingGapCents === 0
        ? say({
            en: `The ${amount(funding.totalCents)} you count on cover it, with ${amount(funding.totalCents - need.totalCents)} to spare ${marks.computed.en}.`,
            fr: `Les ${amount(funding.totalCents)} sur lesquels vous comptez suffisent, avec ${amount(funding.totalCents - need.totalCents)} de marge ${marks.computed.fr}.`,
          })
        : say({
            en: `You count on ${amount(funding.totalCents)}; **${amount(fundingGapCents)} is still to be found** ${marks.computed.en}.`,
            fr: `Vous comptez sur ${amount(funding.totalCents)}\u00a0; **il reste ${amount(fundingGapCents)} à trouver** ${marks.computed.fr}.`,
          });
  return say({
    en: `Your project needs **${amount(need.totalCents)}** ${marks.computed.en}${parts}. ${there}`,
    fr: `Votre projet demande **${amount(need.totalCents)}** ${marks.computed.fr}${parts}. ${there}`,
  });
}

function carriesItself({ say, number }: Reading, { plan, countedByMonth }: Money): string {
  const { breakEven, breakEvenReason, monthly } = plan;
  if (breakEven === null) {
    return say({
      en: `When the business will carry itself cannot be said yet. ${breakEvenReason?.en ?? ''}`,
      fr: `On ne peut pas encore dire quand l'entreprise se paiera elle-même. ${breakEvenReason?.fr ?? ''}`,
    });
  }
  const units = number(breakEven.unitsPerMonth);
  if (monthly.units === null) {
    return say({
      en: `A month pays for itself from **${units} ${countedByMonth}** on ${marks.computed.en}. Your answers do not say yet how many you aim to sell, so the plan cannot tell when.`,
      fr: `Un mois se paie lui-même à partir de **${units} ${countedByMonth}** ${marks.computed.fr}. Vos réponses ne disent pas encore combien vous visez, donc le plan ne peut pas dire quand.`,
    });
  }
  return breakEven.reachedInMonth === null
    ? say({
        en: `A month pays for itself from **${units} ${countedByMonth}** on ${marks.computed.en}. Your sales goals do not get there within three years: as it stands, every month costs money.`,
        fr: `Un mois se paie lui-même à partir de **${units} ${countedByMonth}** ${marks.computed.fr}. Vos objectifs de ventes n'y arrivent pas en trois ans\u00a0: tel quel, chaque mois coûte de l'argent.`,
      })
    : say({
        en: `A month pays for itself from **${units} ${countedByMonth}** on, which your sales goals reach in **month ${breakEven.reachedInMonth}** ${marks.computed.en}.`,
        fr: `Un mois se paie lui-même à partir de **${units} ${countedByMonth}**, ce que vos objectifs de ventes atteignent au **mois ${breakEven.reachedInMonth}** ${marks.computed.fr}.`,
      });
}

function settleFirst(reading: Reading, { plan, slower, amount }: Money): string {
  const { say } = reading;
  const { monthly, breakEven, fundingGapCents, funding } = plan;
  const first = (en: string, fr: string) =>
    say({ en: `**To settle first:** ${en}`, fr: `**À régler en premier\u00a0:** ${fr}` });
  if (monthly.price === null) {
    return first(
      'the price. Without one, no sale, no margin and no break-even can be computed by anybody.',
      'le prix. Sans lui, personne ne peut calculer ni vente, ni marge, ni seuil de rentabilité.',
    );
  }
  if (breakEven === null && monthly.variable.totalCents >= monthly.price.cents) {
    return first(
      `the price and the cost of one sale. At ${amount(monthly.price.cents)} against ${amount(monthly.variable.totalCents)}, selling more only costs more.`,
      `le prix et le coût d'une vente. À ${amount(monthly.price.cents)} contre ${amount(monthly.variable.totalCents)}, vendre plus ne fait que coûter plus.`,
    );
  }
  if (monthly.fixed.lines.length === 0) {
    return first(
      'what a month costs whatever you sell. The rest is computed from it.',
      'ce que coûte un mois, quelles que soient les ventes. Le reste se calcule à partir de là.',
    );
  }
  if (monthly.units === null) {
    return first(
      'a sales goal with a date. One number and one month are enough for the whole plan to appear.',
      'un objectif de ventes avec une date. Un nombre et un mois suffisent pour que tout le plan apparaisse.',
    );
  }
  if (breakEven?.reachedInMonth === null) {
    return first(
      'the distance between what you aim to sell and what a month takes. One of three has to move: the price, the costs of a month, or the goal.',
      "l'écart entre ce que vous visez et ce qu'un mois exige. L'un des trois doit bouger\u00a0: le prix, les coûts du mois ou l'objectif.",
    );
  }
  if (fundingGapCents > 0 && funding.totalCents === 0) {
    return first(
      'the money you put in yourself. No lender starts the conversation without that figure.',
      "votre mise de fonds. Aucune banque n'engage la conversation sans ce chiffre.",
    );
  }
  if (fundingGapCents > 0 && slower.fundingGapCents === fundingGapCents) {
    return first(
      `who finances ${amount(fundingGapCents)}. The first months carry themselves even with a fifth fewer sales ${marks.computed.en}: the question is the purchases before opening, and each of them can be smaller, used or rented.`,
      `qui finance ${amount(fundingGapCents)}. Les premiers mois se paient même avec un cinquième de ventes en moins ${marks.computed.fr}\u00a0: la question porte sur les achats d'avant l'ouverture, et chacun peut être plus petit, d'occasion ou loué.`,
    );
  }
  if (fundingGapCents > 0) {
    return first(
      `who lends ${amount(fundingGapCents)}, and whether the sales of the first months hold: with a fifth fewer of them, ${amount(slower.fundingGapCents)} is missing instead ${marks.computed.en}.`,
      `qui prête ${amount(fundingGapCents)}, et si les ventes des premiers mois tiennent\u00a0: avec un cinquième de moins, il manque plutôt ${amount(slower.fundingGapCents)} ${marks.computed.fr}.`,
    );
  }
  const unpaid = plan.assumptions.find((entry) => entry.id === 'own-pay');
  if (unpaid !== undefined) {
    return first(
      'your own pay. The plan holds because it counts none; a lender will ask what you live on, and from which month the business pays you.',
      "votre propre salaire. Le plan tient parce qu'il n'en compte aucun\u00a0; on vous demandera de quoi vous vivez, et à partir de quel mois l'entreprise vous paie.",
    );
  }
  const largest = [...monthly.fixed.lines].sort((one, other) => other.cents - one.cents)[0];
  return first(
    `the largest cost of a month, ${largest ? `“${labelOf(reading, largest)}”` : ''}: have it confirmed in writing before anything else.`,
    `le plus gros coût d'un mois, ${largest ? `«\u00a0${labelOf(reading, largest)}\u00a0»` : ''}\u00a0: faites-le confirmer par écrit avant tout le reste.`,
  );
}

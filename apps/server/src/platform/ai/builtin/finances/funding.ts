import type { Text } from '@elan/domain/locale';
import type { OptionValue } from '@elan/domain/modules/registry';
import { blocks } from '../markdown.ts';
import { marks } from '../marks.ts';
import { startingHelp } from '../places-to-ask.ts';
import type { Reading } from '../reading/reading.ts';
import { budgetTable, type Money } from './money.ts';

/** What has to be found, what is there, and what the chosen source asks for. */
export function funding(reading: Reading, money: Money): string {
  const { say } = reading;
  const { plan } = money;
  return blocks(
    say({ en: '## Funding and what is missing', fr: '## Financement et ce qui manque' }),
    plan.need.lines.length === 0
      ? undefined
      : budgetTable(reading, money, say({ en: 'What has to be found', fr: "Ce qu'il faut trouver" }), plan.need),
    plan.need.lines.some((line) => line.id === 'working-capital')
      ? say({
          en: '*Working capital* is the money that pays the rent and the suppliers while the sales do not do it yet. It is spent without leaving anything to show, which is why it is forgotten, and why young businesses run out of it first.',
          fr: "Le *fonds de roulement* est l'argent qui paie le loyer et les fournisseurs tant que les ventes n'y suffisent pas. Il se dépense sans rien laisser à montrer\u00a0: voilà pourquoi on l'oublie, et pourquoi c'est lui qui manque en premier aux jeunes entreprises.",
        })
      : undefined,
    plan.funding.lines.length === 0
      ? say({
          en: 'No money that is there or promised could be read. Write under “Cash flow” one line for each source, with its amount, your own first.',
          fr: "Aucune somme déjà là ou promise n'a pu être lue. Écrivez sous «\u00a0Trésorerie\u00a0» une ligne par source, avec son montant, la vôtre en premier.",
        })
      : budgetTable(reading, money, say({ en: 'What is there', fr: 'Ce qui est là' }), plan.funding),
    gap(reading, money),
    source(reading, money),
  );
}

function gap({ say, number }: Reading, { plan, amount }: Money): string | undefined {
  const { need, funding, fundingGapCents } = plan;
  if (need.totalCents === 0) return undefined;
  if (fundingGapCents === 0) {
    return say({
      en: `**Nothing is missing on paper:** ${amount(funding.totalCents)} − ${amount(need.totalCents)} = ${amount(funding.totalCents - need.totalCents)} ${marks.computed.en}. That margin is all there is for a late opening or a slow season.`,
      fr: `**Rien ne manque sur papier\u00a0:** ${amount(funding.totalCents)} − ${amount(need.totalCents)} = ${amount(funding.totalCents - need.totalCents)} ${marks.computed.fr}. Cette marge est tout ce qu'il y a pour une ouverture en retard ou une saison lente.`,
    });
  }
  const percent = number((funding.totalCents / need.totalCents) * 100, 0);
  const share =
    funding.totalCents === 0
      ? ''
      : say({
          en: ` What is there covers ${percent}% of it ${marks.computed.en}.`,
          fr: ` Ce qui est là en couvre ${percent}\u00a0% ${marks.computed.fr}.`,
        });
  return say({
    en: `**Still to be found:** ${amount(need.totalCents)} − ${amount(funding.totalCents)} = **${amount(fundingGapCents)}** ${marks.computed.en}.${share}`,
    fr: `**Reste à trouver\u00a0:** ${amount(need.totalCents)} − ${amount(funding.totalCents)} = **${amount(fundingGapCents)}** ${marks.computed.fr}.${share}`,
  });
}

type Advice = (help: Text, money: Money) => Text;

/** What each way of funding asks of this file. No programme, amount or condition: those change. */
const advice: Readonly<Record<OptionValue<'finances', 'fundingSources'>, Advice>> = {
  personal_funds: (_, { plan, amount }) => {
    const missing = amount(plan.fundingGapCents);
    const gap = plan.fundingGapCents > 0;
    return {
      en: `Nobody has to be convinced, and nobody shares the loss.${gap ? ` But your own funds do not cover the plan: ${missing} has to come from somewhere, or the project has to start smaller.` : ''} Decide beforehand which part of your savings you will not touch, and write the date on which you stop if it comes to that.`,
      fr: `Personne à convaincre, personne non plus avec qui partager la perte.${gap ? ` Mais vos propres fonds ne couvrent pas le plan\u00a0: ${missing} doivent venir d'ailleurs, ou le projet doit commencer plus petit.` : ''} Décidez d'avance quelle part de votre épargne vous ne toucherez pas, et la date à laquelle vous arrêterez s'il le faut.`,
    };
  },
  family_friends: () => ({
    en: 'Write it down as you would with a stranger: loan or gift, when it is paid back, what happens if the business closes. A lender accepts such money more readily when a signed page says that it is paid back after theirs.',
    fr: "Mettez-le par écrit comme avec un inconnu\u00a0: prêt ou don, quand il est remboursé, ce qui arrive si l'entreprise ferme. Une banque accepte mieux cet argent quand une page signée dit qu'il sera remboursé après le sien.",
  }),
  bank_loan: (help, { plan, amount }) => ({
    en: `A loan fits what lasts (equipment, fitting-out) better than what is spent to hold out. Ask for the monthly payment before you ask for the loan, and write it among your fixed costs${plan.fundingGapCents > 0 ? `: the ${amount(plan.fundingGapCents)} above do not count any payment yet` : ''}. Before the bank, see ${help.en}: they read such files every week.`,
    fr: `Un prêt convient mieux à ce qui dure (équipement, aménagement) qu'à ce qui se dépense pour tenir. Demandez le versement mensuel avant de demander le prêt, et inscrivez-le parmi vos coûts fixes${plan.fundingGapCents > 0 ? `\u00a0: les ${amount(plan.fundingGapCents)} ci-dessus ne comptent encore aucun versement` : ''}. Avant la banque, une rencontre utile\u00a0: ${help.fr}, où l'on lit de tels dossiers chaque semaine.`,
  }),
  public_support: (help) => ({
    en: `Support comes late and often after the money is spent: ask ${help.en} what is paid when, and plan as if it came three months later than promised. Sign nothing before the written answer, because what is bought before it is often excluded; ask that too.`,
    fr: `L'aide arrive tard, et souvent une fois l'argent dépensé. Renseignez-vous (${help.fr})\u00a0: qu'est-ce qui est versé, et quand\u00a0? Planifiez comme si la somme arrivait trois mois plus tard que promis. Ne signez rien avant la réponse écrite, car ce qui est acheté avant est souvent exclu\u00a0; posez aussi cette question.`,
  }),
  investors: () => ({
    en: 'Partners are paid with a share of every future decision. Fix in writing who brings what, who decides what, what a share is worth today and how one leaves, before the first dollar is paid in.',
    fr: "Des associés se paient par une part de chaque décision à venir. Fixez par écrit qui apporte quoi, qui décide de quoi, ce que vaut une part aujourd'hui et comment on sort, avant le premier dollar versé.",
  }),
  advance_sales: (_, { plan, amount }) => ({
    en: `Money paid before delivery is a debt in goods: count what it costs to deliver${plan.monthly.variable.totalCents > 0 ? ` (${amount(plan.monthly.variable.totalCents)} for each one)` : ''} before you spend it on equipment. Its great worth is the proof: strangers who paid.`,
    fr: `L'argent payé avant la livraison est une dette en nature\u00a0: comptez ce qu'il en coûtera de livrer${plan.monthly.variable.totalCents > 0 ? ` (${amount(plan.monthly.variable.totalCents)} pour chaque vente)` : ''} avant de le mettre dans l'équipement. Sa grande valeur est la preuve\u00a0: des inconnus qui ont payé.`,
  }),
  several: (help) => ({
    en: `Each source wants to see the others: make one page with source, amount, certain or hoped for, and the date it comes in. The most cautious lender decides the calendar. ${capital(help.en)} often helps to put the pieces in order.`,
    fr: `Chaque source voudra voir les autres\u00a0: faites une page avec la source, le montant, s'il est certain ou espéré, et la date où il entre. Le prêteur le plus prudent décide du calendrier. Pour mettre les morceaux en ordre\u00a0: ${help.fr}.`,
  }),
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function source({ say, option, answer }: Reading, money: Money): string | undefined {
  const label = option('finances', 'fundingSources');
  const chosen = answer('finances', 'fundingSources');
  const text = chosen && advice[chosen];
  if (label === undefined || text === undefined) return undefined;
  const words = text(startingHelp(answer('idea', 'location') ?? ''), money);
  return say({
    en: `**${label}** ${marks.answer.en}. ${words.en}`,
    fr: `**${label}** ${marks.answer.fr}. ${words.fr}`,
  });
}

import { isOwnPay } from '@elan/domain/finance-plan/own-pay';
import { blocks, numbered } from '../markdown.ts';
import { marks } from '../marks.ts';
import { startingHelp } from '../places-to-ask.ts';
import { firstCustomers } from '../reading/customers.ts';
import type { Reading } from '../reading/reading.ts';
import { labelOf, type Money } from './money.ts';

/** Small steps before the meeting with a lender, the first one possible tomorrow. */
export function nextSteps(reading: Reading, money: Money): string {
  const { say, answer, number } = reading;
  const { plan, amount } = money;
  const help = startingHelp(answer('idea', 'location') ?? '');
  const weekly =
    plan.breakEven === null || plan.monthly.isRecurring
      ? undefined
      : Math.ceil((plan.breakEven.unitsPerMonth * 12) / 52);
  const target =
    weekly === undefined || weekly === 0
      ? say({
          en: 'Write down each sale with its date; after four weeks you know your own rhythm instead of guessing it.',
          fr: 'Notez chaque vente avec sa date\u00a0; après quatre semaines, vous connaîtrez votre rythme au lieu de le deviner.',
        })
      : say({
          en: `Write down each sale with its date and hold the count of the week against ${number(weekly)} ${marks.computed.en}.`,
          fr: `Notez chaque vente avec sa date et comparez le compte de la semaine à ${number(weekly)} ${marks.computed.fr}.`,
        });
  return blocks(
    say({ en: '## Next steps', fr: '## Prochaines étapes' }),
    numbered([
      tomorrow(reading, money),
      quotes(reading, money),
      say({
        en: `**Week 2:** say your price to five of ${firstCustomers(reading, 80)} and write down what they answer. ${target}`,
        fr: `**Semaine 2\u00a0:** dites votre prix à cinq personnes de cette clientèle, ${firstCustomers(reading, 80)}, et notez leur réponse. ${target}`,
      }),
      say({
        en: '**Week 3:** open an account for the business alone, and have an accountant look at this page for an hour: fixed costs, GST and QST, and what you may pay yourself.',
        fr: "**Semaine 3\u00a0:** ouvrez un compte réservé à l'entreprise et faites lire ce document pendant une heure par une personne comptable\u00a0: coûts fixes, TPS et TVQ, et ce que vous pouvez vous verser.",
      }),
      say({
        en: `**Week 4:** meet ${help.en}, with this page, the quotes and your statements.${plan.fundingGapCents > 0 ? ` Ask one question: who finances ${amount(plan.fundingGapCents)} at this stage, and what does the monthly payment come to?` : ' Ask one question: what is missing from this file before a lender reads it?'}`,
        fr: `**Semaine 4\u00a0:** prenez rendez-vous (${help.fr}), avec ce document, les soumissions et vos relevés.${plan.fundingGapCents > 0 ? ` Posez une seule question\u00a0: qui finance ${amount(plan.fundingGapCents)} à cette étape, et à combien revient le versement mensuel\u00a0?` : " Posez une seule question\u00a0: que manque-t-il à ce dossier avant qu'un prêteur le lise\u00a0?"}`,
      }),
      say({
        en: '**Then:** correct your answers with what you have learned. The figures are computed again at once, and this report can be written again with them.',
        fr: "**Ensuite\u00a0:** corrigez vos réponses d'après ce que vous avez appris. Les chiffres se recalculent aussitôt, et ce rapport peut être relancé avec eux.",
      }),
    ]),
  );
}

function tomorrow(reading: Reading, { plan, amount }: Money): string {
  const { say } = reading;
  const first = plan.missing[0];
  if (first !== undefined) {
    return say({
      en: '**Tomorrow:** fill the first gap named above; one line with an amount is enough.',
      fr: '**Demain\u00a0:** comblez le premier manque nommé ci-dessus\u00a0; une ligne avec un montant suffit.',
    });
  }
  const largest = [...plan.monthly.fixed.lines]
    .filter((line) => !isOwnPay(line))
    .sort((one, other) => other.cents - one.cents)[0];
  return largest === undefined
    ? say({
        en: '**Tomorrow:** write down the smallest amount a month that you can live on, and since when you know it.',
        fr: "**Demain\u00a0:** notez le plus petit montant par mois avec lequel vous pouvez vivre, et d'où vous le savez.",
      })
    : say({
        en: `**Tomorrow:** have the largest cost of a month that others decide confirmed in writing: “${labelOf(reading, largest)}”, ${amount(largest.cents)}. For how long does it hold, and what does it not include?`,
        fr: `**Demain\u00a0:** faites confirmer par écrit le plus gros coût du mois qui dépend de quelqu'un d'autre\u00a0: «\u00a0${labelOf(reading, largest)}\u00a0», ${amount(largest.cents)}. Jusqu'à quand tient-il, et que ne comprend-il pas\u00a0?`,
      });
}

function quotes(reading: Reading, { plan, amount }: Money): string {
  const { say } = reading;
  const largest = [...plan.startUp.lines]
    .filter((line) => line.id !== 'range')
    .sort((one, other) => other.cents - one.cents)
    .slice(0, 2);
  if (largest.length === 0) {
    return say({
      en: '**Week 1:** walk through the opening day in your head and list what has to be bought for it; ask for two prices for each of the three dearest things.',
      fr: "**Semaine 1\u00a0:** parcourez en pensée la journée d'ouverture et dressez la liste de ce qu'il faut acheter\u00a0; demandez deux prix pour chacune des trois choses les plus chères.",
    });
  }
  const names = (open: string, close: string) =>
    largest.map((line) => `${open}${labelOf(reading, line)}${close} (${amount(line.cents)})`);
  return say({
    en: `**Week 1:** ask for two written quotes for ${names('“', '”').join(' and ')}, and replace your amounts with them.`,
    fr: `**Semaine 1\u00a0:** demandez deux soumissions écrites pour ${names('«\u00a0', '\u00a0»').join(' et ')}, et remplacez vos montants par ceux-là.`,
  });
}

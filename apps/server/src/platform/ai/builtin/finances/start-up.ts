import type { Text } from '@elan/domain/locale';
import { blocks, bullets } from '../markdown.ts';
import { marks } from '../marks.ts';
import { permitToAsk, registry } from '../places-to-ask.ts';
import type { Reading } from '../reading/reading.ts';
import { budgetTable, labelOf, type Money } from './money.ts';

/** What is spent once before the first sale, and what such a list forgets. */
export function startUp(reading: Reading, money: Money): string {
  const { say } = reading;
  return blocks(
    say({ en: '## Start-up budget', fr: '## Budget de démarrage' }),
    money.plan.startUp.lines.length === 0
      ? say({
          en: 'Your answers list no purchase before opening and no range. Write under “Cash flow” one line for each thing to buy, with an amount, even a rough one: the list becomes this table.',
          fr: "Vos réponses ne donnent ni achat avant l'ouverture, ni fourchette. Écrivez sous «\u00a0Trésorerie\u00a0» une ligne par achat, avec un montant, même approximatif\u00a0: la liste deviendra ce tableau.",
        })
      : budgetTable(
          reading,
          money,
          say({ en: 'Spent once, before opening', fr: "Dépensé une fois, avant l'ouverture" }),
          money.plan.startUp,
        ),
    range(reading, money),
    rentInAdvance(reading, money),
    forgotten(reading, money),
  );
}

/** The range that was chosen beside the list that was written. */
function range(reading: Reading, { plan, amount }: Money): string | undefined {
  const { say, option } = reading;
  const label = option('finances', 'initialInvestment');
  const listed = plan.startUp.lines.filter((line) => line.id !== 'range');
  if (label === undefined || listed.length === 0) return undefined;
  const total = amount(listed.reduce((sum, line) => sum + line.cents, 0));
  const filled = plan.startUp.lines.some((line) => line.id === 'range');
  if (filled) {
    return say({
      en: `You chose “${label}” ${marks.answer.en}, and your list comes to ${total} ${marks.computed.en}. The difference up to the low end stands in the table until the list is complete; a banker lends on lines, not on a range.`,
      fr: `Vous avez choisi «\u00a0${label}\u00a0» ${marks.answer.fr} et votre liste totalise ${total} ${marks.computed.fr}. L'écart jusqu'à la borne inférieure figure dans le tableau en attendant que la liste soit complète\u00a0; une banque prête sur des lignes, pas sur une fourchette.`,
    });
  }
  if (plan.assumptions.some((entry) => entry.id === 'range-exceeded')) {
    return say({
      en: `You chose “${label}” ${marks.answer.en}, but your list comes to ${total} ${marks.computed.en}: correct one of the two before anybody else compares them.`,
      fr: `Vous avez choisi «\u00a0${label}\u00a0» ${marks.answer.fr}, mais votre liste totalise ${total} ${marks.computed.fr}\u00a0: corrigez l'un des deux avant que quelqu'un d'autre les compare.`,
    });
  }
  return say({
    en: `The list agrees with the range you chose, “${label}” ${marks.answer.en}.`,
    fr: `La liste concorde avec la fourchette choisie, «\u00a0${label}\u00a0» ${marks.answer.fr}.`,
  });
}

/** Rent that is paid before the opening may cover the first months, which count it again. */
function rentInAdvance(reading: Reading, { plan }: Money): string | undefined {
  const { say } = reading;
  const rent = /\brents?\b|loyers?/iu;
  const advance = plan.startUp.lines.find(
    (line) => rent.test(line.label.en) && /advance|avance|first|premier/iu.test(line.label.en),
  );
  if (advance === undefined || !plan.monthly.fixed.lines.some((line) => rent.test(line.label.en))) return undefined;
  return say({
    en: `“${labelOf(reading, advance)}” comes on top of the rent of each month, which the plan counts from month 1 on. If the advance pays for those months, take it out of one of the two places.`,
    fr: `«\u00a0${labelOf(reading, advance)}\u00a0» s'ajoute au loyer de chaque mois, que le plan compte dès le mois 1. Si l'avance paie ces mois-là, retirez-la d'un des deux endroits.`,
  });
}

type Forgotten = { sign: RegExp; text: Text };

/** Costs that no line names, as questions: no amount is known until somebody quotes it. */
function forgotten(reading: Reading, { plan }: Money): string | undefined {
  const { say, answer } = reading;
  const words = [...plan.startUp.lines, ...plan.monthly.fixed.lines].map((line) => line.label.en).join('\n');
  const location = answer('idea', 'location') ?? answer('business-plan', 'location') ?? '';
  const idea = `${answer('idea', 'businessIdea') ?? ''} ${answer('idea', 'problemSolved') ?? ''}`;
  const permit = permitToAsk(idea, location);
  const all: Forgotten[] = [
    ...(permit === undefined
      ? []
      : [
          {
            sign: /permit|licen|permis/iu,
            text: {
              en: `what the law asks: put this question to ${permit.whom.en}, “${permit.question.en}”, and add what it costs to comply`,
              fr: `ce qu'exige la loi\u00a0: posez cette question ${permit.whom.fr}, «\u00a0${permit.question.fr}\u00a0», et ajoutez ce qu'il en coûte de s'y conformer`,
            },
          },
        ]),
    ...(/\brents?\b|\blease|loyers?|\bbail\b|\blocal\b/iu.test(words)
      ? [
          {
            sign: /deposit|advance|dépôt|avance/iu,
            text: {
              en: 'a deposit or months of rent in advance: what does the lease ask for?',
              fr: "un dépôt ou des mois de loyer d'avance\u00a0: que demande le bail\u00a0?",
            },
          },
        ]
      : []),
    {
      sign: /insur|assuranc/iu,
      text: {
        en: 'insurance: two quotes for an ordinary day of this business',
        fr: 'les assurances\u00a0: deux soumissions pour une journée ordinaire de cette entreprise',
      },
    },
    {
      sign: /regist|incorporat|legal|lawyer|notar|immatricul|avocat|juridique/iu,
      text: {
        en: `registration or incorporation: the fees stand with ${registry(location).en}`,
        fr: `l'immatriculation ou la constitution\u00a0: pour les frais, consultez ${registry(location).fr}`,
      },
    },
    {
      sign: /account|bookkeep|comptab|tenue de livres/iu,
      text: {
        en: 'an accountant for the first return and the way of keeping the books',
        fr: 'une personne comptable pour la première déclaration et la façon de tenir les livres',
      },
    },
    {
      sign: /sign\b|website|advert|launch|flyer|enseigne|site web|publicit|lancement|dépliant/iu,
      text: {
        en: 'making yourself known before the first day: sign, page, invitation',
        fr: 'vous faire connaître avant le premier jour\u00a0: enseigne, page web, invitation',
      },
    },
    {
      sign: /conting|reserve|unforeseen|imprév|réserve/iu,
      text: {
        en: 'a line for what nobody foresaw: a lender looks for it and wonders when it is absent',
        fr: "une ligne pour les imprévus\u00a0: une banque la cherche et s'étonne de ne pas la trouver",
      },
    },
  ];
  const open = all.filter((entry) => !entry.sign.test(words));
  if (plan.startUp.lines.length === 0 || open.length === 0) return undefined;
  const hasList = plan.startUp.lines.some((line) => line.id !== 'range');
  return blocks(
    hasList
      ? say({
          en: '**Not in your list.** Check each one, then add it or cross it out:',
          fr: '**Absents de votre liste.** Vérifiez chacun, puis ajoutez-le ou rayez-le\u00a0:',
        })
      : say({
          en: '**To begin the list.** Your purchases first, then ask about each of these:',
          fr: "**Pour commencer la liste.** D'abord vos achats, puis renseignez-vous sur chacun de ces points\u00a0:",
        }),
    bullets(open.map((entry) => say(entry.text))),
  );
}

import type { QuestionId } from '@elan/domain/modules/registry';
import { blocks, table } from '../markdown.ts';
import { findNeed } from '../reading/needs.ts';
import type { Reading } from '../reading/reading.ts';
import { findProof, firstSentence } from '../reading/sentences.ts';
import { isTooLong, lastMonth } from './milestones.ts';
import type { Plan } from './plan.ts';
import { salesOfPlan } from './resources.ts';

/** The plan on one page: what somebody reads who has two minutes. */
export function summary(reading: Reading, plan: Plan): string {
  const { say, quote, answer, option, money, language } = reading;
  const row = (name: string, value: string | undefined) => (value === undefined ? [] : [[name, value]]);
  const said = <M extends 'idea' | 'business-plan'>(module: M, question: QuestionId<M>, maximum: number) => {
    const text: string | undefined = answer(module, question);
    return text === undefined ? undefined : quote(text, maximum);
  };
  const idea = answer('idea', 'businessIdea');
  const vision = answer('business-plan', 'vision');
  const asked =
    plan.money.needs === 0
      ? say({ en: 'no amount to add up yet', fr: 'aucun montant à additionner encore' })
      : say({
          en: `${money(plan.money.needs)} to start, ${plan.money.own > 0 ? `${money(plan.money.own)} of your own` : 'own share not stated'}${plan.money.own + plan.money.outside > 0 && plan.money.left < 0 ? `, ${money(-plan.money.left)} to find` : ''} (computed below)`,
          fr: `${money(plan.money.needs)} pour démarrer, ${plan.money.own > 0 ? `mise de fonds de ${money(plan.money.own)}` : 'mise de fonds non indiquée'}${plan.money.own + plan.money.outside > 0 && plan.money.left < 0 ? `, ${money(-plan.money.left)} à trouver` : ''} (calculé plus bas)`,
        });
  const names = plan.members.map((member) => quote(member.name, 50)).join(', ');
  return blocks(
    say({ en: '## Summary', fr: '## Sommaire' }),
    table(say({ en: ['In two minutes', 'In your words'], fr: ['En deux minutes', 'Dans vos mots'] }), [
      ...row(say({ en: 'The offer', fr: "L'offre" }), idea === undefined ? undefined : quote(firstSentence(idea), 200)),
      ...row(say({ en: 'For whom', fr: 'Pour qui' }), said('idea', 'targetMarket', 170)),
      ...row(say({ en: 'Where', fr: 'Où' }), said('business-plan', 'location', 130)),
      ...row(say({ en: 'With whom', fr: 'Avec qui' }), names === '' ? undefined : names),
      ...row(
        say({ en: 'Legal form', fr: 'Forme juridique' }),
        option('business-plan', 'legalStructure') ?? say({ en: 'not chosen yet', fr: 'pas encore choisie' }),
      ),
      ...row(say({ en: 'Timeline', fr: 'Échéancier' }), option('business-plan', 'timeline')),
      ...row(say({ en: 'Money', fr: 'Argent' }), asked),
      ...row(
        say({ en: 'In three years', fr: 'Dans trois ans' }),
        vision === undefined
          ? undefined
          : quote(
              firstSentence(vision).replace(
                language === 'fr' ? /^dans trois ans,?\s*/iu : /^in three years,?\s*/iu,
                '',
              ),
              150,
            ),
      ),
    ]),
    bestCard(reading),
    settleFirst(reading, plan),
    say({
      en: 'Words between quotation marks are yours. Each figure says where it comes from: (your answer), (computed) or (assumption to confirm). Nothing here was looked up.',
      fr: "Les mots entre guillemets sont les vôtres. Chaque chiffre dit d'où il vient : (votre réponse), (calculé) ou (hypothèse à confirmer). Rien n'a été cherché ailleurs.",
    }),
  );
}

function bestCard({ say, quote, answer }: Reading): string {
  const proof = findProof([
    answer('idea', 'experience'),
    answer('idea', 'targetMarket'),
    answer('business-plan', 'milestones'),
    answer('business-plan', 'team'),
  ]);
  return proof === undefined
    ? say({
        en: '**Your best card** is still to be earned: nothing in your answers has happened yet. One paid order before the bank visit changes the conversation.',
        fr: "**Votre meilleur atout** reste à gagner : rien, dans vos réponses, n'est encore arrivé. Une seule commande payée avant d'aller à la banque change la conversation.",
      })
    : say({
        en: `**Your best card:** ${quote(proof, 170)}. Open the conversation with it and bring the paper that proves it.`,
        fr: `**Votre meilleur atout :** ${quote(proof, 170)}. Commencez l'entretien par là et apportez le papier qui le prouve.`,
      });
}

/** The one thing that a reader of this plan would stop at. */
function settleFirst(reading: Reading, plan: Plan): string {
  const { say, money, number, quote } = reading;
  const { needs, own, outside, left, resources } = plan.money;
  if (needs > 0 && own + outside > 0 && left < 0) {
    return say({
      en: `**To settle first:** ${money(-left)} are missing between what the start takes and what you have (computed below).`,
      fr: `**À régler en premier :** il manque ${money(-left)} entre ce que demande le démarrage et ce que vous avez (calculé plus bas).`,
    });
  }
  if (needs === 0 && !resources.some((entry) => entry.kind === 'own')) {
    return say({
      en: '**To settle first:** the amounts. Your resources name no sum that can be added up, and everything a lender decides on is one.',
      fr: "**À régler en premier :** les montants. Vos ressources ne donnent aucune somme qui s'additionne, et c'est là-dessus qu'une banque décide.",
    });
  }
  if (plan.hasUnwrittenPartner) {
    return say({
      en: '**To settle first:** the written agreement with your partner. Until it exists, nobody can say who owns what this plan describes.',
      fr: "**À régler en premier :** l'entente écrite avec la personne associée. Tant qu'elle n'existe pas, personne ne peut dire à qui appartient ce que décrit ce plan.",
    });
  }
  const last = lastMonth(plan);
  if (isTooLong(plan) && last !== undefined) {
    return say({
      en: `**To settle first:** the calendar. Your steps run to month ${number(last)}, your timeline to month ${number(plan.months ?? 0)}.`,
      fr: `**À régler en premier :** le calendrier. Vos étapes vont jusqu'au mois ${number(last)}, votre échéancier jusqu'au mois ${number(plan.months ?? 0)}.`,
    });
  }
  const sales = salesOfPlan(reading, plan);
  const sold = findNeed(reading)?.sold;
  if (sales !== undefined && sold !== undefined && sold < sales) {
    return say({
      en: `**To settle first:** the volume. The monthly amounts of this plan ask for ${number(sales)} sales a month; so far you have sold about ${number(sold)} (both computed). Which steps below bring the other ${number(sales - sold)}?`,
      fr: `**À régler en premier :** le volume. Les montants mensuels de ce plan demandent ${number(sales)} ventes par mois ; jusqu'ici, vous en avez fait environ ${number(sold)} (les deux sont calculés). Quelles étapes ci-dessous amènent les ${number(sales - sold)} autres ?`,
    });
  }
  const open = plan.members.find((member) => member.isOpen);
  if (open !== undefined) {
    return say({
      en: `**To settle first:** a person who is not there yet, ${quote(open.text, 110)}.`,
      fr: `**À régler en premier :** une personne qui n'est pas encore là, ${quote(open.text, 110)}.`,
    });
  }
  return say({
    en: '**To settle first:** the proofs. The plan holds together on paper; each line below says which document turns it into a fact.',
    fr: '**À régler en premier :** les preuves. Le plan se tient sur papier ; chaque ligne ci-dessous dit quel document en fait un fait.',
  });
}

import { marks } from '../marks.ts';
import { isOnline } from '../reading/sentences.ts';
import { openingQuestions } from './angles.ts';
import type { Customer } from './customer.ts';

/** Where to reach a customer, and last where to meet one for an interview. */
export function ways(customer: Customer): string[] {
  const { reading, approach, words } = customer;
  const { say, option } = reading;
  const channel = option('marketing', 'marketingChannels');
  const chosen =
    channel === undefined
      ? say({
          en: 'No channel chosen yet: “Marketing” has no answer. Ask where they last heard of something they bought.',
          fr: "Aucun canal choisi : « Marketing » n'a pas de réponse. Demandez où cette personne a entendu parler de son dernier achat.",
        })
      : say({
          en: `The channel you chose, ${words(channel)} ${marks.answer.en}: would it reach this one ${marks.assumption.en}?`,
          fr: `Le canal que vous avez choisi, ${words(channel)} ${marks.answer.fr} : rejoindrait-il cette personne ${marks.assumption.fr} ?`,
        });
  const planned =
    approach === undefined
      ? []
      : [
          say({
            en: `Your plan for finding customers: ${words(approach)} ${marks.answer.en}`,
            fr: `Votre plan pour trouver des clients : ${words(approach)} ${marks.answer.fr}`,
          }),
        ];
  return [chosen, ...planned, interview(customer)];
}

function interview({ reading, segment, angle, words }: Customer): string {
  const { say, answer } = reading;
  const place = answer('idea', 'location');
  const question = say(openingQuestions[angle]);
  if (segment === undefined) {
    return say({
      en: 'To interview one: think of the last person who had this problem before your eyes, and call them this week.',
      fr: 'Pour en rencontrer : pensez à la dernière personne qui a vécu ce problème devant vous, et appelez-la cette semaine.',
    });
  }
  const who = words(segment.name, 80);
  if (segment.isOrganisation) {
    return say({
      en: `To interview one: call one of the ${who} in a quiet hour, ask for fifteen minutes with whoever deals with this, and begin with “${question}”`,
      fr: `Pour en rencontrer (${who}) : appelez à une heure creuse, demandez un quart d'heure avec qui s'en occupe et commencez par « ${question} »`,
    });
  }
  if (place === undefined || isOnline(place)) {
    return say({
      en: `To interview one: write to three ${who} you can reach through somebody you know, ask for a call of ten minutes, and begin with “${question}”`,
      fr: `Pour en rencontrer (${who}) : écrivez à trois personnes que vous pouvez joindre par quelqu'un que vous connaissez, demandez un appel de dix minutes et commencez par « ${question} »`,
    });
  }
  return say({
    en: `To interview one: spend an hour on a weekday and one on a Saturday where ${who} pass (${words(place, 60)}), ask for ten minutes, and begin with “${question}”`,
    fr: `Pour en rencontrer (${who}) : passez une heure en semaine et une heure le samedi là où ces gens passent (${words(place, 60)}), demandez dix minutes et commencez par « ${question} »`,
  });
}

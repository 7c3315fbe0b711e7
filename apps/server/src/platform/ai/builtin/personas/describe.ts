import type { Persona } from '@elan/domain/modules/personas/persona';
import { marks } from '../marks.ts';
import { angleWords, firstNames, openingQuestions } from './angles.ts';
import type { Customer } from './customer.ts';
import { obstacles } from './obstacles.ts';
import { ways } from './ways.ts';

/** A persona as a hypothesis to correct: what the answers say, marked, and what to ask for the rest. */
export function describe(customer: Customer): Persona {
  return {
    nom: nameOf(customer),
    age: ageOf(customer),
    profession: occupationOf(customer),
    localisation: placeOf(customer),
    revenus: incomeOf(customer),
    besoins: needsOf(customer),
    frustrations: frustrationsOf(customer),
    comportements: habitsOf(customer),
    canaux_preferes: ways(customer),
    citation: quoteOf(customer),
    objectifs: aimsOf(customer),
    freins_achat: obstacles(customer),
  };
}

function nameOf({ reading, angle, segment, words }: Customer): string {
  const who =
    segment === undefined
      ? reading.say({ en: 'group not named yet', fr: 'groupe pas encore nommé' })
      : words(segment.name, 60);
  return `${firstNames[angle]}, ${reading.say(angleWords[angle])} (${who})`;
}

const age =
  /(?:(?:over|under|plus de|moins de)\s+)?\b\d{2}(?:\s*(?:to|and|à|et|-|–)\s*\d{2})?[\s\u00a0]*(?:years?(?:\s+old)?|ans)(?!\p{L})/iu;

function ageOf({ reading, words }: Customer): string {
  const { answer, say } = reading;
  const said = age.exec(answer('idea', 'targetMarket') ?? '')?.[0];
  return said === undefined
    ? say({
        en: 'Age to ask',
        fr: 'Âge à demander',
      })
    : `${words(said)} ${say(marks.answer)}`;
}

function occupationOf({ reading, segment, words, angle }: Customer): string {
  const { say } = reading;
  if (segment?.isOrganisation) {
    const roles = {
      first: { en: 'lives with the problem every day', fr: 'vit avec le problème tous les jours' },
      compares: { en: 'signs and pays', fr: 'signe et paie' },
      unserved: {
        en: 'has to be convinced before anything changes',
        fr: 'doit être convaincu avant que quoi que ce soit change',
      },
    };
    return say({
      en: `Works in one of the ${words(segment.name, 80)} ${marks.answer.en}; ${roles[angle].en} ${marks.assumption.en}`,
      fr: `Travaille dans l'un de ces lieux : ${words(segment.name, 80)} ${marks.answer.fr} ; ${roles[angle].fr} ${marks.assumption.fr}`,
    });
  }
  const retired = /\b(?:retired|retirees?|pensioners?|retraitée?s?)(?!\p{L})/iu.exec(segment?.name ?? '')?.[0];
  if (retired !== undefined) return `${words(retired)} ${say(marks.answer)}`;
  return say({
    en: 'Occupation to ask: what fills their weekdays?',
    fr: 'Occupation à demander : de quoi leurs semaines sont-elles faites ?',
  });
}

const placeWord =
  /(?<!\p{L})(?:within|in|near|around|at|along|on foot|dans|à|au|aux|près|autour|en|sur|voisins?|nearby)(?!\p{L})/iu;

function placeOf({ reading, segment, words }: Customer): string {
  const { answer, say } = reading;
  const detail = segment?.details.find((piece) => placeWord.test(piece));
  const place = detail ?? answer('idea', 'location');
  return place === undefined
    ? say({
        en: 'Not known: the place is missing in “My idea”.',
        fr: 'Inconnue : le lieu manque dans « Mon idée ».',
      })
    : `${words(place)} ${say(marks.answer)}`;
}

function incomeOf({ reading, segment, price }: Customer): string {
  const { say } = reading;
  if (segment?.isOrganisation) {
    return say({
      en: 'Not known: ask out of which budget it would be paid, and up to what sum nobody has to sign.',
      fr: "Inconnus : demandez à même quel budget ce serait payé, et jusqu'à quelle somme personne n'a à signer.",
    });
  }
  return price === undefined
    ? say({
        en: 'Not known: ask what they last paid to be rid of this problem.',
        fr: 'Inconnus : demandez ce que ces personnes ont payé la dernière fois pour régler ce problème.',
      })
    : say({
        en: `Not known: ask what they pay today for the same thing, to be set beside ${price} ${marks.answer.en}.`,
        fr: `Inconnus : demandez ce que la même chose leur coûte aujourd'hui, à comparer avec ${price} ${marks.answer.fr}.`,
      });
}

function needsOf({ reading, problem, difference, words }: Customer): string[] {
  const { answer, say } = reading;
  const promise = answer('marketing', 'valueProposition');
  const need =
    problem === undefined
      ? say({
          en: 'Not known: “My idea” does not say which problem is solved. Ask about their last time.',
          fr: 'Inconnus : « Mon idée » ne dit pas quel problème est réglé. Faites raconter la dernière fois.',
        })
      : say({
          en: `To be rid of this: ${words(problem, 200)} ${marks.answer.en}`,
          fr: `Ne plus vivre ceci : ${words(problem, 200)} ${marks.answer.fr}`,
        });
  const asked = difference ?? promise;
  return [
    need,
    ...(asked === undefined
      ? []
      : [
          say({
            en: `To be asked: does ${words(asked)} change anything for them ${marks.assumption.en}?`,
            fr: `À demander : ceci change-t-il quelque chose pour cette personne, ${words(asked)} ${marks.assumption.fr} ?`,
          }),
        ]),
  ];
}

function frustrationsOf({ reading, complaint, angle, situation, measure, words }: Customer): string[] {
  const { say } = reading;
  const names = situation.competitors.slice(0, 3).map(({ name }) => words(name, 60));
  const measured =
    measure === undefined
      ? say({
          en: 'How often it happens and what it costs is not known: ask for the last three times.',
          fr: 'On ne sait ni à quelle fréquence cela arrive ni ce que cela coûte : faites raconter les trois dernières fois.',
        })
      : say({
          en: `You measured it once, ${words(measure)} ${marks.answer.en}: ask whether it is the same for them.`,
          fr: `Vous l'avez mesuré une fois, ${words(measure)} ${marks.answer.fr} : demandez si c'est pareil dans leur cas.`,
        });
  if (names.length === 0) {
    return [
      measured,
      say({
        en: 'Who serves them today is not known: you name no competitor in “Situation analysis”.',
        fr: "On ne sait pas qui répond à ce besoin aujourd'hui : vous ne nommez aucun concurrent dans « Analyse de la situation ».",
      }),
    ];
  }
  if (angle === 'unserved') {
    return [
      say({
        en: `Nothing you name is made for them: ${names.join(', ')} ${marks.assumption.en}. It is the persona to listen to longest.`,
        fr: `Rien de ce que vous nommez n'est fait pour cette personne : ${names.join(', ')} ${marks.assumption.fr}. C'est elle qu'il faut écouter le plus longtemps.`,
      }),
      measured,
    ];
  }
  return complaint?.known === undefined
    ? [measured]
    : [
        say({
          en: `What you know of ${words(complaint.name, 80)}: ${words(complaint.known, 80)} ${marks.answer.en}. Ask whether it bothers them.`,
          fr: `Ce que vous savez de ce concurrent, ${words(complaint.name, 80)} : ${words(complaint.known, 80)} ${marks.answer.fr}. Demandez si cela dérange.`,
        }),
        measured,
      ];
}

function habitsOf({ reading, competitor, angle, words }: Customer): string[] {
  const { say, option, chose } = reading;
  const model = option('idea', 'businessModel');
  const recurring = chose('idea', 'businessModel', 'subscription', 'freemium', 'license');
  const today =
    competitor === undefined
      ? []
      : [
          {
            first: competitor.isHabit
              ? say({
                  en: `Does today what you describe as ${words(competitor.name, 80)} ${marks.assumption.en}`,
                  fr: `Fait aujourd'hui ce que vous décrivez ainsi : ${words(competitor.name, 80)} ${marks.assumption.fr}`,
                })
              : say({
                  en: `Goes today to ${words(competitor.name, 80)} ${marks.assumption.en}`,
                  fr: `S'adresse aujourd'hui à ce concurrent : ${words(competitor.name, 80)} ${marks.assumption.fr}`,
                }),
            compares: say({
              en: `Has ${words(competitor.name, 80)} in mind while listening to you ${marks.assumption.en}`,
              fr: `Pense à ce concurrent en vous écoutant : ${words(competitor.name, 80)} ${marks.assumption.fr}`,
            }),
            unserved: say({
              en: `Has tried ${words(competitor.name, 80)} and given up, or never began ${marks.assumption.en}`,
              fr: `A essayé ceci et y a renoncé, ou n'a jamais commencé : ${words(competitor.name, 80)} ${marks.assumption.fr}`,
            }),
          }[angle],
        ];
  const rhythm =
    model === undefined
      ? say({
          en: 'How they would pay is open: “My idea” does not say how money comes in.',
          fr: "On ne sait pas comment cette personne paierait : « Mon idée » ne dit pas comment l'argent entre.",
        })
      : recurring
        ? say({
            en: `Would pay again and again (${words(model)}, your answer): ask which payment of this kind they stopped last.`,
            fr: `Paierait de façon répétée (${words(model)}, votre réponse) : demandez quel paiement de ce genre a été arrêté en dernier.`,
          })
        : say({
            en: `Would pay each time (${words(model)}, your answer): ask on which day and occasion the last time was.`,
            fr: `Paierait chaque fois (${words(model)}, votre réponse) : demandez le jour et l'occasion de la dernière fois.`,
          });
  return [...today, rhythm];
}

function quoteOf({ reading, angle }: Customer): string {
  const question = reading.say(openingQuestions[angle]);
  return reading.say({
    en: `No quote yet. Write down, word for word, what they answer to: “${question}”`,
    fr: `Pas encore de citation. Notez mot pour mot la réponse à : « ${question} »`,
  });
}

function aimsOf({ reading, angle, measure, price, difference, words }: Customer): string[] {
  const { say, answer } = reading;
  const offer = answer('marketing', 'valueProposition') ?? answer('idea', 'businessIdea');
  const promised =
    offer === undefined
      ? []
      : [
          say({
            en: `A day on which your promise holds: ${words(offer, 160)} ${marks.answer.en}`,
            fr: `Une journée où votre promesse est tenue : ${words(offer, 160)} ${marks.answer.fr}`,
          }),
        ];
  const own = {
    first:
      measure === undefined
        ? say({
            en: 'To have the matter settled: ask what they would do with the time or the money.',
            fr: "Que la chose soit réglée : demandez à quoi serviraient le temps ou l'argent gagnés.",
          })
        : say({
            en: `To get this back: ${words(measure)} ${marks.answer.en}. Ask how much of it would be enough.`,
            fr: `Récupérer ceci : ${words(measure)} ${marks.answer.fr}. Demandez quelle part suffirait.`,
          }),
    compares:
      price === undefined
        ? say({
            en: 'To know what it costs: no price stands in “My idea” yet.',
            fr: 'Savoir ce que cela coûte : aucun prix ne figure encore dans « Mon idée ».',
          })
        : say({
            en: `To see at a glance what ${price} ${marks.answer.en} buys that the others do not give.`,
            fr: `Voir d'un coup d'œil ce que donnent ${price} ${marks.answer.fr} et que les autres ne donnent pas.`,
          }),
    unserved:
      difference === undefined
        ? say({
            en: 'To be asked: what would have to exist so that they would change this very week?',
            fr: 'À demander : que faudrait-il pour que cette personne change dès cette semaine ?',
          })
        : say({
            en: `To be taken seriously: would ${words(difference)} be enough, or does it take something else ${marks.assumption.en}?`,
            fr: `Être prise au sérieux : ceci suffirait-il, ${words(difference)}, ou faut-il autre chose ${marks.assumption.fr} ?`,
          }),
  }[angle];
  return angle === 'first' ? [own, ...promised] : [own];
}

import { blocks, bullets, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import { firstCustomers } from '../reading/customers.ts';
import type { Reading } from '../reading/reading.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { findShares } from '../reading/shares.ts';
import { substanceOf } from '../reading/thin.ts';
import type { Product } from './product.ts';

const verdict =
  /\b(?:good|pass(?:es)?|success\w*|ok(?:ay)?|accept\w*|we say yes|enough) (?:if|when|from)\b|\bif at least\b|c'est (?:bon|réussi|assez)|réussi si|\bbon si\b|succès si|au moins \d/iu;

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The person's own test, taken apart, with a pass mark that can be counted. */
export function testPlan(reading: Reading, product: Product): string {
  const { say, quote, answer } = reading;
  const strategy = answer('rd', 'testingStrategy') ?? '';
  const whom = firstCustomers(reading, 80);
  const sentences = substanceOf(strategy) === 'enough' ? sentencesOf(strategy) : [];
  const judging = sentences.filter((sentence) => verdict.test(sentence.replace(/’/gu, "'")));
  const doing = sentences.filter((sentence) => !judging.includes(sentence));
  const measured = product.requirements.filter((requirement) => /\d/u.test(requirement.text)).slice(0, 3);
  const toFill = say({ en: 'to be fixed', fr: 'à fixer' });
  const rows = [
    ...(doing.length > 0 ? doing.slice(0, 3) : [undefined]).map((sentence, index) => [
      sentence === undefined
        ? say({
            en: `What ${whom} do with it without your help`,
            fr: `Ce que cette clientèle (${whom}) en fait sans votre aide`,
          })
        : quote(sentence, 150),
      index === 0
        ? judging[0] === undefined
          ? toFill
          : quote(judging[0], 170)
        : say({ en: 'counts toward the same', fr: 'compte pour le même seuil' }),
    ]),
    ...measured.map((requirement) => [
      say({
        en: `Measured beside it: ${lowered(requirement.proof.keep.en)}`,
        fr: `Mesuré à côté : ${lowered(requirement.proof.keep.fr)}`,
      }),
      quote(requirement.text, 110),
    ]),
  ];
  return blocks(
    say({ en: '## Your test plan', fr: '## Votre plan de test' }),
    sentences.length === 0
      ? say({
          en:
            strategy === ''
              ? 'You left the test open. This is the frame to fill in.'
              : `About the test you wrote ${quote(strategy, 120)}. That cannot be failed, so it proves nothing yet. This is the frame to fill in.`,
          fr:
            strategy === ''
              ? 'Vous avez laissé le test sans réponse. Voici le cadre à remplir.'
              : `Au sujet du test, vous avez écrit ${quote(strategy, 120)}. Un tel test ne peut pas échouer ; il ne prouve donc rien encore. Voici le cadre à remplir.`,
        })
      : undefined,
    table(
      say({
        en: ['What is tried', 'From which result on you say yes'],
        fr: ["Ce qu'on essaie", 'À partir de quel résultat vous dites oui'],
      }),
      rows,
    ),
    marksOf(reading, strategy),
    bullets([
      say({
        en: '**Before the first test:** write the pass mark on paper, date it, and let somebody else keep it. Whoever moves the mark afterwards has learned nothing.',
        fr: "**Avant le premier test :** écrivez le seuil sur papier, datez-le et confiez-le à quelqu'un d'autre. Qui déplace le seuil après coup n'a rien appris.",
      }),
      say({
        en: `**If it falls short:** decide today which of three you do: change one thing and test again, offer it to other people, or stop.`,
        fr: `**Si le résultat est en dessous :** décidez aujourd'hui laquelle des trois voies vous prendrez : changer une seule chose et recommencer, viser d'autres gens, ou arrêter.`,
      }),
      say({
        en: '**Whom not to count:** family and friends. They taste or try out of kindness.',
        fr: '**Qui ne pas compter :** la famille et les amis. Ces personnes goûtent ou essaient par gentillesse.',
      }),
    ]),
  );
}

function marksOf({ say, quote, number }: Reading, strategy: string): string {
  const found = findShares(strategy).slice(0, 2);
  if (found.length === 0) {
    return say({
      en: 'No pass mark that can be counted stands in your answer yet. Use this sentence: “Good if … of … people would pay … again, without a discount.”',
      fr: "Votre réponse ne contient pas encore de seuil qui se compte. Servez-vous de cette phrase : « C'est bon si … personnes sur … paieraient encore …, sans rabais. »",
    });
  }
  const lines = found.map(({ part: passing, whole: tried, text }) => {
    const share = `${number(passing)} ÷ ${number(tried)} = ${number((passing / tried) * 100)}`;
    const left = tried - passing;
    return say({
      en: `Your pass mark, ${quote(text)} ${marks.answer.en}, is a share of ${share}% ${marks.computed.en}: at most ${number(left)} of ${number(tried)} may say no (${number(tried)} − ${number(passing)}, computed).`,
      fr: `Votre seuil, ${quote(text)} ${marks.answer.fr}, correspond à ${share} % ${marks.computed.fr} : au plus ${number(left)} sur ${number(tried)} peuvent donner un non (${number(tried)} − ${number(passing)}, calculé).`,
    });
  });
  const small = found.some(({ whole }) => whole < 10)
    ? say({
        en: ' With so few, a single one more or less changes the verdict: repeat it before you rely on it.',
        fr: ' Avec si peu de cas, un seul de plus ou de moins change le verdict : recommencez avant de vous y fier.',
      })
    : '';
  return `${lines.join(' ')}${small}`;
}

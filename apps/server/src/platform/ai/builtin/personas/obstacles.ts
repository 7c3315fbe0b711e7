import { marks } from '../marks.ts';
import type { Customer } from './customer.ts';

/** Reasons not to buy, the hardest first: the price for who compares, a habit or a doubt for the others. */
export function obstacles(customer: Customer): string[] {
  const price = priceObstacle(customer);
  const other = [habitObstacle(customer), riskObstacle(customer)].filter((text) => text !== undefined);
  return customer.angle === 'compares' ? [price, ...other] : [...other, price];
}

function priceObstacle({ reading, price, situation, words, angle }: Customer): string {
  const { say, money, figures } = reading;
  const own = figures.price;
  if (price === undefined || own === undefined) {
    return say({
      en: 'A price is missing in “My idea”: without one, nobody can say no to it.',
      fr: 'Il manque un prix dans « Mon idée » : sans lui, personne ne peut le refuser.',
    });
  }
  const rival = situation.competitors.find((competitor) => competitor.price !== undefined);
  if (rival?.price === undefined || angle !== 'compares') {
    return say({
      en: `${price} ${marks.answer.en}: ask from what price on they would hesitate, before you name yours.`,
      fr: `${price} ${marks.answer.fr} : demandez à partir de quel prix il y aurait hésitation, avant de nommer le vôtre.`,
    });
  }
  const gap = Math.round((own.dollars - rival.price) * 100) / 100;
  const [yours, theirs] = [money(own.dollars), money(rival.price)];
  const name = words(rival.name, 80);
  if (gap <= 0) {
    return say({
      en: `${yours} beside ${theirs} at ${name} ${marks.answer.en}: the price is no reason to stay away; ask what is.`,
      fr: `${yours} à côté de ${theirs} chez ce concurrent, ${name} ${marks.answer.fr} : le prix n'est pas un frein ; demandez ce qui en est un.`,
    });
  }
  return say({
    en: `${yours} beside ${theirs} at ${name} ${marks.answer.en}: ${money(gap)} more (${yours} − ${theirs}, computed), if the quantity is the same ${marks.assumption.en}`,
    fr: `${yours} à côté de ${theirs} chez ce concurrent, ${name} ${marks.answer.fr} : ${money(gap)} de plus (${yours} − ${theirs}, calculé), si la quantité est la même ${marks.assumption.fr}`,
  });
}

function habitObstacle({ reading, competitor, angle, words }: Customer): string | undefined {
  if (competitor === undefined || angle === 'compares') return undefined;
  const name = words(competitor.name, 80);
  return reading.say(
    competitor.isHabit
      ? {
          en: `A habit that costs nothing: ${name} ${marks.answer.en}. What would make them give it up?`,
          fr: `Une habitude qui ne coûte rien : ${name} ${marks.answer.fr}. Qu'est-ce qui y ferait renoncer ?`,
        }
      : {
          en: `What is known already is safe: ${name} ${marks.answer.en}. What would have to go wrong there?`,
          fr: `Le connu rassure : ${name} ${marks.answer.fr}. Que faudrait-il qu'il s'y passe ?`,
        },
  );
}

function riskObstacle({ reading, risk, words }: Customer): string | undefined {
  if (risk === undefined) return undefined;
  return reading.say({
    en: `A risk you named: ${words(risk)} ${marks.answer.en}. Would it make them hesitate?`,
    fr: `Un risque que vous avez nommé : ${words(risk)} ${marks.answer.fr}. Ferait-il hésiter cette personne ?`,
  });
}

import { blocks, bullets } from '../markdown.ts';
import { isInQuebec } from '../reading/in-quebec.ts';
import type { Reading } from '../reading/reading.ts';
import { nameOf, type Product } from './product.ts';

/** Tax credits for research: only whether to ask, and what to keep meanwhile. No rate and no rule: those change. */
export function credits(reading: Reading, product: Product): string {
  const { say, quote, answer } = reading;
  const subject = product.hardest === undefined ? nameOf(reading, product, 110) : quote(product.hardest.text, 110);
  const provincial = isInQuebec(answer('idea', 'location') ?? '')
    ? { en: 'Revenu Québec', fr: 'Revenu Québec' }
    : { en: 'the tax authority of your province', fr: "l'administration fiscale de votre province" };
  return blocks(
    say({ en: '## Tax credits: a question to ask', fr: "## Crédits d'impôt : une question à poser" }),
    say({
      en: `There is a federal programme for scientific research and experimental development (SR&ED, run by the Canada Revenue Agency), and provinces have their own. Whether your work counts is not decided here. Describe your hardest point, ${subject}, to the Canada Revenue Agency and to ${provincial.en}, with what could not be looked up and had to be tried, and ask whether such work is eligible and what must be kept from the first day.`,
      fr: `Il existe un programme fédéral pour la recherche scientifique et le développement expérimental (RS&DE, géré par l'Agence du revenu du Canada), et les provinces ont le leur. Ce n'est pas ici que se décide si votre travail compte. Décrivez votre point le plus difficile, ${subject}, à l'Agence du revenu du Canada et à l'autorité de votre province (${provincial.fr}), avec ce qui ne se trouvait nulle part et qu'il a fallu essayer ; demandez si un tel travail est admissible et ce qu'il faut garder dès le premier jour.`,
    }),
    bullets([
      say({
        en: 'Until you have the reply, count on nothing in your budget.',
        fr: "Tant que vous n'avez pas la réponse, ne comptez sur rien dans votre budget.",
      }),
      say({
        en: 'Keep a dated notebook all the same: what you did not know, what you tried, the result, the hours, who did them. It takes a few minutes a day and cannot be made afterwards.',
        fr: 'Tenez quand même un cahier daté : ce que vous ne saviez pas, ce que vous avez essayé, le résultat, les heures, qui les a faites. Cela prend quelques minutes par jour et ne se refait pas après coup.',
      }),
      say({
        en: 'A product that is only new to you is another matter than a problem nobody had solved: say honestly which one yours is, before somebody sells you a claim.',
        fr: "Un produit nouveau pour vous seulement n'est pas la même chose qu'un problème que personne n'avait résolu : dites honnêtement lequel est le vôtre, avant que quelqu'un vous vende une demande.",
      }),
    ]),
  );
}

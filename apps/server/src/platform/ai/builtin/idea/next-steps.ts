import { blocks, numbered } from '../markdown.ts';
import { permitToAsk, registry, startingHelp } from '../places-to-ask.ts';
import { firstCustomers } from '../reading/customers.ts';
import { findNeed } from '../reading/needs.ts';
import { periodWords } from '../reading/period-words.ts';
import type { Reading } from '../reading/reading.ts';
import { modelTestOf } from './model-tests.ts';

/** Six small steps for four weeks, the first one possible tomorrow. */
export function nextSteps(reading: Reading): string {
  const { say, money, number, answer, figures } = reading;
  const whom = firstCustomers(reading, 80);
  const location = answer('idea', 'location') ?? '';
  const model = modelTestOf(answer('idea', 'businessModel'));
  const permit = permitToAsk(`${answer('idea', 'businessIdea')} ${answer('idea', 'problemSolved')}`, location);
  const price = figures.price ? `${money(figures.price.dollars)}${say(periodWords[figures.price.period])}` : undefined;
  const need = findNeed(reading);
  return blocks(
    say({ en: '## Your next four weeks', fr: '## Vos quatre prochaines semaines' }),
    numbered([
      say({
        en: `**Tomorrow:** write down ten names among ${whom}, and call two of them for a fifteen-minute talk.`,
        fr: `**Demain :** notez dix noms parmi cette clientèle, ${whom}, et appelez-en deux pour une conversation d'un quart d'heure.`,
      }),
      say({
        en: '**Week 1:** hold the five conversations. Write down their exact words, how often it happens, and what it cost them last time.',
        fr: '**Semaine 1 :** menez les cinq conversations. Notez leurs mots exacts, la fréquence et ce que cela leur a coûté la dernière fois.',
      }),
      say({
        en: `**Week 2:** ${model.trial.en}${price ? `, at ${price}` : ', at a price you fix beforehand'}. One sale to somebody who owes you nothing says more than ten compliments.`,
        fr: `**Semaine 2 :** ${model.trial.fr}${price ? `, à ${price}` : ", au prix que vous aurez fixé d'avance"}. Une vente à quelqu'un qui ne vous doit rien en dit plus que dix compliments.`,
      }),
      say({
        en: `**Week 3:** note what that one sale cost you, ask for two quotes for your largest expense, and redo the calculation above${need ? ` (${number(need.sales)} today)` : ''} with real figures.`,
        fr: `**Semaine 3 :** notez ce que cette vente vous a coûté, demandez deux soumissions pour votre plus grosse dépense et refaites le calcul ci-dessus${need ? ` (${number(need.sales)} aujourd'hui)` : ''} avec de vrais chiffres.`,
      }),
      say({
        en: `**Week 4:** check that your name is free with ${registry(location).en}${permit ? `, put the question above to ${permit.whom.en}` : ''}, and meet ${startingHelp(location).en}. If you may qualify by age, ask Futurpreneur as well. Bring this page.`,
        fr: `**Semaine 4 :** vérifiez que votre nom est libre en consultant ${registry(location).fr}${permit ? `, posez la question ci-dessus ${permit.whom.fr}` : ''} et prenez rendez-vous : ${startingHelp(location).fr}. Si votre âge le permet, parlez aussi à Futurpreneur. Apportez ce document.`,
      }),
      say({
        en: '**Then:** correct your answers with what you have learned, write this report again, and go on to “Situation analysis”, which looks at your competitors and your risks.',
        fr: "**Ensuite :** corrigez vos réponses d'après ce que vous avez appris, relancez ce rapport et passez à « Analyse de la situation », qui examine vos concurrents et vos risques.",
      }),
    ]),
  );
}

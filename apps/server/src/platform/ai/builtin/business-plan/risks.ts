import { anyRisk, riskKinds } from '../analysis/risk-kinds.ts';
import { readSituation } from '../analysis/situation.ts';
import { blocks, table } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import { sharedWords } from '../reading/shared-words.ts';
import type { Plan } from './plan.ts';

/** The risks of the analysis, each with somebody who watches it. */
export function risks(reading: Reading, plan: Plan): string {
  const { say, quote } = reading;
  const heading = say({ en: '## Risks', fr: '## Risques' });
  const named = readSituation(reading).risks;
  if (named.length === 0) {
    return blocks(
      heading,
      say({
        en: 'No risk is carried over from “Situation analysis”. This plan itself holds one that a lender sees at once:',
        fr: "Aucun risque ne vient de l'« Analyse de la situation ». Ce plan en contient pourtant un qu'une banque voit tout de suite :",
      }),
      ownRisk(reading, plan),
    );
  }
  const rows = named.slice(0, 6).map((risk) => {
    const kind = riskKinds.find((entry) => entry.sign.test(risk));
    return [
      quote(risk, 110),
      say((kind ?? anyRisk).early),
      say((kind ?? anyRisk).response),
      watcher(reading, plan, risk, kind?.name),
    ];
  });
  return blocks(
    heading,
    say({
      en: 'The risks you named in “Situation analysis”, now with somebody who watches each:',
      fr: "Les risques nommés dans l'« Analyse de la situation », chacun avec quelqu'un qui le surveille :",
    }),
    table(
      say({
        en: ['Risk', 'Early sign', 'First response', 'Who watches'],
        fr: ['Risque', 'Signe avant-coureur', 'Première réponse', 'Qui surveille'],
      }),
      rows,
    ),
    ownRisk(reading, plan),
  );
}

function watcher({ say, quote }: Reading, plan: Plan, risk: string, kind: string | undefined): string {
  const ready = plan.members.filter((member) => !member.isOpen);
  if (kind === 'absence') {
    const other = ready[1];
    return other === undefined
      ? say({ en: 'nobody can yet: name a replacement', fr: "personne encore : nommez quelqu'un qui remplace" })
      : say({ en: `${quote(other.name, 40)}, to confirm`, fr: `${quote(other.name, 40)}, à confirmer` });
  }
  const likely = ready.find((member) => sharedWords(member.text, risk).length > 0) ?? ready[0];
  return likely === undefined
    ? say({ en: 'name to write', fr: 'nom à inscrire' })
    : say({ en: `${quote(likely.name, 40)}, to confirm`, fr: `${quote(likely.name, 40)}, à confirmer` });
}

/** The weakest point of the plan's own figures or team, in one sentence. */
function ownRisk({ say, money, number, quote }: Reading, plan: Plan): string {
  const { left, needs, own, outside, monthly } = plan.money;
  if (needs > 0 && own + outside > 0 && left < 0) {
    return say({
      en: `**The plan's own risk:** ${money(-left)} are missing before the opening (computed above). If they come late, every later step moves with them: name the step you would drop first.`,
      fr: `**Le risque du plan lui-même :** il manque ${money(-left)} avant l'ouverture (calculé plus haut). Si cet argent tarde, toutes les étapes suivantes reculent : nommez celle que vous laisseriez tomber en premier.`,
    });
  }
  if (needs > 0 && own + outside > 0 && monthly > 0) {
    return say({
      en: `**The plan's own risk:** the reserve lasts ${number(left / monthly)} months of named costs (computed above). Decide now at which amount in the account you stop and talk to somebody: write it here as a number.`,
      fr: `**Le risque du plan lui-même :** la réserve dure ${number(left / monthly)} mois des coûts nommés (calculé plus haut). Décidez dès maintenant à quel solde du compte vous vous arrêtez pour en parler à quelqu'un : écrivez-le ici en chiffres.`,
    });
  }
  const open = plan.members.find((member) => member.isOpen);
  return open === undefined
    ? say({
        en: "**The plan's own risk:** its amounts do not add up to a reserve yet, so nobody can say how long it holds if the first sales come late.",
        fr: '**Le risque du plan lui-même :** ses montants ne donnent pas encore de réserve, et personne ne peut dire combien de temps il tient si les premières ventes tardent.',
      })
    : say({
        en: `**The plan's own risk:** it counts on somebody who is not there yet, ${quote(open.text, 110)}.`,
        fr: `**Le risque du plan lui-même :** il compte sur quelqu'un qui n'est pas encore là, ${quote(open.text, 110)}.`,
      });
}

import { blocks, table } from '../markdown.ts';
import { registry } from '../places-to-ask.ts';
import { isInQuebec } from '../reading/in-quebec.ts';
import type { Reading } from '../reading/reading.ts';
import { type LegalForm, legalForms, registerElsewhere } from './legal-forms.ts';
import type { Plan } from './plan.ts';

/** The form of the business and what follows from it for this person. */
export function legalForm(reading: Reading, plan: Plan): string {
  const { say, answer, option } = reading;
  const chosen = answer('business-plan', 'legalStructure');
  const form = chosen && legalForms[chosen];
  const label = option('business-plan', 'legalStructure');
  return blocks(
    say({ en: '## Legal form', fr: '## Forme juridique' }),
    form !== undefined
      ? blocks(
          say({ en: `**${label}** (your answer).`, fr: `**${label}** (votre réponse).` }),
          consequences(reading, form, chosen ?? ''),
        )
      : chosen === 'llc'
        ? blocks(aboutLlc(reading), comparison(reading))
        : blocks(undecided(reading), comparison(reading)),
    commitments(reading, plan, chosen),
    mismatch(reading, plan, chosen),
    where(reading),
  );
}

function consequences(reading: Reading, form: LegalForm, chosen: string): string {
  const { say } = reading;
  return table(say({ en: ['Question', 'Answer for this form'], fr: ['Question', 'Réponse pour cette forme'] }), [
    [say({ en: 'Who answers for the debts?', fr: 'Qui répond des dettes ?' }), say(form.debts)],
    [
      say({ en: 'What has to be filed?', fr: 'Que faut-il déposer ?' }),
      say(
        isQuebec(reading) ? form.register : registerElsewhere[chosen === 'corporation_federal' ? 'federal' : 'plain'],
      ),
    ],
    [say({ en: 'Who pays tax on the profit?', fr: "Qui paie l'impôt sur le bénéfice ?" }), say(form.profit)],
    [say({ en: 'What will a lender look at?', fr: 'Que regardera une banque ?' }), say(form.lender)],
  ]);
}

function aboutLlc({ say }: Reading): string {
  return say({
    en: '**LLC** (your answer). The LLC is a form of the United States; neither Québec nor Canada has it, and you cannot register one here. Whoever thinks of an LLC usually wants two things: debts that stay with the business, and few formalities. Here the first one is the corporation, the second one the sole proprietorship; no form gives both.',
    fr: "**LLC** (votre réponse). La LLC est une forme des États-Unis ; elle n'existe ni au Québec ni ailleurs au Canada, et on ne peut pas en immatriculer une ici. Qui pense à une LLC veut d'ordinaire deux choses : des dettes qui restent dans l'entreprise, et peu de formalités. Ici, la première s'obtient avec la société par actions, la seconde avec l'entreprise individuelle ; aucune forme ne donne les deux.",
  });
}

function undecided({ say }: Reading): string {
  return say({
    en: 'You have not chosen a form yet. That is allowed at this stage, but not when a lease or a loan is signed: somebody signs, and the form decides who. Two questions settle most cases: do you own it alone, and how much could you owe if it closed?',
    fr: "Vous n'avez pas encore choisi de forme. C'est permis à cette étape, mais plus au moment de signer un bail ou un prêt : quelqu'un signe, et la forme décide qui. Deux questions tranchent la plupart des cas : serez-vous seul propriétaire, et combien devriez-vous si l'entreprise fermait ?",
  });
}

function comparison(reading: Reading): string {
  const { say } = reading;
  const forms = [
    [say({ en: 'Sole proprietorship', fr: 'Entreprise individuelle' }), legalForms.sole_proprietorship],
    [say({ en: 'General partnership', fr: 'Société en nom collectif' }), legalForms.general_partnership],
    [say({ en: 'Corporation', fr: 'Société par actions' }), legalForms.corporation_provincial],
  ] as const;
  return table(
    say({
      en: ['Form', 'Who answers for the debts', 'Who pays tax on the profit'],
      fr: ['Forme', 'Qui répond des dettes', "Qui paie l'impôt sur le bénéfice"],
    }),
    forms.flatMap(([name, form]) => (form === undefined ? [] : [[name, say(form.debts), say(form.profit)]])),
  );
}

/** What the person's own figures mean under this form. */
function commitments({ say, money }: Reading, plan: Plan, chosen: string | undefined): string | undefined {
  const { monthly } = plan.money;
  if (monthly === 0 || chosen === undefined) return undefined;
  const year = money(monthly * 12);
  const sum = `${money(monthly)} × 12 = ${year}`;
  if (chosen === 'sole_proprietorship' || chosen === 'general_partnership') {
    return say({
      en: `In your figures: one year of the monthly costs you name is ${sum} (computed). If the business stopped, whatever is signed for would be claimed from you in person. Ask how long the commitment runs before you sign it.`,
      fr: `Dans vos chiffres : une année des coûts mensuels que vous nommez, c'est ${sum} (calculé). Si l'entreprise s'arrêtait, tout ce qui est signé vous serait réclamé personnellement. Demandez pour combien de temps vous vous engagez avant de signer.`,
    });
  }
  if (chosen.startsWith('corporation')) {
    return say({
      en: `In your figures: one year of the monthly costs you name is ${sum} (computed). It is the corporation's debt as long as you sign in its name; read each contract for the words “personally” and “guarantee”.`,
      fr: `Dans vos chiffres : une année des coûts mensuels que vous nommez, c'est ${sum} (calculé). C'est la dette de la société tant que vous signez en son nom ; cherchez dans chaque contrat les mots « personnellement » et « caution ».`,
    });
  }
  return undefined;
}

function mismatch({ say, quote }: Reading, plan: Plan, chosen: string | undefined): string | undefined {
  const partner = plan.members.find((member) => /partner|founder|associé|cofond|actionnaire/iu.test(member.text));
  if (chosen === 'sole_proprietorship' && plan.hasPartner) {
    return say({
      en: `One thing to settle: a sole proprietorship has one owner, and your team names somebody who sounds like a second one${partner ? `, ${quote(partner.text, 90)}` : ''}. If that person shares the profit, it is a partnership or a corporation; if not, write down what they are paid.`,
      fr: `Un point à régler : une entreprise individuelle a un seul propriétaire, et votre équipe nomme quelqu'un qui semble en être un deuxième${partner ? `, ${quote(partner.text, 90)}` : ''}. Si cette personne partage les bénéfices, c'est une société ; sinon, écrivez ce qu'elle reçoit.`,
    });
  }
  if (chosen === 'general_partnership' && plan.members.length < 2) {
    return say({
      en: 'One thing to settle: a partnership needs at least two people, and your team names one. Who is the other?',
      fr: "Un point à régler : une société en nom collectif demande au moins deux personnes, et votre équipe n'en nomme qu'une. Qui est l'autre ?",
    });
  }
  if (plan.hasUnwrittenPartner && chosen !== 'sole_proprietorship') {
    return say({
      en: `Before the form, the agreement${partner ? ` with ${quote(partner.text, 110)}` : ''}: who holds how much, who decides what, what the work of each is worth, and what happens to the share of whoever leaves. Between shareholders it is called a shareholders' agreement; a lender asks to see it.`,
      fr: `Avant la forme, l'entente${partner ? ` avec cette personne, ${quote(partner.text, 110)}` : ''} : qui détient combien, qui décide de quoi, ce que vaut le travail de chacun, et ce que devient la part de qui s'en va. Entre actionnaires, on parle de convention entre actionnaires ; une banque demande à la voir.`,
    });
  }
  return undefined;
}

function where(reading: Reading): string {
  const { say, quote } = reading;
  const office = registry(reading.answer('idea', 'location') ?? '');
  const brand = reading.answer('marketing', 'brandName') ?? reading.request.project.name;
  const named = brand.trim() === '' ? '' : ` (${quote(brand, 60)})`;
  return say({
    en: `Forms, fees and delays stand on the site of ${office.en} on the day you file; this draft gives none. Look up there whether your name${named} is free, then ask a notary, a lawyer or an accountant one question: what would change for me with the next larger form?`,
    fr: `Les formulaires, les frais et les délais se trouvent le jour du dépôt sur le site officiel (${office.fr}) ; cette ébauche n'en donne aucun. Vérifiez-y si votre nom${named} est libre, puis posez une question à une notaire, à un avocat ou à une comptable : qu'est-ce que la forme suivante, plus grande, changerait pour moi ?`,
  });
}

function isQuebec({ answer }: Reading): boolean {
  return isInQuebec(`${answer('idea', 'location') ?? ''} ${answer('business-plan', 'location') ?? ''}`);
}

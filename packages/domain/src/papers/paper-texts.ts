import { officesOf } from '../canada/fact-sheets.ts';
import type { Province } from '../ledger/provinces.ts';
import type { Text } from '../locale.ts';
import type { PaperKey } from './papers.ts';

export type PaperText = {
  /** The paper, as a lender calls it. */
  readonly title: Text;
  /** What a lender sees in it, or when it is not needed. */
  readonly help: Text;
};

const paper = (title: readonly [string, string], help: readonly [string, string]): PaperText => ({
  title: { en: title[0], fr: title[1] },
  help: { en: help[0], fr: help[1] },
});

/**
 * The papers in words. The list follows what Canadian lenders publish: the application checklist of a Community Futures
 * office, and the requirements of the Canada Small Business Financing Program (quotes, registration, personal
 * statements, notices of assessment).
 */
const texts: Readonly<Record<PaperKey, PaperText>> = {
  quotes: paper(
    ['Quotes for what you buy', 'Soumissions pour vos achats'],
    [
      'A written price, with the date and the supplier, for each large purchase.',
      'Un prix écrit, daté, avec le nom du fournisseur, pour chaque gros achat.',
    ],
  ),
  lease: paper(
    ['Lease, or offer to lease', 'Bail ou offre de location'],
    [
      'Not needed if you work from home or own the place.',
      'Pas nécessaire si vous travaillez chez vous ou si le lieu vous appartient.',
    ],
  ),
  orders: paper(
    ['Orders, contracts or letters from customers', 'Commandes, contrats ou lettres de clients'],
    [
      'Someone who says in writing what they would buy, how much and at what price.',
      "Une personne qui dit par écrit ce qu'elle achèterait, combien et à quel prix.",
    ],
  ),
  licences: paper(
    ['Permits and licences', 'Permis et licences'],
    [
      'Of your city, your trade and your province. Ask your city first; some trades need none.',
      "De votre ville, de votre métier et de votre province. Demandez d'abord à la ville\u00a0; certains métiers n'en exigent aucun.",
    ],
  ),
  insurance: paper(
    ['Insurance: a quote or a certificate', 'Assurance\u00a0: soumission ou attestation'],
    [
      'Liability, contents, vehicle. Lenders often ask for life insurance on the loan too.',
      'Responsabilité, biens, véhicule. On demande souvent aussi une assurance vie sur le prêt.',
    ],
  ),
  registration: paper(
    ['Registration of the business', "Immatriculation de l'entreprise"],
    ['The proof that the business or its name is registered.', "La preuve que l'entreprise ou son nom est enregistré."],
  ),
  salesTax: paper(
    ['Sales tax registration', 'Inscription aux taxes'],
    [
      'Not needed while sales stay under $30,000 in four quarters and you chose not to register.',
      'Pas nécessaire tant que les ventes restent sous 30\u00a0000\u00a0$ sur quatre trimestres et que vous ne vous inscrivez pas par choix.',
    ],
  ),
  workSafety: paper(
    ['Employer accounts', "Comptes d'employeur"],
    [
      'Payroll deductions and insurance against accidents at work. Not needed without employees.',
      "Retenues à la source et assurance contre les accidents du travail. Pas nécessaire si vous n'avez pas de personnel.",
    ],
  ),
  partners: paper(
    ['Agreement between partners', 'Convention entre associés'],
    [
      'Who owns what, and what happens if one leaves. Not needed if you are alone.',
      "Qui détient quoi, et ce qui arrive si quelqu'un part. Pas nécessaire si vous êtes seul ou seule.",
    ],
  ),
  cv: paper(
    ['CV of each owner', 'CV de chaque propriétaire'],
    [
      'With what you did in this trade, and how long.',
      'Avec ce que vous avez fait dans ce métier, et pendant combien de temps.',
    ],
  ),
  identity: paper(
    ['Identification of each owner', "Pièces d'identité de chaque propriétaire"],
    ['Two pieces, one of them with a photo.', 'Deux pièces, dont une avec photo.'],
  ),
  statements: paper(
    ['Bank statements that show your own money', 'Relevés bancaires de votre mise de fonds'],
    ['Usually the last three months, in your name.', 'En général les trois derniers mois, à votre nom.'],
  ),
  netWorth: paper(
    ['Personal statement of what you own and owe', 'Bilan personnel'],
    [
      'Each owner: savings, house, car, loans, cards. The lender has a form for it.',
      'Chaque propriétaire\u00a0: épargne, maison, auto, prêts, cartes. Le prêteur a un formulaire.',
    ],
  ),
  taxReturns: paper(
    ['Notices of assessment', 'Avis de cotisation'],
    [
      'Of each owner, for the last two or three years.',
      'De chaque propriétaire, pour les deux ou trois dernières années.',
    ],
  ),
  otherMoney: paper(
    ['Letters for the rest of the money', 'Lettres pour le reste du financement'],
    [
      'A grant, a gift, another loan: who gives it, how much, on what condition.',
      'Une subvention, un don, un autre prêt\u00a0: qui le donne, combien, à quelle condition.',
    ],
  ),
};

/** A paper in words, with the office of the province where it comes from. @param province null while it is not known */
export function paperText(key: PaperKey, province: Province | null): PaperText {
  const { title, help } = texts[key];
  const offices = officesOf(province);
  const office =
    offices === null
      ? undefined
      : { registration: offices.registry, salesTax: offices.salesTax, workSafety: offices.workSafety }[key as string];
  if (office === undefined) return { title, help };
  return { title, help: { en: `${help.en} Ask: ${office.en}.`, fr: `${help.fr} À qui demander\u00a0: ${office.fr}.` } };
}

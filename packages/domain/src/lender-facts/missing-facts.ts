import type { Text } from '../locale.ts';
import type { LenderRequest } from './lender-request.ts';
import type { RequestRemark } from './request-problems.ts';

type Check = RequestRemark & { isMissing: (request: LenderRequest) => boolean };

const check = (
  key: string,
  place: Check['place'],
  en: string,
  fr: string,
  isMissing: (request: LenderRequest) => boolean,
): Check => ({ key, place, text: { en, fr } satisfies Text, isMissing });

/** What a lender looks for first, the most important first. An empty list is named once, not field by field. */
const checks: readonly Check[] = [
  check('amount', 'ask', 'The amount asked for', 'Le montant demandé', ({ ask }) => ask.amount === null),
  check('kind', 'ask', 'The kind of financing', 'Le type de financement', ({ ask }) => ask.kind === null),
  check(
    'months',
    'ask',
    'The term',
    'La durée',
    ({ ask }) => ask.months === null && (ask.kind === 'loan' || ask.kind === 'lease'),
  ),
  check('borrowers', 'borrower', 'Who borrows', 'Qui emprunte', ({ facts }) => facts.borrower.length === 0),
  check('names', 'borrower', "A borrower's name", "Le nom d'une personne qui emprunte", ({ facts }) =>
    facts.borrower.some(({ name }) => name === null),
  ),
  check(
    'shares',
    'borrower',
    "Each person's share of the business",
    "La part de chaque personne dans l'entreprise",
    ({ facts }) => facts.borrower.some(({ share }) => share === null),
  ),
  check(
    'background',
    'borrower',
    'The background of each person, with years in the trade',
    "Le parcours de chaque personne, avec ses années d'expérience du métier",
    ({ facts }) => facts.borrower.some(({ cv, years }) => cv === null || years === null),
  ),
  check('parts', 'part', 'What the money pays for', "Ce que l'argent paie", ({ parts }) => parts.length === 0),
  check('partAmounts', 'part', 'The amount of each item', 'Le montant de chaque élément', ({ parts }) =>
    parts.some(({ amount }) => amount === null),
  ),
  check(
    'quotes',
    'part',
    'A supplier and a quote for each item',
    'Un fournisseur et une soumission pour chaque élément',
    ({ parts }) => parts.some(({ supplier, quote }) => supplier === null || quote === null),
  ),
  check('own', 'figures', 'The money you put in yourself', 'Votre mise de fonds', ({ own }) => own === null),
  check('legalForm', 'figures', 'The legal form', 'La forme juridique', ({ legalForm }) => legalForm === null),
  check('opening', 'figures', 'The opening month', "Le mois d'ouverture", ({ opening }) => opening === null),
  check(
    'address',
    'business',
    'The address of the business',
    "L'adresse de l'entreprise",
    ({ facts }) => facts.business.address === null,
  ),
  check(
    'contact',
    'business',
    'A telephone number or an email address',
    'Un numéro de téléphone ou une adresse courriel',
    ({ facts: { business } }) => business.phone === null && business.email === null,
  ),
  check(
    'registration',
    'business',
    'The registration number, or a note that it is applied for',
    "Le numéro d'entreprise, ou la mention qu'il est demandé",
    ({ facts }) => facts.business.registration === null,
  ),
  check(
    'security',
    'security',
    'What is offered as security',
    'Ce qui est offert en garantie',
    ({ security }) => security.length === 0,
  ),
  check('values', 'security', 'The value of each asset offered', 'La valeur de chaque bien offert', ({ facts }) =>
    facts.security.some(({ kind, value }) => value === null && (kind === 'asset' || kind === null)),
  ),
  check(
    'permits',
    'permit',
    'Permits and insurance',
    'Les permis et les assurances',
    ({ facts }) => facts.permit.length === 0,
  ),
  check('permitStates', 'permit', 'How each permit stands', "L'état de chaque permis", ({ facts }) =>
    facts.permit.some(({ state }) => state === null),
  ),
  check(
    'jobs',
    'figures',
    'Jobs made, with their hours',
    'Les emplois créés, avec leurs heures',
    ({ people }) => people.length === 0,
  ),
];

/** The facts that a lender will miss, the most important first. */
export function missingFacts(request: LenderRequest): RequestRemark[] {
  return checks.filter(({ isMissing }) => isMissing(request)).map(({ key, place, text }) => ({ key, place, text }));
}

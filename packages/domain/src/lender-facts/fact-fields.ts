import type { Column } from '../ledger/row-fields.ts';
import type { Text } from '../locale.ts';

/** A fact of the form: what it holds, what it is called, and whether it takes several lines. */
export type FactField = Column & { lines?: number };

const label = (en: string, fr: string): { label: Text } => ({ label: { en, fr } });
const help = (en: string, fr: string): { help: Text } => ({ help: { en, fr } });
const options = <Key extends string>(values: Record<Key, readonly [en: string, fr: string]>) =>
  Object.fromEntries(
    Object.entries<readonly [string, string]>(values).map(([key, [en, fr]]) => [key, { en, fr }]),
  ) as Record<Key, Text>;

const name = { type: 'text', maxLength: 120 } as const;
const amount = { type: 'money', max: 100_000_000_000 } as const;

/**
 * What a lender asks that no row of figures says. Every group but the first two is a list. What a row says already (legal
 * form, opening month, money in, purchases, pay, debts) is read from it and never typed again.
 */
export const factFields = {
  business: {
    registration: {
      ...{ type: 'text', maxLength: 40 },
      ...label('Registration number', "Numéro d'entreprise"),
      ...help(
        'The NEQ in Québec, the business number elsewhere.',
        "Le NEQ au Québec, le numéro d'entreprise ailleurs au Canada.",
      ),
    },
    address: { type: 'text', maxLength: 300, lines: 2, ...label('Address', 'Adresse') },
    contact: { ...name, ...label('Contact person', 'Personne-ressource') },
    phone: { type: 'text', maxLength: 40, ...label('Telephone', 'Téléphone') },
    email: { type: 'text', maxLength: 254, ...label('Email', 'Courriel') },
  },
  ask: {
    lender: {
      ...name,
      ...label('Addressed to', 'Adressée à'),
      ...help('The bank, fund or programme.', 'La banque, le fonds ou le programme.'),
    },
    kind: {
      type: 'choice',
      options: options({
        loan: ['Loan', 'Prêt'],
        credit_line: ['Line of credit', 'Marge de crédit'],
        lease: ['Lease', 'Crédit-bail'],
        grant: ['Grant', 'Subvention'],
        investment: ['Investment', 'Investissement'],
      }),
      ...label('Kind', 'Type de financement'),
    },
    amount: { ...amount, ...label('Amount', 'Montant') },
    months: { type: 'integer', min: 1, max: 480, ...label('Term, in months', 'Durée, en mois') },
    why: {
      ...{ type: 'text', maxLength: 500, lines: 2 },
      ...label('What the money is for, in one sentence', "À quoi servira l'argent, en une phrase"),
    },
  },
  borrower: {
    name: { ...name, ...label('Name', 'Nom') },
    role: { type: 'text', maxLength: 80, ...label('Role in the business', "Rôle dans l'entreprise") },
    share: { type: 'percent', max: 10_000, ...label('Share of the business, in %', "Part de l'entreprise, en %") },
    years: { type: 'integer', min: 0, max: 80, ...label('Years in the trade', "Années d'expérience du métier") },
    cv: {
      ...{ type: 'text', maxLength: 2000, lines: 4 },
      ...label('Background, one line each', 'Parcours, une ligne par élément'),
      ...help(
        'Jobs, training, businesses run: with years.',
        'Emplois, formations, entreprises dirigées\u00a0: avec les années.',
      ),
    },
    job: {
      ...{ type: 'text', maxLength: 200 },
      ...label('Other job or income kept', 'Autre emploi ou revenu conservé'),
    },
  },
  part: {
    row: { type: 'text', maxLength: 500, ...label('Purchase', 'Achat') },
    name: { ...name, ...label('What it pays for', "Ce que l'argent paie") },
    amount: { ...amount, ...label('Amount of this money', 'Montant pris sur cette somme') },
    supplier: { ...name, ...label('From whom', 'Auprès de qui') },
    quote: { type: 'text', maxLength: 200, ...label('Quote: number and date', 'Soumission\u00a0: numéro et date') },
  },
  security: {
    name: { ...name, ...label('What is offered', 'Ce qui est offert') },
    kind: {
      type: 'choice',
      options: options({
        asset: ['Asset', 'Bien'],
        personal: ['Personal guarantee', 'Cautionnement personnel'],
        third_party: ['Guarantee by somebody else', "Cautionnement d'un tiers"],
        insurance: ['Life or disability insurance', 'Assurance vie ou invalidité'],
      }),
      ...label('Kind', 'Type de garantie'),
    },
    value: { ...amount, ...label('Value', 'Valeur') },
    note: { type: 'text', maxLength: 200, ...label('How the value is known', 'Comment la valeur est établie') },
  },
  permit: {
    name: { ...name, ...label('Permit or insurance', 'Permis ou assurance') },
    state: {
      type: 'choice',
      options: options({
        to_ask: ['To apply for', 'À demander'],
        asked_for: ['Applied for', 'Demandé'],
        have: ['In hand', 'En main'],
      }),
      ...label('State', 'État'),
    },
    from: { ...name, ...label('Issued by', 'Délivré par') },
    number: { type: 'text', maxLength: 120, ...label('Number and end date', 'Numéro et échéance') },
  },
  asset: {
    name: { ...name, ...label('What is owned', 'Ce qui est possédé') },
    owner: { ...name, ...label('By whom', 'Par qui') },
    value: { ...amount, ...label('Value', 'Valeur') },
  },
} as const satisfies Record<string, Record<string, FactField>>;

export type FactGroup = keyof typeof factFields;
export const factGroups = Object.keys(factFields) as FactGroup[];

/** The most entries of each list. */
export const mostEntries = { borrower: 20, part: 40, security: 20, permit: 30, asset: 30 } as const satisfies Partial<
  Record<FactGroup, number>
>;
export type ListGroup = keyof typeof mostEntries;
export const isListGroup = (group: FactGroup): group is ListGroup => Object.hasOwn(mostEntries, group);

/** The personal balance: only for those who may see debts and the household. */
export const privateGroups: readonly FactGroup[] = ['asset'];

export const groupTitles: Readonly<Record<FactGroup, Text>> = {
  ask: { en: 'What is asked for', fr: 'Ce qui est demandé' },
  part: { en: 'What the money pays for', fr: "Ce que l'argent paie" },
  borrower: { en: 'Who borrows', fr: 'Qui emprunte' },
  business: { en: 'The business', fr: "L'entreprise" },
  security: { en: 'Security and guarantees', fr: 'Garanties et cautionnements' },
  permit: { en: 'Permits and insurance', fr: 'Permis et assurances' },
  asset: { en: 'Personal balance sheet', fr: 'Bilan personnel' },
};

import type { Text } from '@elan/domain/locale';
import type { OptionValue } from '@elan/domain/modules/registry';

/**
 * What a legal form means for the person who chooses it. Only what holds for every business of that form: fees, delays
 * and numbers of founders change and are asked where they are kept.
 */
export type LegalForm = {
  debts: Text;
  /** In Québec, at the Registraire des entreprises. */
  register: Text;
  profit: Text;
  lender: Text;
};

const soleProprietorship: LegalForm = {
  debts: {
    en: 'You, with everything you own: the business and you are one person',
    fr: "Vous, avec tout ce que vous possédez : l'entreprise et vous ne faites qu'un",
  },
  register: {
    en: 'A declaration at the Registraire des entreprises as soon as you use another name than your first and last name; it gives you a NEQ (Québec enterprise number)',
    fr: "Une déclaration au Registraire des entreprises dès que vous employez un autre nom que vos prénom et nom de famille ; elle vous donne un NEQ (numéro d'entreprise du Québec)",
  },
  profit: {
    en: 'You, on your personal tax return, whether you take the money out or not',
    fr: "Vous, dans votre déclaration de revenus personnelle, que vous retiriez l'argent ou non",
  },
  lender: {
    en: 'Your own credit record, what you own and what you owe',
    fr: 'Votre dossier de crédit, ce que vous possédez et ce que vous devez',
  },
};

const corporation: LegalForm = {
  debts: {
    en: 'The corporation. You lose what you put in, plus whatever you guaranteed with your own signature, which lenders and landlords often ask for',
    fr: 'La société. Vous perdez votre mise, plus tout ce que vous avez cautionné de votre propre signature, ce que les banques et les propriétaires demandent souvent',
  },
  register: {
    en: 'Articles of constitution filed with the Registraire des entreprises, a NEQ (Québec enterprise number), then minutes and a yearly update',
    fr: "Des statuts de constitution déposés au Registraire des entreprises, un NEQ (numéro d'entreprise du Québec), puis des procès-verbaux et une mise à jour annuelle",
  },
  profit: {
    en: 'The corporation, on its own return; you, on the wage or dividend you take',
    fr: 'La société, dans sa propre déclaration ; vous, sur le salaire ou le dividende que vous en tirez',
  },
  lender: {
    en: "The corporation's statements, the shareholders' names and, at the start, a personal guarantee",
    fr: 'Les états financiers de la société, le nom des actionnaires et, au début, une caution personnelle',
  },
};

/** The forms that exist here. LLC and 'not decided' are read in legal-form.ts. */
export const legalForms: Readonly<Partial<Record<OptionValue<'business-plan', 'legalStructure'>, LegalForm>>> = {
  sole_proprietorship: soleProprietorship,
  general_partnership: {
    debts: {
      en: 'Every partner, for the whole of it, with everything they own: a debt your partner signs is yours too',
      fr: "Chaque associé, pour la totalité, avec tout ce qu'il possède : une dette que signe l'autre est aussi la vôtre",
    },
    register: {
      en: 'A declaration of the partnership at the Registraire des entreprises, which gives it a NEQ (Québec enterprise number)',
      fr: "Une déclaration de la société au Registraire des entreprises, qui lui donne un NEQ (numéro d'entreprise du Québec)",
    },
    profit: {
      en: 'Each partner, on a personal return, according to the shares agreed on',
      fr: 'Chaque associé, dans sa déclaration personnelle, selon les parts convenues',
    },
    lender: {
      en: 'The partnership contract, and the credit record of each partner',
      fr: 'Le contrat de société, et le dossier de crédit de chaque associé',
    },
  },
  corporation_provincial: corporation,
  corporation_federal: {
    ...corporation,
    register: {
      en: 'Articles filed with Corporations Canada, and registration with the Registraire des entreprises as well to do business in Québec, which gives a NEQ (Québec enterprise number)',
      fr: "Des statuts déposés à Corporations Canada, et aussi l'immatriculation au Registraire des entreprises pour exercer au Québec, qui donne un NEQ (numéro d'entreprise du Québec)",
    },
  },
  cooperative: {
    debts: {
      en: 'The cooperative. Members risk the shares they subscribed',
      fr: 'La coopérative. Les membres risquent les parts sociales souscrites',
    },
    register: {
      en: 'Articles of the cooperative, its registration and a NEQ (Québec enterprise number); a minimum number of founders, to be asked before anything else',
      fr: "Les statuts de la coopérative, son immatriculation et un NEQ (numéro d'entreprise du Québec) ; un nombre minimal de fondateurs, à demander avant toute autre chose",
    },
    profit: {
      en: 'The cooperative on its surplus; members on what they receive from it',
      fr: 'La coopérative, sur ses excédents ; les membres, sur ce qui leur est versé',
    },
    lender: {
      en: 'The number of members, their shares, and who decides: one member has one vote',
      fr: 'Le nombre de membres, leurs parts, et qui décide : un membre, une voix',
    },
  },
  non_profit: {
    debts: {
      en: 'The organisation; directors answer for certain amounts, such as wages or taxes withheld and not paid',
      fr: "L'organisme ; les administrateurs répondent de certaines sommes, comme les salaires impayés ou les taxes retenues et non versées",
    },
    register: {
      en: 'Letters patent or articles, a board of directors, registration and a NEQ (Québec enterprise number)',
      fr: "Des lettres patentes ou des statuts, un conseil d'administration, l'immatriculation et un NEQ (numéro d'entreprise du Québec)",
    },
    profit: {
      en: 'Nobody receives the surplus: it stays with the mission, and you can only be paid a wage',
      fr: "Personne ne touche les surplus : ils restent à la mission, et vous ne pouvez recevoir qu'un salaire",
    },
    lender: {
      en: 'Who sits on the board, and which contracts or grants are already signed',
      fr: 'Qui siège au conseil, et quels contrats ou subventions sont déjà signés',
    },
  },
};

/** Outside Québec the register is another one. */
export const registerElsewhere: Readonly<Record<'plain' | 'federal', Text>> = {
  plain: {
    en: "Your province's business registry says what this form must file and which number it gives",
    fr: 'Le registre des entreprises de votre province dit ce que cette forme doit déposer et quel numéro elle reçoit',
  },
  federal: {
    en: "Articles filed with Corporations Canada; your province's business registry says what to add",
    fr: 'Des statuts déposés à Corporations Canada ; le registre des entreprises de votre province dit quoi y ajouter',
  },
};

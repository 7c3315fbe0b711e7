import type { Province } from '../ledger/provinces.ts';
import { type Text, text } from '../locale.ts';

/**
 * Whom to ask in a province or territory. Reports may name only these offices, and never describe what they offer.
 * Written in November 2026: names change, so a page shows that date beside them.
 */
type FactSheet = {
  /** Where a business or its name is registered. */
  registry: Text;
  /** Where sales taxes are registered. */
  salesTax: Text;
  /** Where an employer is insured against accidents at work. */
  workSafety: Text;
  /** Offices and programs that help people start, by name. */
  support: readonly Text[];
};

export const factSheetsDate = '2026-11';

const same = (name: string): Text => ({ en: name, fr: name });
const cra = text('Canada Revenue Agency (CRA)', 'Agence du revenu du Canada (ARC)');

/** In every province and territory. */
const federalSupport: readonly Text[] = [
  same('Futurpreneur'),
  text('Business Development Bank of Canada (BDC)', 'Banque de développement du Canada (BDC)'),
  text('Canada Small Business Financing Program', 'Programme de financement des petites entreprises du Canada'),
  text('Community Futures', 'Développement des collectivités'),
  text('Business Benefits Finder', "Outil de recherche d'aide aux entreprises"),
];

const withCra = (tax: string) =>
  text(`${cra.en}, for ${tax}`, `${cra.fr}, pour la ${tax.replace('GST', 'TPS').replace('HST', 'TVH')}`);
const cbdc = text(
  'Community Business Development Corporations (CBDC)',
  'Corporations au bénéfice du développement communautaire (CBDC)',
);

const factSheets: Readonly<Record<Province, FactSheet>> = {
  QC: {
    registry: text('Registraire des entreprises (NEQ)', 'Registraire des entreprises (NEQ)'),
    salesTax: text('Revenu Québec, for GST and QST', 'Revenu Québec, pour la TPS et la TVQ'),
    workSafety: same('CNESST'),
    support: [
      text('SADC and CAE', 'SADC et CAE'),
      text('Your MRC or its economic development office', 'Votre MRC ou son service de développement économique'),
      same('Investissement Québec'),
      text('Office québécois de la langue française (OQLF)', 'Office québécois de la langue française (OQLF)'),
    ],
  },
  ON: {
    registry: text('Ontario Business Registry', "Registre des entreprises de l'Ontario"),
    salesTax: withCra('HST'),
    workSafety: text(
      'Workplace Safety and Insurance Board (WSIB)',
      "Commission de la sécurité professionnelle et de l'assurance contre les accidents du travail (CSPAAT)",
    ),
    support: [text('Small Business Enterprise Centres', "Centres d'encadrement des petits entrepreneurs")],
  },
  BC: {
    registry: same('BC Registries and Online Services'),
    salesTax: text(
      `${cra.en}, for GST, and the Government of British Columbia, for PST`,
      `${cra.fr}, pour la TPS, et le gouvernement de la Colombie-Britannique, pour la TVP`,
    ),
    workSafety: same('WorkSafeBC'),
    support: [same('Small Business BC')],
  },
  AB: {
    registry: text('Alberta registry agents', "Agents d'enregistrement de l'Alberta"),
    salesTax: withCra('GST'),
    workSafety: same('WCB-Alberta'),
    support: [same('Business Link')],
  },
  SK: {
    registry: same('ISC Corporate Registry'),
    salesTax: text(
      `${cra.en}, for GST, and the Government of Saskatchewan, for PST`,
      `${cra.fr}, pour la TPS, et le gouvernement de la Saskatchewan, pour la TVP`,
    ),
    workSafety: same('WCB Saskatchewan'),
    support: [],
  },
  MB: {
    registry: text('Companies Office of Manitoba', 'Office des compagnies du Manitoba'),
    salesTax: text(
      `${cra.en}, for GST, and Manitoba Finance, for retail sales tax`,
      `${cra.fr}, pour la TPS, et Finances Manitoba, pour la taxe de vente au détail`,
    ),
    workSafety: text('Workers Compensation Board of Manitoba', 'Commission des accidents du travail du Manitoba'),
    support: [],
  },
  NB: {
    registry: text('Corporate Registry of Service New Brunswick', 'Registre corporatif de Service Nouveau-Brunswick'),
    salesTax: withCra('HST'),
    workSafety: text('WorkSafeNB', 'Travail sécuritaire NB'),
    support: [cbdc],
  },
  NS: {
    registry: text(
      'Nova Scotia Registry of Joint Stock Companies',
      'Registre des sociétés par actions de la Nouvelle-Écosse',
    ),
    salesTax: withCra('HST'),
    workSafety: same('WCB Nova Scotia'),
    support: [cbdc],
  },
  PE: {
    registry: text('PEI Corporate Registry', "Registre des entreprises de l'Île-du-Prince-Édouard"),
    salesTax: withCra('HST'),
    workSafety: same('WCB of PEI'),
    support: [cbdc, same('Innovation PEI')],
  },
  NL: {
    registry: text(
      'Newfoundland and Labrador Registry of Companies',
      'Registre des sociétés de Terre-Neuve-et-Labrador',
    ),
    salesTax: withCra('HST'),
    workSafety: same('WorkplaceNL'),
    support: [cbdc],
  },
  YT: {
    registry: text('Yukon Corporate Registries', 'Registre des entreprises du Yukon'),
    salesTax: withCra('GST'),
    workSafety: text(
      "Yukon Workers' Safety and Compensation Board",
      "Commission de la sécurité et de l'indemnisation des travailleurs du Yukon",
    ),
    support: [],
  },
  NT: {
    registry: text('Northwest Territories Corporate Registries', 'Registre des sociétés des Territoires du Nord-Ouest'),
    salesTax: withCra('GST'),
    workSafety: text(
      "Workers' Safety and Compensation Commission (WSCC)",
      "Commission de la sécurité au travail et de l'indemnisation des travailleurs",
    ),
    support: [],
  },
  NU: {
    registry: text('Nunavut Legal Registries', "Bureau d'enregistrement du Nunavut"),
    salesTax: withCra('GST'),
    workSafety: text(
      "Workers' Safety and Compensation Commission (WSCC)",
      "Commission de la sécurité au travail et de l'indemnisation des travailleurs",
    ),
    support: [],
  },
};

/** The names a report may use, with what exists everywhere. @param province null while it is not known */
export function factSheetOf(province: Province | null): readonly Text[] {
  if (province === null) return federalSupport;
  const { registry, salesTax, workSafety, support } = factSheets[province];
  return [registry, salesTax, workSafety, ...support, ...federalSupport];
}

/** Where a business registers in a province; null while it is not known. */
export function officesOf(province: Province | null): Pick<FactSheet, 'registry' | 'salesTax' | 'workSafety'> | null {
  return province === null ? null : factSheets[province];
}

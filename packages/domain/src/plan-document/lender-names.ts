import type { Text } from '../locale.ts';

/** The lender families whose public guides say what a plan should have, each with a file in `content/lenders`. */
export const lenderNames = {
  bdc: { en: 'BDC', fr: 'BDC' },
  futurpreneur: { en: 'Futurpreneur', fr: 'Futurpreneur' },
  'community-futures': {
    en: 'CBDC, SADC and Community Futures',
    fr: "CBDC, SADC et sociétés d'aide au développement",
  },
  'quebec-funds': {
    en: "Québec's MRC funds (FLI, FLS) and Desjardins",
    fr: 'Fonds des MRC du Québec (FLI, FLS) et Desjardins',
  },
  ontario: { en: 'Ontario: small business centres', fr: "Ontario\u00a0: centres d'aide aux petites entreprises" },
  'nova-scotia': { en: 'Nova Scotia: credit unions and CBDC', fr: 'Nouvelle-Écosse\u00a0: caisses et CBDC' },
} as const satisfies Record<string, Text>;
export type LenderKey = keyof typeof lenderNames;
export const lenderKeys = Object.keys(lenderNames) as LenderKey[];

import type { Province } from '../ledger/provinces.ts';
import type { Text } from '../locale.ts';

/** Where a value is published: its page in each language, or the only one there is. */
export type Source = { title: Text; link: Text };

/**
 * A value of a public table. `confirmed` means that it was found in a publication of that year; otherwise it is the
 * last known value, to be checked at its source.
 */
export type Parameter<Value> = { value: Value; year: number; confirmed: boolean; source: Source };

/** @param french the address of the French page, where there is one */
export const publishedIn = (en: string, fr: string, link: string, french = link): Source => ({
  title: { en, fr },
  link: { en: link, fr: french },
});

const sources = {
  gst: publishedIn(
    'Canada Revenue Agency: which GST/HST rate to charge',
    'Agence du revenu du Canada\u00a0: taux de TPS/TVH à facturer',
    'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate.html',
    'https://www.canada.ca/fr/agence-revenu/services/impot/entreprises/sujets/tps-tvh-entreprises/facturer-percevoir-quel-taux.html',
  ),
  smallSupplier: publishedIn(
    'Canada Revenue Agency: small suppliers',
    'Agence du revenu du Canada\u00a0: petits fournisseurs',
    'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/when-register-charge.html',
  ),
  qst: publishedIn(
    'Revenu Québec: GST/HST and QST',
    'Revenu Québec\u00a0: TPS/TVH et TVQ',
    'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/',
    'https://www.revenuquebec.ca/fr/entreprises/taxes/tpstvh-et-tvq/',
  ),
  pstBC: publishedIn(
    'Government of British Columbia: provincial sales tax',
    'Gouvernement de la Colombie-Britannique\u00a0: taxe de vente provinciale',
    'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst',
  ),
  pstMB: publishedIn(
    'Government of Manitoba: retail sales tax',
    'Gouvernement du Manitoba\u00a0: taxe de vente au détail',
    'https://www.gov.mb.ca/finance/taxation/taxes/retail.html',
  ),
  pstSK: publishedIn(
    'Government of Saskatchewan: provincial sales tax',
    'Gouvernement de la Saskatchewan\u00a0: taxe de vente provinciale',
    'https://www.saskatchewan.ca/business/taxes-licensing-and-reporting/provincial-taxes-policies-and-bulletins/provincial-sales-tax',
  ),
  corporationTax: publishedIn(
    'Canada Revenue Agency: corporation tax rates',
    "Agence du revenu du Canada\u00a0: taux de l'impôt des sociétés",
    'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/corporations/corporation-tax-rates.html',
    'https://www.canada.ca/fr/agence-revenu/services/impot/entreprises/sujets/societes/taux-imposition-societes.html',
  ),
  minimumWage: publishedIn(
    'Government of Canada: minimum wage database',
    'Gouvernement du Canada\u00a0: base de données sur le salaire minimum',
    'https://srv116.services.gc.ca/dimt-wid/sm-mw/rpt1.aspx',
  ),
  // Nova Scotia sets two rates for 2026; the second holds from October 1.
  minimumWageNS: publishedIn(
    'Government of Nova Scotia, announcement of December 2, 2025, as printed by NN Press',
    'Gouvernement de la Nouvelle-Écosse, annonce du 2 décembre 2025, telle que publiée par NN Press',
    'https://nnpress.ca/index.php/2025/12/03/in-2026-minimum-wage-to-increase-twice-in-ns/',
  ),
};

/** Rates in thousandths of a percent: 9975 is 9.975 %. */
export type SalesTaxRates = { gst?: number; hst?: number; qst?: number; pst?: number };

const gstOnly: Parameter<SalesTaxRates> = { value: { gst: 5000 }, year: 2026, confirmed: true, source: sources.gst };
const harmonized = (hst: number): Parameter<SalesTaxRates> => ({ ...gstOnly, value: { hst } });
const withPst = (pst: number, from: Source): Parameter<SalesTaxRates> => ({
  ...gstOnly,
  value: { gst: 5000, pst },
  source: from,
});

/** Sales taxes by province or territory. */
export const salesTaxRates: Readonly<Record<Province, Parameter<SalesTaxRates>>> = {
  AB: gstOnly,
  BC: withPst(7000, sources.pstBC),
  MB: withPst(7000, sources.pstMB),
  NB: harmonized(15_000),
  NL: harmonized(15_000),
  NS: harmonized(14_000),
  NT: gstOnly,
  NU: gstOnly,
  ON: harmonized(13_000),
  PE: harmonized(15_000),
  QC: { ...gstOnly, value: { gst: 5000, qst: 9975 }, source: sources.qst },
  SK: withPst(6000, sources.pstSK),
  YT: gstOnly,
};

/**
 * Taxable sales, in cents, up to which a business does not have to register: in a quarter, and in four quarters in a
 * row.
 */
export const smallSupplierLimit: Parameter<number> = {
  value: 3_000_000,
  year: 2026,
  confirmed: true,
  source: sources.smallSupplier,
};

const wage = (value: number, confirmed = true): Parameter<number> => ({
  value,
  year: 2026,
  confirmed,
  source: sources.minimumWage,
});

/**
 * General hourly minimum wage in cents, as of November 2026. What is not confirmed is the rate before the increase that
 * its law sets for September (NT, NU) or October (SK) 2026, of which no publication was found.
 */
export const minimumWages: Readonly<Record<Province, Parameter<number>>> = {
  AB: wage(1500),
  BC: wage(1825),
  MB: wage(1640),
  NB: wage(1590),
  NL: wage(1635),
  NS: { ...wage(1700), source: sources.minimumWageNS },
  NT: wage(1695, false),
  NU: wage(1975, false),
  ON: wage(1795),
  PE: wage(1700),
  QC: wage(1660),
  SK: wage(1535, false),
  YT: wage(1851),
};

/**
 * Federal and provincial rates together, in hundredths of a percent: `small` on profits up to `limit` (cents),
 * `general` above.
 */
export type CorporationTax = { small: number; general: number; limit: number };

const half = 50_000_000;
const corporation = (small: number, general: number, limit = half, confirmed = true): Parameter<CorporationTax> => ({
  value: { small, general, limit },
  year: 2026,
  confirmed,
  source: sources.corporationTax,
});

/**
 * Income tax of a Canadian-controlled private corporation. Ontario's small rate is the one that its budget of 2026
 * proposes from July 2026 (2.2 % instead of 3.2 %, with 9 % for Canada); we could not confirm that it became law.
 */
export const corporationTaxes: Readonly<Record<Province, Parameter<CorporationTax>>> = {
  AB: corporation(1100, 2300),
  BC: corporation(1100, 2700),
  MB: corporation(900, 2700),
  NB: corporation(1150, 2900),
  NL: corporation(1150, 3000),
  NS: corporation(1050, 2900, 70_000_000),
  NT: corporation(1100, 2650),
  NU: corporation(1200, 2700),
  ON: corporation(1120, 2650, half, false),
  PE: corporation(1000, 3000, 60_000_000),
  QC: corporation(1220, 2650),
  SK: corporation(1000, 2700, 60_000_000),
  YT: corporation(900, 2700),
};

import type { Text } from '@elan/domain/locale';

const elsewhereInCanada =
  /\b(?:ontario|toronto|ottawa|hamilton|kingston|new brunswick|nouveau-brunswick|moncton|fredericton|nova scotia|nouvelle-[ée]cosse|halifax|manitoba|winnipeg|saskatchewan|regina|saskatoon|alberta|calgary|edmonton|british columbia|colombie-britannique|vancouver|newfoundland|terre-neuve|yukon|nunavut)\b/iu;

/** Whether the business is in Québec as far as the location tells; it is, unless another place is named. */
function isInQuebec(location: string): boolean {
  return !elsewhereInCanada.test(location);
}

/** Who helps people who start a business, where this one is. */
export function startingHelp(location: string): Text {
  if (!isInQuebec(location)) {
    return {
      en: 'the small business centre of your municipality or province',
      fr: "le centre d'aide aux entreprises de votre municipalité ou de votre province",
    };
  }
  if (/montr[ée]al|plateau|rosemont|verdun|hochelaga|villeray|lachine|ahuntsic|outremont/iu.test(location)) {
    return {
      en: "PME MTL, the City of Montréal's network for entrepreneurs",
      fr: 'PME MTL, le réseau de soutien aux entrepreneurs de la Ville de Montréal',
    };
  }
  return {
    en: 'the economic development service of your city or MRC, and the SADC or CAE of your region',
    fr: 'le service de développement économique de votre ville ou de votre MRC, et la SADC ou le CAE de votre région',
  };
}

/** Who keeps the register of businesses. */
export function registry(location: string): Text {
  return isInQuebec(location)
    ? { en: 'the Registraire des entreprises', fr: 'le Registraire des entreprises' }
    : { en: "your province's business registry", fr: 'le registre des entreprises de votre province' };
}

/** Whom to ask ('au MAPAQ' in French) and what. */
type PermitQuestion = { whom: Text; question: Text };

/** Fields with a regulator of their own, and what to ask there. Names only: rules and fees change. */
const permits: readonly (PermitQuestion & { sign: RegExp })[] = [
  {
    sign: /\b(?:bak|bread|food|restaurant|caf[ée]|meal|cater|cook(?:ing|ed)|pastr|jam\b|sauce|cheese)|boulang|\bpain\b|aliment|\brestos?\b|\brepas\b|traiteur|cuisin|p[âa]tiss|confiture|fromage/iu,
    whom: { en: 'the MAPAQ', fr: 'au MAPAQ' },
    question: {
      en: 'which permit and which training does a place that prepares this food need?',
      fr: 'quel permis et quelle formation faut-il pour préparer ces aliments ?',
    },
  },
  {
    sign: /\b(?:alcohol|beer|wine|brewery|distill|cider)|alcool|\bbières?\b|\bvins?\b|brasserie|distill|\bcidre/iu,
    whom: { en: 'the RACJ', fr: 'à la RACJ' },
    question: {
      en: 'which permit for making, serving or selling alcohol?',
      fr: "quel permis pour fabriquer, servir ou vendre de l'alcool ?",
    },
  },
  {
    sign: /\b(?:construction|renovat|plumb|electrician|roof|carpent|contractor)|rénov|plomber|électric|toiture|charpent|entrepreneur général/iu,
    whom: { en: 'the RBQ', fr: 'à la RBQ' },
    question: {
      en: "does this work need a contractor's licence?",
      fr: "ces travaux exigent-ils une licence d'entrepreneur ?",
    },
  },
  {
    sign: /\b(?:daycare|childcare|babysit)|garderie|garde d['\u2019]enfants|service de garde/iu,
    whom: { en: 'the ministère de la Famille', fr: 'au ministère de la Famille' },
    question: {
      en: 'from when on does looking after children need recognition?',
      fr: "à partir de quand la garde d'enfants demande-t-elle une reconnaissance ?",
    },
  },
  {
    sign: /\b(?:patient|clinic|health|medical|therap)|patients?\b|cliniq|\bsanté|médica|thérap/iu,
    whom: { en: "the Commission d'accès à l'information", fr: "à la Commission d'accès à l'information" },
    question: {
      en: 'what does the law on health and personal information ask of whoever stores names and appointments?',
      fr: "qu'exigent les lois sur les renseignements personnels et de santé de qui conserve des noms et des rendez-vous ?",
    },
  },
];

/** The regulator that the idea's own words point to. */
export function permitToAsk(idea: string, location: string): PermitQuestion | undefined {
  return isInQuebec(location) ? permits.find((permit) => permit.sign.test(idea)) : undefined;
}

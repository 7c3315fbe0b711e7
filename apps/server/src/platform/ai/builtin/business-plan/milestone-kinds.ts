import type { Text } from '@elan/domain/locale';

export type MilestoneKindName =
  | 'permit'
  | 'agreement'
  | 'financing'
  | 'registration'
  | 'insurance'
  | 'delivery'
  | 'lease'
  | 'opening'
  | 'trial'
  | 'hiring'
  | 'website'
  | 'sales'
  | 'equipment'
  | 'product';

/** What a kind of step leaves behind that a stranger could look at. */
export type MilestoneKind = { name: MilestoneKindName; sign: RegExp; proof: Text };

/** Tried in this order: the first one whose words the step holds. */
const milestoneKinds: readonly MilestoneKind[] = [
  {
    name: 'permit',
    sign: /\b(?:permits?|licen[cs]e|MAPAQ|RACJ|RBQ|CAI|authori[sz]ation|zoning|inspection|certificat\w*)\b|Commission d['’]accès|permis|licence|autorisation|zonage|certificat/iu,
    proof: {
      en: 'The written reply or the permit, with its date',
      fr: 'La réponse écrite ou le permis, avec sa date',
    },
  },
  {
    name: 'agreement',
    sign: /\b(?:agreement|shareholders?|partnership contract|letter of intent)\b|entente|convention|lettre d['’]intention|contrat d['’]association/iu,
    proof: {
      en: 'The signed document: who brings what, who decides, what happens if one leaves',
      fr: "Le document signé : qui apporte quoi, qui décide, ce qui arrive si quelqu'un part",
    },
  },
  {
    name: 'financing',
    sign: /\b(?:loans?|financ\w*|funding|grants?|bank|credit|investors?|money)\b|prêt|financement|subvention|banque|caisse|investisseu|crédit/iu,
    proof: {
      en: 'The letter of offer, with amount, rate and conditions',
      fr: "La lettre d'offre, avec le montant, le taux et les conditions",
    },
  },
  {
    name: 'registration',
    sign: /\b(?:regist\w+|incorporat\w+|NEQ|business number|GST|QST)\b|immatricul|enregistr|constitu(?:er|tion)|incorpor|NEQ|TPS|TVQ/iu,
    proof: { en: 'The registration number on paper', fr: "Le numéro d'immatriculation, sur papier" },
  },
  {
    name: 'insurance',
    sign: /\binsur\w+|assurance/iu,
    proof: { en: 'The proof of insurance and its price', fr: "L'attestation d'assurance et son prix" },
  },
  {
    name: 'delivery',
    sign: /\b(?:deliver\w*|supplied)\b|livr(?:é|er|aison|ons)/iu,
    proof: {
      en: 'The delivery slips and the paid invoices of one month',
      fr: "Les bons de livraison et les factures payées d'un mois",
    },
  },
  {
    name: 'lease',
    sign: /\b(?:lease|premises|rent|landlord|sign(?:ed)? for the shop)\b|\bbail\b|loyer|propriétaire|\blocal\b/iu,
    proof: {
      en: 'The signed lease, read by somebody who has signed one before',
      fr: "Le bail signé, relu par quelqu'un qui en a déjà signé un",
    },
  },
  {
    name: 'opening',
    sign: /(?<!\b(?:before|after|until) (?:the )?)\b(?:open(?:ing|s|ed)?|launch\w*|go live|first day)\b|(?<!(?:avant|après) (?:l['’]|d['’])?)(?:ouverture|ouvrir|lance(?:r|ment)|mise en ligne|premier jour)/iu,
    proof: { en: 'The till report or the first paid invoice', fr: 'Le relevé de caisse ou la première facture payée' },
  },
  {
    name: 'trial',
    sign: /\b(?:trials?|tests?|pilots?|try|tasting|survey|interviews?)\b|essais?\b|pilote|tester|dégustation|sondage|entrevues?/iu,
    proof: {
      en: 'One page: who tried it, what they paid, what they said',
      fr: "Une page : qui l'a essayé, combien la personne a payé, ce qu'elle a dit",
    },
  },
  {
    name: 'hiring',
    sign: /\b(?:hir\w+|employees?|staff|recruit\w*)\b|embauch|employée?s?\b|personnel|recrut/iu,
    proof: {
      en: 'The signed contract and the employer registration',
      fr: "Le contrat signé et l'inscription comme employeur",
    },
  },
  {
    name: 'website',
    sign: /\b(?:web ?site|online store|facebook|instagram|logo|brand)\b|site web|boutique en ligne|marque/iu,
    proof: {
      en: 'The address, opened by somebody who did not help to make it',
      fr: "L'adresse, ouverte par quelqu'un qui n'a pas aidé à le faire",
    },
  },
  {
    name: 'sales',
    sign: /\b(?:customers?|clients?|subscri\w+|orders?|sales?|sold|paying|revenue|contracts?)\b|client(?:e)?s?\b|clientèle|abonn|commandes?\b|ventes?\b|vendu|payant|revenus?|contrats?\b/iu,
    proof: {
      en: 'The list of names, dates and amounts received',
      fr: 'La liste des noms, des dates et des montants reçus',
    },
  },
  {
    name: 'equipment',
    sign: /\b(?:equipment|bought|buy|purchas\w+|install\w*|oven|mixer|machine|vehicle|renovat\w+|fit(?:ted)? out|suppliers?)\b|équipement|achet|achat|install|four\b|pétrin|machine|véhicule|rénov|aménag|fournisseu/iu,
    proof: {
      en: 'The invoices, and one complete working day on it',
      fr: 'Les factures, et une journée complète de travail avec ce matériel',
    },
  },
  {
    name: 'product',
    sign: /\b(?:versions?|prototype|app|product|recipe|develop\w*|build|built)\b|prototype|application|produit|recette|développ|bâti|version/iu,
    proof: {
      en: 'A demonstration to one customer who was not warned',
      fr: "Une démonstration à un client qui n'a pas été prévenu",
    },
  },
];

export const anyProof: Text = {
  en: 'To decide: what would you show a stranger?',
  fr: "À décider : que montreriez-vous à quelqu'un de l'extérieur ?",
};

export function kindOf(step: string): MilestoneKind | undefined {
  return milestoneKinds.find((kind) => kind.sign.test(step));
}

import type { Text } from '@elan/domain/locale';

/** What to measure about a material, and what to ask whoever sells it. */
export type MaterialKind = { measure: Text; question: Text };

const kinds: readonly (MaterialKind & { sign: RegExp })[] = [
  {
    sign: /\b(?:text messages?|sms|messages?|e-?mails?)\b|textos?|courriels?/iu,
    measure: {
      en: 'Messages a month, and those nobody needed',
      fr: "Messages par mois, et ceux dont personne n'avait besoin",
    },
    question: {
      en: 'How long do you keep the content and the numbers of our messages, and can we shorten it?',
      fr: 'Combien de temps gardez-vous le contenu et les numéros de nos messages, et peut-on raccourcir ce délai ?',
    },
  },
  {
    sign: /\b(?:host\w*|servers?|cloud|backups?|storage)\b|héberg|serveurs?|infonuagique|sauvegarde|stockage/iu,
    measure: { en: 'Stored data and traffic on the invoice', fr: 'Données conservées et trafic, sur la facture' },
    question: {
      en: 'Where are the servers, which electricity runs them and how are they cooled, and what happens to the old machines? Where is it written?',
      fr: 'Où sont les serveurs, quelle électricité les alimente et comment sont-ils refroidis, que deviennent les vieilles machines ? Où est-ce écrit ?',
    },
  },
  {
    sign: /\b(?:laptops?|computers?|phones?|telephones?|tablets?|screens?|devices?)\b|portables?|ordinateurs?|téléphones?|tablettes?|écrans?|appareils?/iu,
    measure: {
      en: 'Year of purchase of each, and the year it leaves',
      fr: "Année d'achat de chacun, et l'année où il sort",
    },
    question: {
      en: 'Do you sell refurbished ones, for how long are parts and updates available, and do you take the old one back?',
      fr: "En vendez-vous de reconditionnés, combien de temps aurez-vous des pièces et des mises à jour, et reprenez-vous l'ancien ?",
    },
  },
  {
    sign: /\b(?:bags?|box(?:es)?|packag\w*|paper|parchment|cardboard|labels?|bottles?|jars?|wrap\w*)\b|\bsacs?\b|boîtes?|emballage|papiers?|parchemin|carton|étiquettes?|bouteilles?|\bpots?\b|pellicule/iu,
    measure: { en: 'Pieces a month, beside the sales', fr: 'Pièces par mois, à côté des ventes' },
    question: {
      en: 'What is it made of, coating and ink included, which share is recycled, and which bin takes it here?',
      fr: "De quoi est-ce fait, enduit et encre compris, quelle part est recyclée, et quel bac l'accepte ici ?",
    },
  },
  {
    sign: /\b(?:oven|machine\w*|equipment|mixer|fridge|refrigerat\w*|landlord|rent|vehicle|truck)\b|\bfour\b|machine|équipement|pétrin|réfrigér|propriétaire|loyer|véhicule|camion/iu,
    measure: {
      en: 'What it draws in an hour, read on the plate or the meter',
      fr: 'Ce que cela consomme en une heure, lu sur la plaque ou au compteur',
    },
    question: {
      en: 'Which energy runs it, how old is it, who services it, and can it be repaired?',
      fr: "À quelle énergie fonctionne-t-il, quel âge a-t-il, qui l'entretient, et se répare-t-il ?",
    },
  },
  {
    sign: /\bwater\b|(?<!\p{L})eau(?!\p{L})/iu,
    measure: {
      en: 'The meter, if there is one; the hours of cleaning otherwise',
      fr: "Le compteur, s'il y en a un ; sinon les heures de nettoyage",
    },
    question: {
      en: 'What does the municipality ask of the water that leaves the place?',
      fr: "Que demande la municipalité pour l'eau qui sort du lieu ?",
    },
  },
  {
    sign: /\b(?:flour|mill|grain|meat|milk|fruits?|vegetables?|coffee|sugar|salt|eggs?|butter|ingredients?|food)\b|farine|moulin|céréale|viande|lait|fruits?|légumes?|café|sucre|\bsel\b|œufs?|beurre|ingrédient|aliment/iu,
    measure: {
      en: 'Kilograms bought and kilograms thrown away, each week',
      fr: 'Kilogrammes achetés et kilogrammes jetés, chaque semaine',
    },
    question: {
      en: 'Where was it grown and processed, how does it travel, can we group the deliveries, and do you take the empty sacks or crates back?',
      fr: 'Où est-ce cultivé et transformé, comment cela voyage, peut-on regrouper les livraisons, et reprenez-vous les sacs ou les caisses vides ?',
    },
  },
  {
    sign: /\b(?:clean\w*|soap|detergent|paint|varnish|glue|solvent|chemical\w*)\b|nettoy|savon|détergent|peinture|vernis|colle|solvant|chimique/iu,
    measure: {
      en: 'Litres a month, and what the safety sheet says',
      fr: 'Litres par mois, et ce que dit la fiche de sécurité',
    },
    question: {
      en: 'May we have the safety sheet, is there a milder product for the same work, and can containers be refilled?',
      fr: 'Peut-on avoir la fiche de sécurité, existe-t-il un produit plus doux pour le même travail, et les contenants se remplissent-ils ?',
    },
  },
  {
    sign: /\b(?:wood|fabric|textile|wool|cotton|leather|metal|steel|clay|plastic|wax|yarn)\b|\bbois\b|tissu|textile|laine|coton|cuir|métal|acier|argile|plastique|\bcire\b|\bfil\b/iu,
    measure: { en: 'Weight bought and weight of the offcuts', fr: 'Poids acheté et poids des retailles' },
    question: {
      en: 'Where does it come from, which share is recycled or certified by whom, and do you sell ends of rolls or seconds?',
      fr: "D'où cela vient-il, quelle part est recyclée ou certifiée et par qui, et vendez-vous des fins de rouleaux ou du second choix ?",
    },
  },
];

const anyMaterial: MaterialKind = {
  measure: { en: 'Quantity a month, from the invoices', fr: "Quantité par mois, d'après les factures" },
  question: {
    en: 'Where does it come from, what is it made of, and what becomes of it when we are done with it?',
    fr: "D'où cela vient-il, de quoi est-ce fait, et que devient-il quand nous avons fini de nous en servir ?",
  },
};

export function materialKind(text: string): MaterialKind {
  return kinds.find(({ sign }) => sign.test(text)) ?? anyMaterial;
}

/** Water comes out of the tap: what counts is what becomes of it. */
export function isWater(text: string): boolean {
  return /^(?:tap |drinking )?water$|^eau(?: potable| du robinet)?$/iu.test(text.trim());
}

export function isSecondHand(text: string): boolean {
  return /\bused\b|second-?hand|refurbished|usagé|d['\u2019]occasion|reconditionn/iu.test(text);
}

/** Whether the words say where it comes from. */
export function namesOrigin(text: string): boolean {
  return /\bfrom\b|\bin (?:canada|qu[ée]bec)\b|\blocal\w*\b|\bd(?:u|es) (?:québec|canada|moulin|ferme)|d'un(?:e)? |\bde la \p{Lu}|\b(?:au|du) (?:canada|québec)\b|provenan|\blocaux?\b|recycl/iu.test(
    text.replace(/\u2019/gu, "'"),
  );
}

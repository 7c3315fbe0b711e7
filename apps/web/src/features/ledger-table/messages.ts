import type { Text } from '@elan/domain/locale';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const tableMessages = defineMessages({
  title: { en: 'Your figures', fr: 'Vos chiffres' },
  lead: {
    en: 'A card for each thing you sell, pay for or receive. The plan is computed from these, and nothing else.',
    fr: "Une fiche pour chaque chose que vous vendez, payez ou recevez. Le plan est calculé à partir d'elles, et de rien d'autre.",
  },
  keys: {
    en: 'Arrow keys move between cells. Enter or F2 edits a cell, or just type. Escape leaves the table.',
    fr: "Les flèches passent d'une cellule à l'autre. Entrée ou F2 modifie une cellule, ou écrivez simplement. Échap quitte le tableau.",
  },
  rowActions: { en: 'Details', fr: 'Détails' },
  details: { en: (name: string) => `Details of ${name}`, fr: (name: string) => `Détails de ${name}` },
  add: { en: 'Add a figure', fr: 'Ajouter un chiffre' },
  full: {
    en: (count: number) => `This table is full at ${count} figures. Delete one to add another.`,
    fr: (count: number) =>
      `Ce tableau contient déjà ${count} chiffres, le maximum. Supprimez-en un pour en ajouter un autre.`,
  },
  undo: { en: 'Undo', fr: 'Annuler' },
  redo: { en: 'Redo', fr: 'Rétablir' },
  undone: { en: 'Undone.', fr: 'Annulé.' },
  redone: { en: 'Redone.', fr: 'Rétabli.' },
  history: { en: 'Earlier versions', fr: 'Versions précédentes' },
  removedLines: { en: 'Deleted figures', fr: 'Chiffres supprimés' },
  isHere: {
    en: (names: string) => `Here now: ${names}`,
    fr: (names: string) => `Ici en ce moment\u00a0: ${names}`,
  },
  suggest: { en: 'Suggest a change to this figure', fr: 'Suggérer une modification à ce chiffre' },
  suggestRow: { en: 'Suggest a figure', fr: 'Suggérer un chiffre' },
  comment: { en: 'Comment on this figure', fr: 'Commenter ce chiffre' },
  duplicate: { en: 'Duplicate', fr: 'Dupliquer' },
  remove: { en: 'Delete', fr: 'Supprimer' },
  removed: {
    en: (count: number) => (count === 1 ? 'Figure deleted.' : `${count} figures deleted.`),
    fr: (count: number) => (count > 1 ? `${count} chiffres supprimés.` : 'Chiffre supprimé.'),
  },
  moveUp: { en: 'Move up', fr: 'Monter' },
  moveDown: { en: 'Move down', fr: 'Descendre' },
  moved: { en: 'Moved.', fr: 'Déplacé.' },
  drag: { en: 'Drag to reorder', fr: 'Glisser pour réordonner' },
  saved: {
    en: (column: string, value: string) => `${column}: ${value === '' ? 'empty' : value}`,
    fr: (column: string, value: string) => `${column}\u00a0: ${value === '' ? 'vide' : value}`,
  },
  pasted: {
    en: (rows: number, wrong: number) =>
      `${rows === 1 ? '1 figure' : `${rows} figures`} pasted.${wrong === 0 ? '' : ` ${wrong === 1 ? '1 cell' : `${wrong} cells`} to check.`}`,
    fr: (rows: number, wrong: number) =>
      `${rows > 1 ? `${rows} chiffres collés` : `${rows} chiffre collé`}.${wrong === 0 ? '' : ` ${wrong > 1 ? `${wrong} cellules` : '1 cellule'} à vérifier.`}`,
  },
  noRoom: {
    en: (rows: number) => `There was no room for ${rows === 1 ? '1 figure' : `${rows} figures`}.`,
    fr: (rows: number) =>
      rows > 1 ? `${rows} chiffres n'ont pas trouvé de place.` : "1 chiffre n'a pas trouvé de place.",
  },
  notPasted: {
    en: (columns: number) =>
      columns === 1 ? '1 column did not fit and was left out.' : `${columns} columns did not fit and were left out.`,
    fr: (columns: number) =>
      columns > 1
        ? `${columns} colonnes en trop ont été laissées de côté.`
        : '1 colonne en trop a été laissée de côté.',
  },
  needsEvery: { en: 'How often is it paid?', fr: 'À quelle fréquence est-ce payé\u00a0?' },
  needsCount: { en: 'How many are there?', fr: 'Combien y en a-t-il\u00a0?' },
  needsMonths: { en: 'In which months is it paid?', fr: 'Pendant quels mois est-ce payé\u00a0?' },
  needsFrom: { en: 'From which month of which year?', fr: 'À partir de quel mois de quelle année\u00a0?' },
  needsTo: { en: 'Until which month of which year?', fr: "Jusqu'à quel mois de quelle année\u00a0?" },
  needsMonth: { en: 'In which month of which year?', fr: 'En quel mois de quelle année\u00a0?' },
  needsSum: {
    en: 'It is paid by the hour: type what that comes to, and say how often.',
    fr: "C'est payé à l'heure\u00a0: inscrivez à combien cela revient et à quelle fréquence.",
  },
  needsName: { en: 'A figure needs a name.', fr: 'Un chiffre doit avoir un nom.' },
  yes: { en: 'Yes', fr: 'Oui' },
  no: { en: 'No', fr: 'Non' },
  proposed: { en: 'To check', fr: 'À vérifier' },
  off: { en: 'Not counted', fr: 'Non compté' },
  keep: { en: 'Accept', fr: 'Accepter' },
  refuse: { en: 'Dismiss', fr: 'Écarter' },
  keepOf: { en: (name: string) => `Accept ${name}`, fr: (name: string) => `Accepter ${name}` },
  refuseOf: { en: (name: string) => `Dismiss ${name}`, fr: (name: string) => `Écarter ${name}` },
  keepAll: { en: 'Accept all', fr: 'Tout accepter' },
  readFrom: { en: 'You wrote', fr: 'Vous avez écrit' },
  computedFrom: { en: 'Computed', fr: 'Calculé' },
  assumed: { en: 'Assumed', fr: 'Supposé' },
  sourced: { en: 'Source', fr: 'Source' },
  typed: { en: 'Typed here', fr: 'Écrit ici' },
  addUpTo: {
    en: (table: string, sum: string) => `Your figures in “${table}” add up to ${sum}:`,
    fr: (table: string, sum: string) => `Vos chiffres de «\u00a0${table}\u00a0» donnent ${sum}\u00a0:`,
  },
  differenceTitle: { en: 'The answer changed', fr: 'La réponse a changé' },
  differenceNow: {
    en: (column: string, kept: string, now: string) => `${column}: you kept ${kept}; the answer now says ${now}.`,
    fr: (column: string, kept: string, now: string) =>
      `${column}\u00a0: vous aviez gardé ${kept}\u00a0; la réponse dit maintenant ${now}.`,
  },
  useNow: { en: 'Use the answer', fr: 'Prendre la réponse' },
  keepMine: { en: 'Keep mine', fr: 'Garder le mien' },
  disputed: {
    en: (who: string | null, name: string) =>
      `${who ?? 'Someone else'} changed “${name}” at the same time. Nothing is lost: choose what to keep.`,
    fr: (who: string | null, name: string) =>
      `${who ?? "Quelqu'un d'autre"} a modifié «\u00a0${name}\u00a0» en même temps. Rien n'est perdu\u00a0: choisissez ce qu'il faut garder.`,
  },
  disputedCell: {
    en: (who: string | null, value: string) => `${who ?? 'Someone else'} wrote ${value}`,
    fr: (who: string | null, value: string) => `${who ?? "Quelqu'un d'autre"} a écrit ${value}`,
  },
  yours: { en: 'Yours', fr: 'Le vôtre' },
  theirs: { en: 'Theirs', fr: 'Le leur' },
  deleted: { en: 'deleted', fr: 'supprimé' },
  takeTheirs: { en: 'Take theirs', fr: 'Prendre le leur' },
  nothing: { en: 'nothing', fr: 'rien' },
  setAside: { en: 'Set aside', fr: 'Mis de côté' },
  bringBack: { en: 'Bring back', fr: 'Reprendre' },
  counts: { en: 'Counts in the plan', fr: 'Compte dans le plan' },
  compared: { en: 'Compared with the plan', fr: 'Comparé au plan' },
  noLines: { en: 'There are no other figures yet.', fr: "Il n'y a pas encore d'autres chiffres." },
  note: { en: 'Note', fr: 'Note' },
  proof: { en: 'Proof', fr: 'Preuve' },
  noProof: { en: 'None yet', fr: 'Aucune pour le moment' },
  proofDetail: { en: 'What it is, and where it is kept', fr: "Ce que c'est, et où elle se trouve" },
  unset: { en: 'Not stated', fr: 'Non précisé' },
  monthCounts: {
    en: 'How many in each month: per day, week or month, as above.',
    fr: 'Combien chaque mois\u00a0: par jour, par semaine ou par mois, comme ci-dessus.',
  },
  monthShares: {
    en: 'In percent of a usual month: 100 is as usual, 0 is closed.',
    fr: "En pourcentage d'un mois habituel\u00a0: 100, comme d'habitude\u00a0; 0, fermé.",
  },
  settings: { en: 'Your business', fr: 'Votre entreprise' },
  settingsLead: {
    en: 'Taxes and dates depend on these. Fill in what you know.',
    fr: 'Les taxes et les dates en dépendent. Indiquez ce que vous savez.',
  },
  moreSettings: { en: 'More settings', fr: 'Plus de réglages' },
  privateNote: {
    en: 'Only you and the editors of this project see this.',
    fr: 'Visible seulement par vous et les personnes qui peuvent modifier ce projet.',
  },
  example: { en: 'For example', fr: 'Par exemple' },
});

/** What each table is called, what it is for, an example, and what a new figure is called. */
export const kindTexts = {
  stream: {
    title: { en: 'What you sell', fr: 'Ce que vous vendez' },
    add: { en: 'Add something you sell', fr: 'Ajouter ce que vous vendez' },
    lead: {
      en: 'Each thing you sell, at each price. Online and at the market are two figures.',
      fr: 'Chaque chose que vous vendez, à chaque prix. En ligne et au marché font deux chiffres.',
    },
    example: { en: 'Honey, 500 g: $12, 150 a month', fr: 'Miel, 500 g\u00a0: 12\u00a0$, 150 par mois' },
    newRow: { en: 'New sale', fr: 'Nouvelle vente' },
  },
  cost: {
    title: { en: 'Costs every month', fr: 'Coûts de chaque mois' },
    add: { en: 'Add a cost', fr: 'Ajouter un coût' },
    lead: {
      en: 'What you pay regularly, whether you sell or not.',
      fr: 'Ce que vous payez régulièrement, que vous vendiez ou non.',
    },
    example: { en: 'Rent: $1,900 every month', fr: 'Loyer\u00a0: 1\u00a0900\u00a0$ chaque mois' },
    newRow: { en: 'New cost', fr: 'Nouveau coût' },
  },
  person: {
    title: { en: 'Who works', fr: 'Qui travaille' },
    add: { en: 'Add a person', fr: 'Ajouter une personne' },
    lead: {
      en: 'Everyone who is paid, yourself included: by the hour, or a salary.',
      fr: "Toutes les personnes payées, vous compris\u00a0: à l'heure ou au salaire.",
    },
    example: {
      en: 'Baker: $19 an hour, 25 hours a week',
      fr: "Boulanger\u00a0: 19\u00a0$ l'heure, 25 heures par semaine",
    },
    newRow: { en: 'New person', fr: 'Nouvelle personne' },
  },
  purchase: {
    title: { en: 'What you buy before opening', fr: "Ce que vous achetez avant l'ouverture" },
    add: { en: 'Add a purchase', fr: 'Ajouter un achat' },
    lead: {
      en: 'What you buy once: equipment, leasehold improvements, opening stock, permits.',
      fr: 'Ce que vous achetez une fois\u00a0: équipement, aménagement, stock de départ, permis.',
    },
    example: { en: 'Oven: $6,400, before opening', fr: "Four\u00a0: 6\u00a0400\u00a0$, avant l'ouverture" },
    newRow: { en: 'New purchase', fr: 'Nouvel achat' },
  },
  funding: {
    title: { en: 'Where the money comes from', fr: "D'où vient l'argent" },
    add: { en: 'Add money', fr: "Ajouter de l'argent" },
    lead: {
      en: 'Savings, gifts, grants and loans: money that does not come from sales.',
      fr: "Épargne, dons, subventions et prêts\u00a0: l'argent qui ne vient pas des ventes.",
    },
    example: { en: 'Own savings: $8,000, in hand', fr: 'Épargne personnelle\u00a0: 8\u00a0000\u00a0$, en main' },
    newRow: { en: 'New amount', fr: 'Nouveau montant' },
  },
  debt: {
    title: { en: 'Your own debts', fr: 'Vos dettes personnelles' },
    add: { en: 'Add a debt', fr: 'Ajouter une dette' },
    lead: { en: 'What you already owe. Lenders ask.', fr: 'Ce que vous devez déjà. Les prêteurs le demandent.' },
    example: {
      en: 'Car loan: $9,000 owed, $310 a month',
      fr: 'Prêt auto\u00a0: 9\u00a0000\u00a0$ dus, 310\u00a0$ par mois',
    },
    newRow: { en: 'New debt', fr: 'Nouvelle dette' },
  },
  household: {
    title: { en: 'Your household', fr: 'Votre ménage' },
    add: { en: 'Add a need or an income', fr: 'Ajouter un besoin ou un revenu' },
    lead: {
      en: 'What you need to live on each month, and other income you have.',
      fr: 'Ce dont vous avez besoin pour vivre chaque mois, et vos autres revenus.',
    },
    example: {
      en: 'Rent and food: needs $2,400 a month',
      fr: 'Logement et nourriture\u00a0: besoin de 2\u00a0400\u00a0$ par mois',
    },
    newRow: { en: 'New need or income', fr: 'Nouveau besoin ou revenu' },
  },
  scenario: {
    title: { en: 'Your scenarios', fr: 'Vos scénarios' },
    add: { en: 'Add a scenario', fr: 'Ajouter un scénario' },
    lead: {
      en: 'What if? Each scenario is your plan with a few changes. The plan itself stays as it is.',
      fr: 'Et si\u00a0? Chaque scénario reprend votre plan avec quelques changements. Le plan lui-même ne bouge pas.',
    },
    example: {
      en: 'Higher prices, later start: prices +5%, opening 2 months later',
      fr: 'Plus cher, mais plus tard\u00a0: prix +5\u00a0%, ouverture retardée de 2\u00a0mois',
    },
    newRow: { en: 'New scenario', fr: 'Nouveau scénario' },
  },
} as const satisfies Record<string, Record<'title' | 'add' | 'lead' | 'example' | 'newRow', Text>>;

/** What can prove a figure to a lender. */
export const proofTexts = {
  quote: { en: 'Quote obtained', fr: 'Soumission obtenue' },
  invoice: { en: 'Invoice', fr: 'Facture' },
  lease: { en: 'Lease', fr: 'Bail' },
  letter: { en: 'Letter', fr: 'Lettre' },
  statement: { en: 'Statement', fr: 'Relevé' },
  other: { en: 'Other', fr: 'Autre' },
} as const satisfies Record<string, Text>;

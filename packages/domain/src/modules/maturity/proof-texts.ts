import { type Text, text } from '../../locale.ts';
import type { MaturityCategory } from './categories.ts';

/** What proves an area, what is said where nothing does yet, and what to do then. */
export type ProofText = { readonly of: Text; readonly none: Text; readonly raise: Text };

export const proofTexts: Readonly<Record<MaturityCategory, ProofText>> = {
  idea: {
    of: {
      en: 'Sales with an order, a letter or an invoice',
      fr: "Ventes accompagnées d'une commande, d'une lettre ou d'une facture",
    },
    none: {
      en: 'Nothing you sell has an order, a letter or an invoice yet.',
      fr: "Rien de ce que vous vendez n'a encore de commande, de lettre ou de facture.",
    },
    raise: {
      en: 'Ask somebody who would buy for an order or a letter, and note it as the proof of that sale in “Your figures”.',
      fr: 'Demandez une commande ou une lettre à une personne qui achèterait, et notez-la comme preuve de cette vente dans «\u00a0Vos chiffres\u00a0».',
    },
  },
  market: {
    of: text('Sales whose price or quantity has a source', 'Ventes dont le prix ou la quantité a une source'),
    none: {
      en: 'No price or quantity of what you sell has a source yet.',
      fr: "Aucun prix ni aucune quantité de ce que vous vendez n'a encore de source.",
    },
    raise: {
      en: 'Count customers at a competitor or find a published number, and note it as the source of a quantity in “Your figures”.',
      fr: "Comptez la clientèle d'un concurrent ou trouvez un nombre publié, et notez-le comme source d'une quantité dans «\u00a0Vos chiffres\u00a0».",
    },
  },
  business: {
    of: text('Documents in hand, of those a lender asks for', "Documents en main, parmi ceux qu'un prêteur demande"),
    none: {
      en: 'None of the documents a lender asks for is in hand yet.',
      fr: "Aucun des documents qu'un prêteur demande n'est encore en main.",
    },
    raise: {
      en: 'Collect the documents a lender asks for, and mark each one you have.',
      fr: "Réunissez les documents qu'un prêteur demande, et cochez chacun de ceux que vous avez.",
    },
  },
  marketing: {
    of: {
      en: 'A sale with its invoice or statement, half once customers try it',
      fr: "Une vente avec sa facture ou son relevé, la moitié dès l'essai chez des clients",
    },
    none: {
      en: 'By the stage you chose, no customer has tried or bought this product yet.',
      fr: "D'après l'étape choisie, aucun client n'a encore essayé ni acheté ce produit.",
    },
    raise: {
      en: 'Have three customers try it, then bring the stage of development up to date.',
      fr: "Faites-le essayer à trois clients, puis mettez à jour l'étape de développement.",
    },
  },
  product: {
    of: {
      en: 'A sale with its invoice or statement, half once there is a prototype or a first batch',
      fr: 'Une vente avec sa facture ou son relevé, la moitié dès un prototype ou un premier lot',
    },
    none: {
      en: 'By the stage you chose, there is nothing to show to customers yet.',
      fr: "D'après l'étape choisie, il n'y a encore rien à montrer à la clientèle.",
    },
    raise: {
      en: 'Make or try out a first version that you can show, then bring the stage of development up to date.',
      fr: "Faites ou essayez une première version que vous pouvez montrer, puis mettez à jour l'étape de développement.",
    },
  },
  finance: {
    of: {
      en: 'A year of costs, purchases and funding, in writing or in hand',
      fr: "Coûts d'une année, achats et financement, par écrit ou en main",
    },
    none: {
      en: 'Nothing you pay or borrow is in writing or in hand yet.',
      fr: "Rien de ce que vous payez ou empruntez n'est encore par écrit ou en main.",
    },
    raise: {
      en: 'Get your largest cost, purchase or loan in writing (a quote, a lease, a letter), and note it as its proof in “Your figures”.',
      fr: 'Faites mettre par écrit votre plus gros coût, achat ou prêt (une soumission, un bail, une lettre), et notez-le comme preuve dans «\u00a0Vos chiffres\u00a0».',
    },
  },
};

/** Such words in the middle of a sentence. */
export const lowered = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

import { defineMessages } from '../../lib/i18n/messages.ts';

export const paperMessages = defineMessages({
  papersTitle: { en: 'Documents a lender asks for', fr: "Documents qu'un prêteur demande" },
  papersLead: {
    en: 'Mark each one as you go. Lenders differ: ask yours for its own list, and mark what it does not ask for as not needed.',
    fr: "Cochez au fur et à mesure. Les exigences varient d'un prêteur à l'autre\u00a0: demandez sa liste au vôtre et marquez «\u00a0pas nécessaire\u00a0» ce qu'il n'exige pas.",
  },
  papersDate: {
    en: 'Names of offices as of November 2026.',
    fr: 'Noms des organismes en date de novembre 2026.',
  },
  noProvince: {
    en: 'Set your province in “Your figures”, and this list will name the offices to ask.',
    fr: 'Indiquez votre province dans «\u00a0Vos chiffres\u00a0», et cette liste nommera les organismes à consulter.',
  },
  state: { en: 'Status', fr: 'État' },
  stateOf: { en: (paper: string) => `Status: ${paper}`, fr: (paper: string) => `État\u00a0: ${paper}` },
  note: { en: 'Note', fr: 'Note' },
  why: { en: 'Why it is not needed', fr: "Pourquoi il n'est pas nécessaire" },
  noteOf: { en: (paper: string) => `Note: ${paper}`, fr: (paper: string) => `Note\u00a0: ${paper}` },
  whyOf: {
    en: (paper: string) => `Why it is not needed: ${paper}`,
    fr: (paper: string) => `Pourquoi il n'est pas nécessaire\u00a0: ${paper}`,
  },
  unsaved: { en: 'Press Enter to save the note.', fr: 'Appuyez sur Entrée pour enregistrer la note.' },
  said: {
    en: (day: string, name: string | null) => (name === null ? `Marked ${day}` : `Marked ${day} by ${name}`),
    fr: (day: string, name: string | null) => (name === null ? `Noté le ${day}` : `Noté le ${day} par ${name}`),
  },
  papersCount: {
    en: (settled: number, total: number) => `${settled} of ${total} in hand or not needed`,
    fr: (settled: number, total: number) => `${settled} sur ${total} en main ou pas nécessaires`,
  },
});

import { defineMessages } from '../../lib/i18n/messages.ts';

export const versionMessages = defineMessages({
  title: { en: 'Earlier versions', fr: 'Versions précédentes' },
  lead: {
    en: 'Every analysis is kept. Reading one changes nothing; restoring one shows it again, and the others stay here.',
    fr: "Chaque analyse est conservée. En lire une ne change rien\u00a0; en rétablir une l'affiche de nouveau, et les autres restent ici.",
  },
  loading: { en: 'Loading versions…', fr: 'Recherche des versions…' },
  failed: { en: 'The versions could not be loaded.', fr: "Les versions n'ont pas pu être chargées." },
  retry: { en: 'Try again', fr: 'Réessayer' },
  onlyOne: { en: 'There is only this one so far.', fr: "Il n'y a que celle-ci pour l'instant." },
  older: {
    en: (left: number) => `Show older versions (${left})`,
    fr: (left: number) => `Afficher les versions plus anciennes (${left})`,
  },
  current: { en: 'Shown now', fr: 'Affichée' },
  by: { en: (author: string) => `requested by ${author}`, fr: (author: string) => `demandée par ${author}` },
  formerMember: { en: 'a former member', fr: "quelqu'un qui n'est plus là" },
  builtin: { en: 'built-in draft', fr: 'ébauche intégrée' },
  english: { en: 'English', fr: 'anglais' },
  french: { en: 'French', fr: 'français' },
  read: { en: 'Read', fr: 'Lire' },
  close: { en: 'Close', fr: 'Fermer' },
  restore: { en: 'Restore', fr: 'Rétablir' },
  named: {
    en: (action: string, date: string) => `${action}: ${date}`,
    fr: (action: string, date: string) => `${action}\u00a0: ${date}`,
  },
  restored: {
    en: 'This version is shown again. Nothing was lost.',
    fr: "Cette version est de nouveau affichée. Rien n'a été perdu.",
  },
});

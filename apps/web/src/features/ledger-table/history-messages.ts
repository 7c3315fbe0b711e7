import { defineMessages } from '../../lib/i18n/messages.ts';

/** The earlier contents of figures, and the deleted ones: loaded with them. */
export const historyMessages = defineMessages({
  historyLead: {
    en: 'Who changed this figure and when, newest first. Restoring loses nothing: what it replaces stays in this list.',
    fr: 'Qui a modifié ce chiffre et quand, du plus récent au plus ancien. Rétablir ne fait rien perdre\u00a0: ce qui est remplacé reste dans cette liste.',
  },
  settingLead: {
    en: 'Who changed this setting and when, newest first. Restoring loses nothing: what it replaces stays in this list.',
    fr: 'Qui a modifié ce paramètre et quand, du plus récent au plus ancien. Rétablir ne fait rien perdre\u00a0: ce qui est remplacé reste dans cette liste.',
  },
  loading: { en: 'Loading…', fr: 'Chargement…' },
  changedBy: {
    en: (author: string, date: string) => `${author}, ${date}`,
    fr: (author: string, date: string) => `${author}, ${date}`,
  },
  now: { en: 'Now', fr: 'Actuellement' },
  aFormerMember: { en: 'A former member', fr: 'Ancien membre' },
  from: {
    en: (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
    fr: (label: string, before: string, after: string) => `${label}\u00a0: ${before} → ${after}`,
  },
  empty: { en: 'empty', fr: 'vide' },
  moved: { en: 'Moved', fr: 'Déplacé' },
  oldest: { en: 'The earliest version kept', fr: 'Le premier contenu conservé' },
  counted: { en: 'Counted', fr: 'Compté' },
  restore: { en: 'Restore', fr: 'Rétablir' },
  restoreOf: {
    en: (name: string, date: string) => `Restore “${name}” from ${date}`,
    fr: (name: string, date: string) => `Rétablir «\u00a0${name}\u00a0» du ${date}`,
  },
  restored: {
    en: 'Restored. What it replaces is kept in the earlier versions.',
    fr: 'Rétabli. Ce qui a été remplacé est conservé dans les versions précédentes.',
  },
  older: { en: 'Show older versions', fr: 'Afficher les versions plus anciennes' },
  removedTitle: { en: 'Deleted figures', fr: 'Chiffres supprimés' },
  removedLead: {
    en: 'Figures that were deleted and settings that were cleared, most recent first. A figure you bring back returns to its place; a setting replaces the one that is there.',
    fr: 'Les chiffres supprimés et les paramètres effacés, du plus récent au plus ancien. Un chiffre rétabli reprend sa place\u00a0; un paramètre remplace celui qui est là.',
  },
  noneRemoved: { en: 'No figure has been deleted.', fr: "Aucun chiffre n'a été supprimé." },
  removedBy: {
    en: (who: string | null, date: string) => (who === null ? `Deleted ${date}` : `Deleted by ${who}, ${date}`),
    fr: (who: string | null, date: string) => (who === null ? `Supprimé le ${date}` : `Supprimé par ${who}, ${date}`),
  },
  bringBack: { en: 'Bring back', fr: 'Rétablir' },
  bringBackOf: { en: (name: string) => `Bring back ${name}`, fr: (name: string) => `Rétablir ${name}` },
  broughtBack: {
    en: (name: string) => `“${name}” is back.`,
    fr: (name: string) => `«\u00a0${name}\u00a0» est de retour.`,
  },
  olderRemoved: { en: 'Show more', fr: 'Afficher la suite' },
});

import { defineMessages } from '../lib/i18n/messages.ts';

export const runMessages = defineMessages({
  stop: { en: 'Stop', fr: 'Arrêter' },
  stopping: { en: 'Stopping…', fr: 'Arrêt…' },
  startedBy: {
    en: (who: string) =>
      `${who} is generating this right now. You are following along, and it uses none of your generations.`,
    fr: (who: string) =>
      `${who} a lancé cette génération. Vous la suivez en direct, et elle ne compte pas parmi les vôtres.`,
  },
  cancelled: {
    en: 'Stopped. Nothing was counted and nothing was changed.',
    fr: "Arrêté. Rien n'a été compté ni modifié.",
  },
});

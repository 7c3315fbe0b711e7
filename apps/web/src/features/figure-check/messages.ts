import { defineMessages } from '../../lib/i18n/messages.ts';

const names = {
  en: (count: number) => (count === 1 ? '1 name to check' : `${count} names to check`),
  fr: (count: number) => (count > 1 ? `${count} noms à vérifier` : `${count} nom à vérifier`),
};

export const figureCheckMessages = defineMessages({
  figures: {
    en: (count: number) => (count === 1 ? '1 figure' : `${count} figures`),
    fr: (count: number) => (count > 1 ? `${count} chiffres` : `${count} chiffre`),
  },
  allTheirs: {
    en: (count: number) => (count === 1 ? '1 figure, from your answers' : `${count} figures, all from your answers`),
    fr: (count: number) =>
      count > 1 ? `${count} chiffres, tous tirés de vos réponses` : `${count} chiffre, tiré de vos réponses`,
  },
  theirs: {
    en: (count: number) => `${count} from your answers`,
    fr: (count: number) => (count > 1 ? `${count} tirés de vos réponses` : `${count} tiré de vos réponses`),
  },
  computed: {
    en: (count: number) => `${count} computed`,
    fr: (count: number) => (count > 1 ? `${count} calculés` : `${count} calculé`),
  },
  confirmed: {
    en: (count: number) => `${count} confirmed`,
    fr: (count: number) => (count > 1 ? `${count} confirmés` : `${count} confirmé`),
  },
  toCheck: { en: (count: number) => `${count} to check`, fr: (count: number) => `${count} à vérifier` },
  wrong: {
    en: (count: number) => `${count} wrong`,
    fr: (count: number) => `${count} faux`,
  },
  names,
  lead: {
    en: 'Neither your answers nor your figures give these numbers for what the text is about, and no calculation in the text leads to them. Find a source before you use them.',
    fr: "Ni vos réponses ni vos chiffres ne donnent ces nombres pour ce dont parle le texte, et aucun calcul du texte n'y mène. Trouvez une source avant de vous en servir.",
  },
  namesLead: {
    en: (date: string) =>
      `These programs, laws or public bodies are neither in your answers nor on our list of ${date}. They may have another name, or not exist. Check before you mention them.`,
    fr: (date: string) =>
      `Ces programmes, lois ou organismes ne figurent ni dans vos réponses ni dans notre liste de ${date}. Ils portent peut-être un autre nom, ou n'existent pas. Vérifiez avant d'en parler.`,
  },
  listed: {
    en: (date: string) => `On our list of ${date}:`,
    fr: (date: string) => `Dans notre liste de ${date}\u00a0:`,
  },
  confirmedLead: { en: 'Confirmed by people on the project', fr: 'Confirmés par des personnes du projet' },
  wrongLead: {
    en: (correct: string) => `The calculation comes to ${correct}.`,
    fr: (correct: string) => `Le calcul donne ${correct}.`,
  },
  mark: {
    en: (figure: string) => `${figure}: to check`,
    fr: (figure: string) => `${figure}\u00a0: à vérifier`,
  },
  wrongMark: {
    en: (figure: string) => `${figure}: wrong calculation`,
    fr: (figure: string) => `${figure}\u00a0: calcul inexact`,
  },
  nameMark: {
    en: (name: string) => `${name}: to check`,
    fr: (name: string) => `${name}\u00a0: à vérifier`,
  },
  change: { en: (figure: string) => `Change: ${figure}`, fr: (figure: string) => `Modifier\u00a0: ${figure}` },
  said: {
    en: (who: string, when: string) => `Confirmed by ${who}, ${when}`,
    fr: (who: string, when: string) => `Confirmé par ${who}, ${when}`,
  },
  saidThen: { en: (when: string) => `Confirmed ${when}`, fr: (when: string) => `Confirmé, ${when}` },
  estimate: { en: 'Own estimate', fr: 'Estimation personnelle' },
  saved: { en: (figure: string) => `${figure} is confirmed.`, fr: (figure: string) => `${figure} est confirmé.` },
  takenBack: {
    en: (figure: string) => `${figure} is to check again.`,
    fr: (figure: string) => `${figure} est de nouveau à vérifier.`,
  },
});

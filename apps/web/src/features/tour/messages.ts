import { capitalised, inWords } from '@elan/domain/in-words';
import { moduleCounts } from '@elan/domain/modules/module-counts';
import { generationLimits } from '@elan/domain/plans';
import { defineMessages } from '../../lib/i18n/messages.ts';

const freeAnalyses = capitalised(inWords(generationLimits.free));

export const tourMessages = defineMessages({
  welcomeTitle: {
    en: 'Welcome. Your first analysis is ten minutes away',
    fr: 'Bienvenue. Dix minutes vous séparent de votre première analyse',
  },
  welcome: {
    en: `Name a project, find or describe your idea, then read an analysis written from your own answers. ${freeAnalyses.en} a month are free, and no card is needed. This tour takes one minute.`,
    fr: `Nommez un projet, trouvez ou décrivez votre idée, puis lisez une analyse rédigée à partir de vos réponses. ${freeAnalyses.fr} par mois sont gratuites, sans carte. Cette visite dure une minute.`,
  },
  welcomePremium: {
    en: 'Name a project, find or describe your idea, then read an analysis written from your own answers. This tour takes one minute.',
    fr: 'Nommez un projet, trouvez ou décrivez votre idée, puis lisez une analyse rédigée à partir de vos réponses. Cette visite dure une minute.',
  },
  modulesTitle: {
    en: `${capitalised(moduleCounts.all).en} modules, one path`,
    fr: `${capitalised(moduleCounts.all).fr} modules, un seul chemin`,
  },
  modules: {
    en: `Start with “Find my idea”, or with “My idea” if you have one already. The first ${moduleCounts.free.en} are free; a padlock marks what Premium opens, a tick what is done.`,
    fr: `Commencez par «\u00a0Trouver mon idée\u00a0», ou par «\u00a0Mon idée\u00a0» si vous en avez déjà une. Les ${moduleCounts.free.fr} premiers sont gratuits\u00a0; un cadenas marque ce que Premium ouvre, une coche ce qui est terminé.`,
  },
  modulesPremium: {
    en: 'Start with “Find my idea”, or with “My idea” if you have one already. All of them are open to you; a tick marks what is done.',
    fr: 'Commencez par «\u00a0Trouver mon idée\u00a0», ou par «\u00a0Mon idée\u00a0» si vous en avez déjà une. Tous vous sont ouverts\u00a0; une coche marque ce qui est terminé.',
  },
  usageTitle: { en: 'What an analysis costs', fr: 'Ce que coûte une analyse' },
  usage: {
    en: 'One generation, counted here. One that fails costs nothing, and you can always read and download everything you have.',
    fr: 'Une génération, comptée ici. Une génération qui échoue ne coûte rien, et vous pouvez en tout temps lire et télécharger ce que vous avez.',
  },
  menuTitle: { en: 'Your account, and this tour again', fr: 'Votre compte, et cette visite au besoin' },
  menu: {
    en: 'Your password, subscription and data are all behind this button. So is this tour, whenever you want to see it again.',
    fr: 'Mot de passe, abonnement, vos données\u00a0: tout est derrière ce bouton. Cette visite aussi, quand vous voudrez la revoir.',
  },
  step: {
    en: (step: number, total: number) => `${step} of ${total}`,
    fr: (step: number, total: number) => `${step} sur ${total}`,
  },
  skip: { en: 'Skip the tour', fr: 'Passer la visite' },
  back: { en: 'Back', fr: 'Précédent' },
  next: { en: 'Next', fr: 'Suivant' },
  finish: { en: 'Begin', fr: 'Commencer' },
});

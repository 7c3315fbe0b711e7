import { defineMessages } from '../../lib/i18n/messages.ts';

export const environmentalMessages = defineMessages({
  title: { en: 'An analysis that adapts to your project', fr: "Une analyse qui s'adapte à votre projet" },
  lead: {
    en: 'A bakery and an app do not affect the environment in the same ways, so the analysis looks at different things:',
    fr: "Une boulangerie et une application n'ont pas le même impact. L'analyse regarde donc des choses différentes\u00a0:",
  },
  physicalTitle: { en: 'Physical project', fr: 'Projet physique' },
  physicalText: {
    en: 'Something is made, sold, grown or carried: materials, packaging, transport, energy and what is left over.',
    fr: "Quelque chose est fabriqué, vendu, cultivé ou transporté\u00a0: les matières, l'emballage, le transport, l'énergie et ce qui reste.",
  },
  digitalTitle: { en: 'Digital project', fr: 'Projet numérique' },
  digitalText: {
    en: 'An app, software or an online service: hosting, devices, data and travel.',
    fr: "Une application, un logiciel ou un service en ligne\u00a0: l'hébergement, les appareils, les données et les déplacements.",
  },
  yours: { en: 'Yours', fr: 'Le vôtre' },
  readAsDigital: { en: 'Your project was classified as digital', fr: 'Votre projet a été classé comme numérique' },
  readAsPhysical: { en: 'Your project was classified as physical', fr: 'Votre projet a été classé comme physique' },
  becauseWords: {
    en: (words: string) => `, because your answers mention ${words}.`,
    fr: (words: string) => `, parce que vos réponses mentionnent\u00a0: ${words}.`,
  },
  becauseChosen: {
    en: ', because of the kind of business you chose.',
    fr: ", en raison du genre d'entreprise que vous avez choisi.",
  },
  becauseNothing: {
    en: ', because nothing in your answers mentions software or an online service.',
    fr: ', parce que rien dans vos réponses ne parle de logiciel ni de service en ligne.',
  },
  website: {
    en: 'A shop with a web site stays physical: its goods and its deliveries matter more than its web pages.',
    fr: 'Un commerce qui a un site web reste physique\u00a0: ses produits et ses livraisons comptent plus que son site.',
  },
  correct: {
    en: 'Not right? The question “What kind of business it is” decides: choose digital there, or describe what you sell more precisely in “My idea”.',
    fr: "Ce n'est pas ça\u00a0? La question «\u00a0De quel genre d'entreprise il s'agit\u00a0» décide\u00a0: choisissez-y le numérique, ou précisez ce que vous vendez dans «\u00a0Mon idée\u00a0».",
  },
});

import { defineMessages } from '../../lib/i18n/messages.ts';

/** The words of the page around the form, which arrives later. */
export const requestMessages = defineMessages({
  title: { en: 'Financing request', fr: 'Demande de financement' },
  lead: {
    en: 'What a lender looks for first. It makes the cover and the first page of your business plan; what is missing is left out.',
    fr: "Ce qu'un prêteur cherche en premier. Cette page donne la couverture et la première page de votre plan d'affaires\u00a0; ce qui manque n'y paraît pas.",
  },
  leadReader: {
    en: 'What is asked of a lender, as it stands on the first page of the business plan.',
    fr: "Ce qui est demandé à un prêteur, tel qu'on le lit à la première page du plan d'affaires.",
  },
  opening: { en: 'Opening the request…', fr: 'Ouverture de la demande…' },
});

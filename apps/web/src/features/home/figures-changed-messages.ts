import { defineMessages } from '../../lib/i18n/messages.ts';

export const figuresChangedMessages = defineMessages({
  title: { en: 'Your figures are read differently now', fr: 'Vos chiffres sont lus autrement' },
  changed: {
    en: 'Sales are no longer guessed from your sentences: you enter what you sell, how many and at what cost. The lines you kept have not changed. What was only proposed is waiting for you to check it, and until then it is missing rather than zero.',
    fr: "Les ventes ne sont plus devinées à partir de vos phrases\u00a0: vous inscrivez ce que vous vendez, combien et à quel coût. Les lignes que vous avez gardées n'ont pas changé. Ce qui n'était que proposé attend que vous le vérifiiez\u00a0; d'ici là, c'est manquant plutôt que zéro.",
  },
  more: { en: 'How figures work', fr: 'Comment fonctionnent les chiffres' },
});

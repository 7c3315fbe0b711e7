import { defineMessages } from '../../lib/i18n/messages.ts';

export const figuresChangedMessages = defineMessages({
  title: { en: 'Your figures are read differently now', fr: 'Vos chiffres sont lus autrement' },
  changed: {
    en: 'Sales are no longer guessed from your sentences: you enter what you sell, how many and at what cost. The figures you accepted have not changed. The others are to check; until then, they are missing, not zero.',
    fr: "Les ventes ne sont plus devinées à partir de vos phrases\u00a0: vous inscrivez ce que vous vendez, combien et à quel coût. Les chiffres que vous avez acceptés n'ont pas changé. Les autres sont à vérifier\u00a0; d'ici là, ils sont manquants, et non à zéro.",
  },
  more: { en: 'How figures work', fr: 'Comment fonctionnent les chiffres' },
});

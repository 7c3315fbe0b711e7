import type { Text } from '@elan/domain/locale';
import { productName as name } from '../../lib/product-name.ts';

export type PageHead = { readonly title: Text; readonly description: Text };

/** In its own file because the landing page must not load the heads of the other pages. */
export const landingHead = {
  title: {
    en: `${name}: from a first idea to a business you can defend`,
    fr: `${name}\u00a0: de la première idée à une entreprise qui tient la route`,
  },
  description: {
    en: 'Answer a few questions in your own words and get an analysis written for your project: your idea, your market, your next step. In French and English.',
    fr: 'Répondez à quelques questions, dans vos mots, et recevez une analyse écrite pour votre projet\u00a0: votre idée, votre marché, votre prochaine étape. En français et en anglais.',
  },
} as const satisfies PageHead;

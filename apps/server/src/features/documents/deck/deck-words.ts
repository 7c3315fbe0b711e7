import { type Language, type Text, text } from '@elan/domain/locale';
import { inLanguage } from '../words-in.ts';

/** The titles of the slides. */
const texts = {
  offer: text('What is offered', "L'offre"),
  market: text('The market', 'Le marché'),
  competition: text('Competition', 'La concurrence'),
  marketing: text('Winning customers', 'Joindre la clientèle'),
  operations: text('Team and operations', 'Équipe et exploitation'),
  figures: text('The figures', 'Les chiffres'),
  funding: text('Funds needed, and what they pay for', 'Les fonds, et à quoi ils servent'),
  risks: text('Risks', 'Les risques'),
  unproved: text('What remains to be proved', 'Ce qui reste à démontrer'),
  contact: text("Let's talk", 'Parlons-en'),
  questions: text(
    'Your questions are welcome, and so is your visit.',
    'Vos questions sont les bienvenues, et votre visite aussi.',
  ),
  contactNotes: text(
    'Add your name, telephone number and address before you present.',
    'Ajoutez votre nom, votre téléphone et votre adresse avant de présenter.',
  ),
  contactSaid: text('Say when and where you can be reached.', 'Dites quand et où vous joindre.'),
} as const satisfies Record<string, Text>;

export const deckWordsIn = (language: Language) => inLanguage(texts, language);

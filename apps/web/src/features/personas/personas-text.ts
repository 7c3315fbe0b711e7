import type { Language } from '@elan/domain/locale';
import type { Persona } from '@elan/domain/modules/personas/persona';
import { pick } from '../../lib/i18n/messages.ts';
import { personaMessages } from './messages.ts';
import { bareQuote, personaLists } from './persona-lists.ts';

/** The personas as markdown, for copying. */
export function personasText(personas: readonly Persona[], language: Language): string {
  const words = pick(personaMessages, language);
  const colon = language === 'fr' ? '\u00a0:' : ':';
  return personas
    .map((persona) => {
      const facts = (['age', 'profession', 'localisation', 'revenus'] as const).map(
        (field) => `- ${words[field]}${colon} ${persona[field].trim() === '' ? words.unknown : persona[field]}`,
      );
      const lists = personaLists.map((field) =>
        [`### ${words[field]}`, ...persona[field].map((item) => `- ${item}`)].join('\n'),
      );
      const quotation = `> ${words.quoted(bareQuote(persona.citation))}`;
      return [`## ${persona.nom}`, quotation, facts.join('\n'), ...lists].join('\n\n');
    })
    .join('\n\n');
}

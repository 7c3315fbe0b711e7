import { quoted } from '@elan/domain/excerpt';
import type { Language } from '@elan/domain/locale';
import type { Persona } from '@elan/domain/modules/personas/persona';
import { labelled } from '../../lib/i18n/labelled.ts';
import { pick } from '../../lib/i18n/messages.ts';
import { personaMessages } from './messages.ts';
import { bareQuote, personaLists } from './persona-lists.ts';

/** The personas as markdown, for copying. */
export function personasText(personas: readonly Persona[], language: Language): string {
  const words = pick(personaMessages, language);
  return personas
    .map((persona) => {
      const facts = (['age', 'profession', 'localisation', 'revenus'] as const).map(
        (field) =>
          `- ${labelled(words[field], persona[field].trim() === '' ? words.unknown : persona[field], language)}`,
      );
      const lists = personaLists.map((field) =>
        [`### ${words[field]}`, ...persona[field].map((item) => `- ${item}`)].join('\n'),
      );
      const quotation = `> ${quoted(bareQuote(persona.citation), language)}`;
      return [`## ${persona.nom}`, quotation, facts.join('\n'), ...lists].join('\n\n');
    })
    .join('\n\n');
}

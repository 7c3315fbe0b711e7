import { quoted } from '@elan/domain/excerpt';
import type { Language, Localized, Text } from '@elan/domain/locale';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { tradeChoices } from '@elan/domain/trades/trade-names';
import type { KnownTrade } from '../../trades/trade-of-project.ts';
import type { Trade } from '../../trades/trades.ts';

/** In characters: a prompt of an ordinary project has at most 6,000 tokens. */
const longest = 1_500;

/** What a module's analysis can use of the trade, besides the points of its questions. */
const lists: { readonly [M in ModuleKey]?: (trade: Trade) => readonly Text[] } = {
  analysis: ({ others }) => others.map(({ kind }) => kind),
  marketing: ({ channels }) => channels.map(({ name }) => name),
  finances: ({ costs, sales }) => [...costs, ...sales].map(({ name }) => name),
  environmental: ({ levers }) => levers.map(({ how }) => how),
  personas: ({ customers }) => customers.map(({ who }) => who),
};

/** The trade of the project and what people of it know, as facts that a reply may use; nothing without a trade. */
export function tradeFacts(known: KnownTrade | null, module: ModuleKey, language: Language): string | undefined {
  if (known === null) return undefined;
  const { trade, foundBy } = known;
  const { title, chosen, suggested, lead } = words[language];
  const name = tradeChoices[trade.key][language];
  const points = trade.points
    .filter(({ question }) => question.startsWith(`${module}.`))
    .map((point) => `${point.title[language]}: ${point.text[language]} ${point.settle[language]}`);
  const facts = [...points, ...(lists[module]?.(trade) ?? []).map((text) => text[language])];
  const head = [title, foundBy === null ? chosen(name) : suggested(name, foundBy)];
  const kept = facts.filter((_, index) => facts.slice(0, index + 1).join('').length <= longest);
  return [...head, ...(kept.length === 0 ? [] : [lead, kept.map((fact) => `- ${fact}`).join('\n')])].join('\n\n');
}

const words: Localized<{
  title: string;
  chosen: (name: string) => string;
  suggested: (name: string, foundBy: readonly string[]) => string;
  lead: string;
}> = {
  en: {
    title: '# The trade',
    chosen: (name) => `The founder chose: ${name}.`,
    suggested: (name, foundBy) =>
      `Their words suggest: ${name} (${foundBy.map((word) => quoted(word, 'en')).join(', ')}). Nobody has confirmed it: say so if the reply rests on it.`,
    lead: 'What people of this trade know. It is true of the trade, not of this founder: use it, and never say that the founder wrote it.',
  },
  fr: {
    title: '# Le métier',
    chosen: (name) => `Métier choisi\u00a0: ${name}.`,
    suggested: (name, foundBy) =>
      `Métier que ses mots évoquent\u00a0: ${name} (${foundBy.map((word) => quoted(word, 'fr')).join(', ')}). Personne ne l'a confirmé\u00a0: dites-le si la réponse en dépend.`,
    lead: "Ce que savent les gens de ce métier. C'est vrai du métier, pas de cette personne\u00a0: servez-vous-en sans jamais dire qu'elle l'a écrit.",
  },
};

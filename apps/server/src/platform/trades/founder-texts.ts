import type { Answers } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { TextId } from '@elan/domain/modules/registry';
import type { FounderTexts } from './suggest-trades.ts';

type FounderProject = {
  name: string;
  description: string | null;
  modules: Readonly<
    Partial<
      Record<ModuleKey, { answers: Answers; selectedIdea?: { title: string; description: string } | null | undefined }>
    >
  >;
};

/** How much an answer says about what the business is; what is not here says nothing about it: a caterer's customers may be daycares. */
const weights: readonly { [M in ModuleKey]: readonly [module: M, question: TextId<M>, weight: number] }[ModuleKey][] = [
  ['idea', 'businessIdea', 2],
  ['rd', 'productDescription', 1],
  ['idea', 'problemSolved', 0.5],
  ['idea', 'experience', 0.5],
  ['brainstorm', 'interests', 0.5],
  ['brainstorm', 'skills', 0.5],
];

/** What comes first says what the business is; after it come what else is sold, where and for whom. */
const opening = (text: string) =>
  text.split(/[,.;:(\n]|(?<=(?<!\p{L})(?:et|avec|pour|and|with|for))(?!\p{L})/u, 1)[0] ?? '';
const firstWeight = 4;

/** What a founder wrote that says what the business is. */
export function founderTexts({ name, description, modules }: FounderProject): FounderTexts {
  const { selectedIdea } = modules.brainstorm ?? {};
  return [
    ...weights.map(([module, question, weight]) => ({ text: modules[module]?.answers[question] ?? '', weight })),
    { text: selectedIdea ? `${selectedIdea.title}. ${selectedIdea.description}` : '', weight: 1.5 },
    { text: description ?? '', weight: 2 },
    { text: opening(description ?? ''), weight: firstWeight },
    { text: opening(modules.idea?.answers.businessIdea ?? ''), weight: firstWeight },
    { text: name, weight: 3 },
  ].filter(({ text }) => text.trim() !== '');
}

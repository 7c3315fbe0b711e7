import type { Contract } from '@elan/contract';
import type { Project } from '@elan/contract/projects';
import type { SearchResult } from '@elan/contract/search';
import { isModuleKey } from '@elan/domain/modules/keys';
import { plainLetters } from '@elan/domain/plain-letters';
import { mostSearchResults, searchWords } from '@elan/domain/search';
import type { ContractRouterClient } from '@orpc/contract';
import { presentProject } from './present.ts';
import type { DemoStore } from './store.ts';

type Place = Pick<SearchResult, 'kind' | 'module' | 'place'> & { content: string };

/** Finds the beginnings of words, without the other forms that the server knows. */
export function searchCalls(store: DemoStore): ContractRouterClient<Contract>['search'] {
  return {
    find: async ({ query }) => {
      const sought = searchWords(query).map(plainLetters);
      const found = [...store.projects.values()].flatMap((project) => {
        const presented = presentProject(store, project);
        return textsOf(presented)
          .filter(({ content }) => {
            const words = searchTokens(content);
            return sought.length > 0 && sought.every((begin) => words.some((word) => word.startsWith(begin)));
          })
          .map((place) => presentPlace(presented, place, sought));
      });
      return { results: found.slice(0, mostSearchResults), more: found.length > mostSearchResults };
    },
  };
}

const searchTokens = (text: string) => plainLetters(text).split(/[^\p{L}\p{N}]+/u);

function textsOf({ modules_data }: Project): Place[] {
  return Object.entries(modules_data).flatMap(([module, entry]): Place[] => {
    if (!isModuleKey(module)) return [];
    const answers = Object.entries(entry.answers ?? {}).map(([place, content]) => ({
      kind: 'answer' as const,
      module,
      place,
      content,
    }));
    const analysis = entry.aiResponse ?? '';
    const entries = (entry.entries ?? []).map(({ id, title, content }) => ({
      kind: 'entry' as const,
      module,
      place: id,
      content: `${title} ${content}`,
    }));
    return [...answers, { kind: 'analysis', module, place: '', content: analysis }, ...entries];
  });
}

function presentPlace(project: Project, { content, ...place }: Place, sought: readonly string[]): SearchResult {
  const words = content.replace(/[#*|\s]+/gu, ' ').split(/([^\p{L}\p{N}]+)/u);
  const isFound = (word: string) => sought.some((begin) => plainLetters(word).startsWith(begin));
  const first = words.findIndex(isFound);
  const excerpt = words.slice(Math.max(0, first - 10), first + 40).map((text) => ({ text, found: isFound(text) }));
  return { ...place, project_id: project.id, project_name: project.name, title: null, excerpt };
}

import type { Language } from '@elan/domain/locale';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';

/** Milliseconds for which a plan is not made again when the page is opened. */
const fresh = 15_000;

/** The business plan as Markdown, without its cover. It is kept in memory only. */
export function usePlanText(projectId: string, language: Language) {
  return useQuery({
    queryKey: ['plan', projectId, language],
    queryFn: async () => {
      const { body } = await client.documents.plan({ projectId, format: 'markdown', language });
      const text = await body.text();
      // The cover has the first heading.
      return text.slice(text.indexOf('\n# ', 1) + 1);
    },
    staleTime: fresh,
  });
}

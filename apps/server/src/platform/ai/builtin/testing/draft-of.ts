import type { GenerationRequest } from '../../port.ts';
import { drafts } from '../drafts.ts';
import { knowledgeFor } from '../knowledge.ts';

/** The draft of a request, with what is known of its trade. */
export async function draftOf(request: GenerationRequest): Promise<string> {
  return drafts[request.module](request, await knowledgeFor(request));
}

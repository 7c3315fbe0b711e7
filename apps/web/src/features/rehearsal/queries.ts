import { client } from '../../data/api/api.ts';
import { pagesOf } from '../../lib/paged-list.ts';

/** The earlier texts of an answer, newest first. Not among what a live change reads again: the dialog reads when opened. */
export const answerVersionPages = (projectId: string, question: string) =>
  pagesOf('versions', 'version', ['rehearsal-versions', projectId, question], (cursor, options) =>
    client.rehearsal.versions({ projectId, question, ...cursor }, options),
  );

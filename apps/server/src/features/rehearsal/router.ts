import { os } from '../../rpc/base.ts';
import { reportingFailures } from '../../rpc/event-stream.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { listAnswers, listAnswerVersions } from './queries.ts';
import { saveAnswer } from './save-answer.ts';
import { tickPoint } from './tick-point.ts';
import { canWeigh, weighAnswer } from './weigh-answer.ts';

const procedures = os.rehearsal;

export const rehearsalRouter = {
  list: procedures.list.use(projectAccess).handler(async ({ context: { deps, access } }) => ({
    answers: await listAnswers(deps.db, access),
    weighs: canWeigh(deps),
  })),
  save: procedures.save
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => saveAnswer(deps, access, input)),
  tick: procedures.tick
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => tickPoint(deps, access, input)),
  weigh: procedures.weigh.use(projectAccess).handler(async ({ context, input, signal }) => {
    const reading = signal ?? new AbortController().signal;
    return reportingFailures(context, await weighAnswer(context.deps, context.access, input, reading));
  }),
  versions: procedures.versions
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) =>
      listAnswerVersions(deps.db, { ...access, question: input.question }, input.cursor),
    ),
};

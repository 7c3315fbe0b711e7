import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { composeSections } from './compose-sections.ts';
import { makeFile } from './make-file.ts';

export const documentsRouter = {
  file: os.documents.file.use(projectAccess).handler(({ context, input: { format, language } }) => {
    return makeFile(context.deps, context.access, { format, language });
  }),
  wholeFile: os.documents.wholeFile.use(projectAccess).handler(({ context, input: { language } }) => {
    const wanted = { format: 'json', language, isWhole: true } as const;
    return makeFile(context.deps, context.access, wanted);
  }),
  plan: os.documents.plan.use(projectAccess).handler(({ context, input: { format, language } }) => {
    return makeFile(context.deps, context.access, { plan: format, language });
  }),
  signedPlan: os.documents.signedPlan.use(projectAccess).handler(({ context, input: { format, language } }) => {
    const wanted = { plan: format, language, isSigned: true } as const;
    return makeFile(context.deps, context.access, wanted);
  }),
  planWithBalance: os.documents.planWithBalance
    .use(projectAccess)
    .handler(({ context, input: { format, language } }) => {
      const wanted = { plan: format, language, hasBalance: true } as const;
      return makeFile(context.deps, context.access, wanted);
    }),
  planSections: os.documents.planSections.use(projectAccess).handler(({ context, input: { language } }) => {
    return composeSections(context.deps, context.access, language);
  }),
  place: os.documents.place.handler(async ({ context: { deps, user } }) => ({
    before: deps.makers.files.inTurn.before(user.userId),
  })),
};

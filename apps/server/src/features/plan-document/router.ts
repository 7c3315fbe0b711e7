import { os } from '../../rpc/base.ts';
import { reportingFailures } from '../../rpc/event-stream.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { moveSection, setLender, setReader, showSections } from './arrange-sections.ts';
import { keepText } from './keep-text.ts';
import { addSection, removeSection, renameSection } from './own-sections.ts';
import { listSectionVersions, readPlanDocument, readSection } from './queries.ts';
import { canRewrite, rewriteSection } from './rewrite-section.ts';
import { saveSection } from './save-section.ts';

const procedures = os.planDocument;

export const planDocumentRouter = {
  get: procedures.get.use(projectAccess).handler(async ({ context: { deps, access } }) => ({
    ...(await readPlanDocument(deps.db, access.projectId)),
    rewrites: canRewrite(deps),
  })),
  section: procedures.section
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => readSection(deps.db, access.projectId, input.section)),
  save: procedures.save
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => saveSection(deps, access, input)),
  keepText: procedures.keepText
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => keepText(deps, access, input)),
  setReader: procedures.setReader
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => setReader(deps, access, input.reader)),
  move: procedures.move
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => moveSection(deps, access, input)),
  show: procedures.show
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) =>
      showSections(deps, access, { ...input, sections: [input.section] }),
    ),
  showMany: procedures.showMany
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => showSections(deps, access, input)),
  setLender: procedures.setLender
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => setLender(deps, access, input.lender)),
  add: procedures.add
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => addSection(deps, access, input)),
  rename: procedures.rename
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => renameSection(deps, access, input)),
  remove: procedures.remove
    .use(projectAccess)
    .handler(({ context: { deps, access }, input }) => removeSection(deps, access, input)),
  rewrite: procedures.rewrite.use(projectAccess).handler(async ({ context, input, signal }) => {
    const reading = signal ?? new AbortController().signal;
    return reportingFailures(context, await rewriteSection(context.deps, context.access, input, reading));
  }),
  versions: procedures.versions
    .use(projectAccess)
    .handler(({ context: { deps }, input }) => listSectionVersions(deps.db, input, input.cursor)),
};

import type { PgTable } from 'drizzle-orm/pg-core';
import { type ColumnNames, jsonRow, leftOut } from '../../db/json-row.ts';
import { projectActivity } from '../../db/schema/activity.ts';
import { confirmedFigures } from '../../db/schema/figure-check.ts';
import { journalEntries } from '../../db/schema/journal.ts';
import { ledgerModelReadings, ledgerRefusals, ledgerRows, ledgerRowVersions } from '../../db/schema/ledger.ts';
import { lenderFacts, lenderFactVersions } from '../../db/schema/lender-facts.ts';
import { analysisVersions, answers, answerVersions, projectModules } from '../../db/schema/modules.ts';
import { projectPapers } from '../../db/schema/papers.ts';
import { planDocuments, planSections, planSectionVersions } from '../../db/schema/plan-document.ts';
import { planPictures } from '../../db/schema/plan-pictures.ts';
import { projectCollaborators, projects } from '../../db/schema/projects.ts';
import { readerLinks } from '../../db/schema/reader-links.ts';
import { rehearsalAnswers, rehearsalAnswerVersions } from '../../db/schema/rehearsal.ts';
import { setAsideParts } from '../../db/schema/set-aside.ts';
import { signOffs } from '../../db/schema/sign-offs.ts';
import { projectTasks } from '../../db/schema/tasks.ts';

/** A column's name in the account's export and in the project's file, where they differ; false where one leaves it out. */
type InEach = { readonly account: string | false; readonly file: string | false };
type Names<T extends PgTable> = { readonly [C in keyof ColumnNames<T>]: string | false | InEach };
type NamesIn<N, Where extends keyof InEach> = { [C in keyof N]: N[C] extends InEach ? N[C][Where] : N[C] };

/** A table that both hold: its columns in the account's export, and as `file` those in the project's file. */
function inBoth<T extends PgTable, const N extends Names<T>>(table: T, names: N) {
  const namesIn = <Where extends keyof InEach>(where: Where) =>
    Object.fromEntries(
      Object.entries<string | false | InEach>(names).map(([column, name]) => [
        column,
        typeof name === 'object' ? name[where] : name,
      ]),
    ) as NamesIn<N, Where> & ColumnNames<T>;
  return { ...jsonRow(table, namesIn('account')), file: jsonRow(table, namesIn('file')) };
}

/** A column that only the account's export has. */
const accountOnly = <const Name extends string>(account: Name) => ({ account, file: false }) as const;
/** Files say `module`, where the account's export has the specification's name. */
const moduleName = { account: 'module_key', file: 'module' } as const;

/** What a row of figures holds. */
const figureColumns = {
  kind: 'kind',
  cells: 'cells',
  origins: 'origins',
  status: 'status',
  off: 'off',
  note: 'note',
  proof: 'proof',
  proposal: 'proposal',
  position: 'position',
} as const;

/**
 * What the account's export and the project's file say of a project: the columns of each table, under the
 * specification's field names and the format's. A column added to a table does not compile until both are decided. Left
 * out on purpose: other people's ids, the server's own bookkeeping, and from files everything about people.
 */
export const exportedProjectColumns = {
  /** A person invited to one of the owner's projects. */
  collaborator: jsonRow(projectCollaborators, {
    ...leftOut('id', 'userId', 'projectId', 'invitedEmailLower', 'invitedBy', 'createdAt', 'updatedAt'),
    invitedEmail: 'invited_email',
    role: 'role',
    status: 'status',
    invitedAt: 'invited_at',
    respondedAt: 'responded_at',
  }),
  project: inBoth(projects, {
    ...leftOut('userId', 'eventSequence'),
    id: accountOnly('id'),
    name: 'name',
    description: 'description',
    createdAt: 'created_at',
    updatedAt: accountOnly('updated_at'),
    // Each module says whether it is complete.
    completedModules: false,
    archivedAt: accountOnly('archived_at'),
    // Projects in the trash are exported too: they are still the person's, and can be restored.
    deletedAt: accountOnly('deleted_at'),
  }),
  module: inBoth(projectModules, {
    projectId: false,
    module: moduleName,
    complete: accountOnly('complete'),
    completedAt: accountOnly('completed_at'),
    lastUpdated: accountOnly('last_updated'),
    // A file has its parts beside the module's other fields.
    extra: accountOnly('content'),
    // Each analysis says whether it is the current one.
    analysisVersionId: false,
    outdated: { account: false, file: 'outdated' },
  }),
  answer: inBoth(answers, {
    ...leftOut('projectId', 'version', 'updatedBy'),
    // A file has the answers of each module in it.
    module: accountOnly('module_key'),
    question: 'question',
    value: 'value',
    filledIn: 'filled_in',
    updatedAt: accountOnly('updated_at'),
  }),
  answerVersion: jsonRow(answerVersions, {
    ...leftOut('projectId', 'version', 'writtenBy'),
    module: 'module_key',
    question: 'question',
    value: 'value',
    filledIn: 'filled_in',
    writtenAt: 'written_at',
  }),
  analysis: inBoth(analysisVersions, {
    ...leftOut('id', 'projectId', 'createdBy'),
    module: moduleName,
    language: 'language',
    source: 'source',
    model: 'model',
    truncated: 'truncated',
    createdAt: 'created_at',
    content: 'content',
    restoredSection: 'restored_section',
    restoredFrom: 'restored_from',
  }),
  entry: inBoth(journalEntries, {
    ...leftOut('projectId', 'id', 'createdBy'),
    date: 'date',
    title: 'title',
    content: 'content',
    mood: 'mood',
  }),
  figure: inBoth(ledgerRows, {
    ...leftOut('projectId', 'version', 'updatedBy'),
    ...figureColumns,
    id: 'id',
    updatedAt: accountOnly('updated_at'),
  }),
  figureVersion: jsonRow(ledgerRowVersions, {
    ...leftOut('projectId', 'version', 'writtenBy', 'removedBy'),
    ...figureColumns,
    rowId: 'id',
    writtenAt: 'written_at',
    removedAt: 'removed_at',
  }),
  modelReading: inBoth(ledgerModelReadings, {
    ...leftOut('projectId', 'answerVersion'),
    module: moduleName,
    question: 'question',
    model: 'model',
    rows: 'rows',
    createdAt: accountOnly('created_at'),
  }),
  refusedFigure: inBoth(ledgerRefusals, {
    ...leftOut('projectId', 'refusedBy'),
    proposal: 'proposal',
    refusedAt: accountOnly('refused_at'),
  }),
  task: inBoth(projectTasks, {
    ...leftOut('projectId', 'doneBy', 'assignee', 'createdBy'),
    id: 'id',
    text: 'text',
    module: moduleName,
    doneAt: 'done_at',
    due: 'due',
    position: 'position',
    removed: 'removed',
    // An adviser's question is between people, whom a file does not name.
    question: accountOnly('question'),
    createdAt: accountOnly('created_at'),
  }),
  confirmedFigure: inBoth(confirmedFigures, {
    ...leftOut('projectId', 'confirmedBy'),
    id: accountOnly('id'),
    // A file says whether it is a figure or a name; the rest follows from how it is written.
    kind: accountOnly('kind'),
    value: accountOnly('value'),
    written: 'written',
    context: 'context',
    module: moduleName,
    basis: 'basis',
    source: 'source',
    url: 'url',
    sourceDate: 'source_date',
    confirmedAt: accountOnly('confirmed_at'),
  }),
  paper: inBoth(projectPapers, {
    ...leftOut('projectId', 'updatedBy'),
    paper: 'paper',
    state: 'state',
    note: 'note',
    updatedAt: accountOnly('updated_at'),
  }),
  planDocument: inBoth(planDocuments, {
    projectId: false,
    reader: 'reader',
    lender: 'lender',
    arrangements: 'arrangements',
  }),
  planSection: inBoth(planSections, {
    ...leftOut('projectId', 'version', 'updatedBy'),
    section: { account: 'section', file: 'key' },
    title: 'title',
    text: 'text',
    language: 'language',
    base: { account: 'written_from', file: 'base' },
    // A file only has yes or no.
    drafted: accountOnly('drafted'),
    createdAt: accountOnly('created_at'),
    updatedAt: accountOnly('updated_at'),
    // A file has no removed sections.
    removedAt: accountOnly('removed_at'),
  }),
  planSectionVersion: jsonRow(planSectionVersions, {
    ...leftOut('projectId', 'writtenBy'),
    section: 'section',
    version: 'version',
    text: 'text',
    language: 'language',
    writtenAt: 'written_at',
  }),
  /** The pictures themselves are in the file of their project. */
  planPicture: inBoth(planPictures, {
    ...leftOut('projectId', 'position', 'addedBy', 'objectKey'),
    id: 'id',
    section: 'section',
    alt: { account: 'alternative_text', file: 'alt' },
    caption: 'caption',
    width: 'width',
    type: accountOnly('type'),
    pixelWidth: accountOnly('pixel_width'),
    pixelHeight: accountOnly('pixel_height'),
    size: accountOnly('bytes'),
    addedAt: accountOnly('added_at'),
    removedAt: accountOnly('removed_at'),
  }),
  rehearsalAnswer: inBoth(rehearsalAnswers, {
    ...leftOut('projectId', 'version', 'updatedBy'),
    question: 'question',
    text: 'text',
    language: 'language',
    asked: 'asked',
    ticked: 'ticked',
    // A model's remarks can be asked for again.
    weighing: accountOnly('weighing'),
    updatedAt: accountOnly('updated_at'),
  }),
  rehearsalAnswerVersion: jsonRow(rehearsalAnswerVersions, {
    ...leftOut('projectId', 'writtenBy'),
    question: 'question',
    version: 'version',
    text: 'text',
    language: 'language',
    writtenAt: 'written_at',
  }),
  lenderFact: inBoth(lenderFacts, {
    ...leftOut('projectId', 'version', 'createdAt', 'updatedBy'),
    fact: 'fact',
    text: 'text',
    language: 'language',
    updatedAt: accountOnly('updated_at'),
  }),
  lenderFactVersion: jsonRow(lenderFactVersions, {
    ...leftOut('projectId', 'writtenBy'),
    fact: 'fact',
    version: 'version',
    text: 'text',
    language: 'language',
    writtenAt: 'written_at',
  }),
  signOff: jsonRow(signOffs, {
    ...leftOut('projectId', 'userId'),
    section: 'section',
    title: 'title',
    language: 'language',
    // Only tells whether the section has changed.
    mark: false,
    note: 'note',
    signedAt: 'signed_at',
  }),
  readerLink: jsonRow(readerLinks, {
    projectId: false,
    id: 'id',
    // The hashes of the link's token and password.
    ...leftOut('tokenHash', 'passwordHash'),
    document: 'document',
    language: 'language',
    reader: 'reader',
    createdAt: 'created_at',
    endsAt: 'ends_at',
    revokedAt: 'revoked_at',
    opened: 'opened',
    openings: 'openings',
  }),
  setAsidePart: inBoth(setAsideParts, {
    ...leftOut('projectId', 'changedBy'),
    // A file lists the parts of each module in it.
    module: accountOnly('module'),
    kind: accountOnly('kind'),
    part: 'part',
    aside: accountOnly('aside'),
    changedAt: accountOnly('changed_at'),
  }),
  activity: jsonRow(projectActivity, {
    ...leftOut('id', 'projectId'),
    // Another field says whether it was the person's own.
    userId: false,
    actionType: 'action_type',
    moduleKey: 'module_key',
    description: 'description',
    metadata: 'metadata',
    createdAt: 'created_at',
  }),
};

import type { PgTable } from 'drizzle-orm/pg-core';
import { type ColumnNames, jsonRow } from '../../db/json-row.ts';
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
    id: false,
    userId: false,
    projectId: false,
    invitedEmail: 'invited_email',
    invitedEmailLower: false,
    invitedBy: false,
    role: 'role',
    status: 'status',
    invitedAt: 'invited_at',
    respondedAt: 'responded_at',
    createdAt: false,
    updatedAt: false,
  }),
  project: inBoth(projects, {
    id: accountOnly('id'),
    userId: false,
    name: 'name',
    description: 'description',
    createdAt: 'created_at',
    updatedAt: accountOnly('updated_at'),
    // Each module says whether it is complete.
    completedModules: false,
    eventSequence: false,
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
    projectId: false,
    // A file has the answers of each module in it.
    module: accountOnly('module_key'),
    question: 'question',
    value: 'value',
    filledIn: 'filled_in',
    updatedAt: accountOnly('updated_at'),
    version: false,
    updatedBy: false,
  }),
  answerVersion: jsonRow(answerVersions, {
    projectId: false,
    module: 'module_key',
    question: 'question',
    value: 'value',
    filledIn: 'filled_in',
    writtenAt: 'written_at',
    version: false,
    writtenBy: false,
  }),
  analysis: inBoth(analysisVersions, {
    id: false,
    projectId: false,
    module: moduleName,
    language: 'language',
    source: 'source',
    model: 'model',
    truncated: 'truncated',
    createdAt: 'created_at',
    content: 'content',
    restoredSection: 'restored_section',
    restoredFrom: 'restored_from',
    createdBy: false,
  }),
  entry: inBoth(journalEntries, {
    projectId: false,
    id: false,
    date: 'date',
    title: 'title',
    content: 'content',
    mood: 'mood',
    createdBy: false,
  }),
  figure: inBoth(ledgerRows, {
    projectId: false,
    ...figureColumns,
    id: 'id',
    updatedAt: accountOnly('updated_at'),
    version: false,
    updatedBy: false,
  }),
  figureVersion: jsonRow(ledgerRowVersions, {
    projectId: false,
    ...figureColumns,
    rowId: 'id',
    writtenAt: 'written_at',
    version: false,
    writtenBy: false,
    removedAt: 'removed_at',
    removedBy: false,
  }),
  modelReading: inBoth(ledgerModelReadings, {
    projectId: false,
    module: moduleName,
    question: 'question',
    answerVersion: false,
    model: 'model',
    rows: 'rows',
    createdAt: accountOnly('created_at'),
  }),
  refusedFigure: inBoth(ledgerRefusals, {
    projectId: false,
    proposal: 'proposal',
    refusedAt: accountOnly('refused_at'),
    refusedBy: false,
  }),
  task: inBoth(projectTasks, {
    projectId: false,
    id: 'id',
    text: 'text',
    module: moduleName,
    doneAt: 'done_at',
    doneBy: false,
    due: 'due',
    assignee: false,
    position: 'position',
    removed: 'removed',
    createdBy: false,
    // An adviser's question is between people, whom a file does not name.
    question: accountOnly('question'),
    createdAt: accountOnly('created_at'),
  }),
  confirmedFigure: inBoth(confirmedFigures, {
    projectId: false,
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
    confirmedBy: false,
    confirmedAt: accountOnly('confirmed_at'),
  }),
  paper: inBoth(projectPapers, {
    projectId: false,
    paper: 'paper',
    state: 'state',
    note: 'note',
    updatedBy: false,
    updatedAt: accountOnly('updated_at'),
  }),
  planDocument: inBoth(planDocuments, {
    projectId: false,
    reader: 'reader',
    lender: 'lender',
    arrangements: 'arrangements',
  }),
  planSection: inBoth(planSections, {
    projectId: false,
    section: { account: 'section', file: 'key' },
    version: false,
    title: 'title',
    text: 'text',
    language: 'language',
    base: { account: 'written_from', file: 'base' },
    // A file only has yes or no.
    drafted: accountOnly('drafted'),
    createdAt: accountOnly('created_at'),
    updatedBy: false,
    updatedAt: accountOnly('updated_at'),
    // A file has no removed sections.
    removedAt: accountOnly('removed_at'),
  }),
  planSectionVersion: jsonRow(planSectionVersions, {
    projectId: false,
    section: 'section',
    version: 'version',
    text: 'text',
    language: 'language',
    writtenBy: false,
    writtenAt: 'written_at',
  }),
  /** The pictures themselves are in the file of their project. */
  planPicture: inBoth(planPictures, {
    projectId: false,
    id: 'id',
    section: 'section',
    position: false,
    alt: { account: 'alternative_text', file: 'alt' },
    caption: 'caption',
    width: 'width',
    type: accountOnly('type'),
    pixelWidth: accountOnly('pixel_width'),
    pixelHeight: accountOnly('pixel_height'),
    size: accountOnly('bytes'),
    addedBy: false,
    addedAt: accountOnly('added_at'),
    removedAt: accountOnly('removed_at'),
    objectKey: false,
  }),
  rehearsalAnswer: inBoth(rehearsalAnswers, {
    projectId: false,
    question: 'question',
    version: false,
    text: 'text',
    language: 'language',
    asked: 'asked',
    ticked: 'ticked',
    // A model's remarks can be asked for again.
    weighing: accountOnly('weighing'),
    updatedBy: false,
    updatedAt: accountOnly('updated_at'),
  }),
  rehearsalAnswerVersion: jsonRow(rehearsalAnswerVersions, {
    projectId: false,
    question: 'question',
    version: 'version',
    text: 'text',
    language: 'language',
    writtenBy: false,
    writtenAt: 'written_at',
  }),
  lenderFact: inBoth(lenderFacts, {
    projectId: false,
    fact: 'fact',
    version: false,
    text: 'text',
    language: 'language',
    createdAt: false,
    updatedBy: false,
    updatedAt: accountOnly('updated_at'),
  }),
  lenderFactVersion: jsonRow(lenderFactVersions, {
    projectId: false,
    fact: 'fact',
    version: 'version',
    text: 'text',
    language: 'language',
    writtenBy: false,
    writtenAt: 'written_at',
  }),
  signOff: jsonRow(signOffs, {
    projectId: false,
    section: 'section',
    userId: false,
    title: 'title',
    language: 'language',
    // Only tells whether the section has changed.
    mark: false,
    note: 'note',
    signedAt: 'signed_at',
  }),
  readerLink: jsonRow(readerLinks, {
    id: 'id',
    projectId: false,
    // The hashes of the link's token and password.
    tokenHash: false,
    passwordHash: false,
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
    projectId: false,
    // A file lists the parts of each module in it.
    module: accountOnly('module'),
    kind: accountOnly('kind'),
    part: 'part',
    aside: accountOnly('aside'),
    changedBy: false,
    changedAt: accountOnly('changed_at'),
  }),
  activity: jsonRow(projectActivity, {
    id: false,
    projectId: false,
    // Another field says whether it was the person's own.
    userId: false,
    actionType: 'action_type',
    moduleKey: 'module_key',
    description: 'description',
    metadata: 'metadata',
    createdAt: 'created_at',
  }),
};

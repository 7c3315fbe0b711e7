import { jsonRow } from '../../db/json-row.ts';
import { accessTokens } from '../../db/schema/access-tokens.ts';
import { subscriptions, userPreferences } from '../../db/schema/account.ts';
import { projectActivity, projectVisits } from '../../db/schema/activity.ts';
import { sessions, users } from '../../db/schema/auth.ts';
import { authenticators } from '../../db/schema/authenticators.ts';
import { commentMentions, projectComments } from '../../db/schema/comments.ts';
import { confirmedFigures } from '../../db/schema/figure-check.ts';
import { generations } from '../../db/schema/generation.ts';
import { journalEntries } from '../../db/schema/journal.ts';
import { ledgerModelReadings, ledgerRefusals, ledgerRows, ledgerRowVersions } from '../../db/schema/ledger.ts';
import { noticeChoices } from '../../db/schema/mail.ts';
import { analysisVersions, answers, answerVersions, projectModules } from '../../db/schema/modules.ts';
import { notices } from '../../db/schema/notices.ts';
import { operatorActs } from '../../db/schema/operator.ts';
import { projectPapers } from '../../db/schema/papers.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { planDocuments, planSections, planSectionVersions } from '../../db/schema/plan-document.ts';
import { projectCollaborators, projects } from '../../db/schema/projects.ts';
import { readerLinks } from '../../db/schema/reader-links.ts';
import { setAsideParts } from '../../db/schema/set-aside.ts';
import { projectTasks } from '../../db/schema/tasks.ts';

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
 * The columns each table contributes to the account export, under the specification's field names. Left out on purpose:
 * payment provider and session keys, other people's ids, and the server's own bookkeeping.
 */
export const exported = {
  profile: jsonRow(users, {
    id: 'id',
    email: 'email',
    emailVerified: 'email_confirmed',
    createdAt: 'created_at',
    lastSignInAt: 'last_sign_in_at',
    name: 'name',
    color: 'color',
    // Never filled.
    image: false,
    updatedAt: false,
  }),
  preferences: jsonRow(userPreferences, {
    userId: false,
    language: 'language',
    aiUsageCount: 'ai_usage_count',
    aiUsageLimit: 'ai_usage_limit',
    aiUsagePeriodStart: 'ai_usage_period_start',
    // Abuse protection (decision L-01).
    aiAttemptCount: false,
  }),
  subscription: jsonRow(subscriptions, {
    userId: false,
    customerId: false,
    subscriptionId: false,
    priceId: false,
    readNumber: false,
    subscriptionStatus: 'subscription_status',
    currentPeriodStart: 'current_period_start',
    currentPeriodEnd: 'current_period_end',
    cancelAtPeriodEnd: 'cancel_at_period_end',
    cancelAt: 'cancel_at',
    paymentsPaused: 'payments_paused',
    paymentsResumeAt: 'payments_resume_at',
    paymentMethodBrand: 'payment_method_brand',
    paymentMethodLast4: 'payment_method_last4',
  }),
  notice: jsonRow(noticeChoices, {
    userId: false,
    kind: 'kind',
    wanted: 'wanted',
    chosenAt: 'chosen_at',
    coveredUntil: false,
  }),
  receivedNotice: jsonRow(notices, {
    userId: false,
    // The comment is another person's.
    commentId: false,
    projectId: 'project_id',
    kind: 'kind',
    createdAt: 'created_at',
    readAt: 'read_at',
  }),
  mention: jsonRow(commentMentions, {
    // The comment is another person's.
    commentId: false,
    userId: false,
    label: 'label',
    projectId: 'project_id',
  }),
  visit: jsonRow(projectVisits, {
    userId: false,
    projectId: 'project_id',
    begunAt: 'begun_at',
    earlierAt: 'earlier_at',
  }),
  session: jsonRow(sessions, {
    id: false,
    userId: false,
    token: false,
    createdAt: 'signed_in_at',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
    updatedAt: false,
  }),
  passkey: jsonRow(passkeys, {
    id: false,
    userId: false,
    name: 'name',
    createdAt: 'added_at',
    lastUsedAt: 'last_used_at',
    // What signs in, and what it is checked with.
    credentialId: false,
    publicKey: false,
    counter: false,
    transports: false,
  }),
  accessToken: jsonRow(accessTokens, {
    id: false,
    userId: false,
    name: 'name',
    // What a token is recognized by.
    hash: false,
    scopes: 'scopes',
    createdAt: 'created_at',
    expiresAt: 'expires_at',
    lastUsedAt: 'last_used_at',
  }),
  authenticator: jsonRow(authenticators, {
    userId: false,
    secret: false,
    confirmedAt: 'on_since',
    lastStep: false,
    recoveryHashes: false,
  }),
  generation: jsonRow(generations, {
    id: false,
    userId: false,
    projectId: 'project_id',
    module: 'module_key',
    language: 'language',
    status: 'status',
    startedAt: 'started_at',
    failure: false,
    // Holds the text only during the run; finished text is in the analyses.
    text: false,
    entries: false,
    metered: false,
    periodStart: false,
    heartbeatAt: false,
    finishedAt: false,
  }),
  comment: jsonRow(projectComments, {
    id: false,
    userId: false,
    projectId: 'project_id',
    moduleKey: 'module_key',
    content: 'content',
    // Replies are marked by another field.
    parentId: false,
    anchor: 'about',
    resolvedAt: 'resolved_at',
    resolvedBy: false,
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  }),
  /** A collaboration on another person's project. */
  collaboration: jsonRow(projectCollaborators, {
    id: false,
    userId: false,
    projectId: 'project_id',
    role: 'role',
    status: 'status',
    invitedAt: 'invited_at',
    respondedAt: 'responded_at',
    // The person's own address as the inviter typed it, and the inviter's id.
    invitedEmail: false,
    invitedEmailLower: false,
    invitedBy: false,
    createdAt: false,
    updatedAt: false,
  }),
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
  project: jsonRow(projects, {
    id: 'id',
    userId: false,
    name: 'name',
    description: 'description',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
    // Each module says whether it is complete.
    completedModules: false,
    eventSequence: false,
    archivedAt: 'archived_at',
    // Projects in the trash are exported too: they are still the person's, and can be restored.
    deletedAt: 'deleted_at',
  }),
  module: jsonRow(projectModules, {
    projectId: false,
    module: 'module_key',
    complete: 'complete',
    completedAt: 'completed_at',
    lastUpdated: 'last_updated',
    extra: 'content',
    // Each analysis says whether it is the current one.
    analysisVersionId: false,
    outdated: false,
  }),
  answer: jsonRow(answers, {
    projectId: false,
    module: 'module_key',
    question: 'question',
    value: 'value',
    updatedAt: 'updated_at',
    version: false,
    updatedBy: false,
  }),
  answerVersion: jsonRow(answerVersions, {
    projectId: false,
    module: 'module_key',
    question: 'question',
    value: 'value',
    writtenAt: 'written_at',
    version: false,
    writtenBy: false,
  }),
  analysis: jsonRow(analysisVersions, {
    id: false,
    projectId: false,
    module: 'module_key',
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
  entry: jsonRow(journalEntries, {
    projectId: false,
    id: false,
    date: 'date',
    title: 'title',
    content: 'content',
    mood: 'mood',
    createdBy: false,
  }),
  operatorAct: jsonRow(operatorActs, {
    id: false,
    at: 'at',
    // Who operates the server is the operator's to say.
    operator: false,
    systemUser: false,
    act: 'act',
    subjectId: false,
    details: 'details',
    outcome: 'outcome',
  }),
  figure: jsonRow(ledgerRows, {
    projectId: false,
    ...figureColumns,
    id: 'id',
    updatedAt: 'updated_at',
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
  modelReading: jsonRow(ledgerModelReadings, {
    projectId: false,
    module: 'module_key',
    question: 'question',
    answerVersion: false,
    model: 'model',
    rows: 'rows',
    createdAt: 'created_at',
  }),
  refusedFigure: jsonRow(ledgerRefusals, {
    projectId: false,
    proposal: 'proposal',
    refusedAt: 'refused_at',
    refusedBy: false,
  }),
  task: jsonRow(projectTasks, {
    projectId: false,
    id: 'id',
    text: 'text',
    module: 'module_key',
    doneAt: 'done_at',
    doneBy: false,
    due: 'due',
    assignee: false,
    position: 'position',
    removed: 'removed',
    createdBy: false,
    createdAt: 'created_at',
  }),
  confirmedFigure: jsonRow(confirmedFigures, {
    projectId: false,
    id: 'id',
    kind: 'kind',
    value: 'value',
    written: 'written',
    context: 'context',
    module: 'module_key',
    basis: 'basis',
    source: 'source',
    url: 'url',
    sourceDate: 'source_date',
    confirmedBy: false,
    confirmedAt: 'confirmed_at',
  }),
  paper: jsonRow(projectPapers, {
    projectId: false,
    paper: 'paper',
    state: 'state',
    note: 'note',
    updatedBy: false,
    updatedAt: 'updated_at',
  }),
  planDocument: jsonRow(planDocuments, {
    projectId: false,
    reader: 'reader',
    arrangements: 'arrangements',
  }),
  planSection: jsonRow(planSections, {
    projectId: false,
    section: 'section',
    version: false,
    title: 'title',
    text: 'text',
    language: 'language',
    base: 'written_from',
    createdAt: 'created_at',
    updatedBy: false,
    updatedAt: 'updated_at',
    removedAt: 'removed_at',
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
  readerLink: jsonRow(readerLinks, {
    id: 'id',
    projectId: false,
    // What opens it, and what it is checked with.
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
  setAsidePart: jsonRow(setAsideParts, {
    projectId: false,
    module: 'module',
    kind: 'kind',
    part: 'part',
    aside: 'aside',
    changedBy: false,
    changedAt: 'changed_at',
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
} as const;

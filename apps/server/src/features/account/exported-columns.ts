import { jsonRow } from '../../db/json-row.ts';
import { subscriptions, userPreferences } from '../../db/schema/account.ts';
import { projectActivity } from '../../db/schema/activity.ts';
import { sessions, users } from '../../db/schema/auth.ts';
import { projectComments } from '../../db/schema/comments.ts';
import { generations } from '../../db/schema/generation.ts';
import { journalEntries } from '../../db/schema/journal.ts';
import { analysisVersions, answers, projectModules } from '../../db/schema/modules.ts';
import { projectCollaborators, projects } from '../../db/schema/projects.ts';

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
    // Never filled.
    name: false,
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
    paymentMethodBrand: 'payment_method_brand',
    paymentMethodLast4: 'payment_method_last4',
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
  }),
  module: jsonRow(projectModules, {
    projectId: false,
    module: 'module_key',
    complete: 'complete',
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

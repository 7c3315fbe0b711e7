import { jsonRow, leftOut } from '../../db/json-row.ts';
import { accessTokens } from '../../db/schema/access-tokens.ts';
import { subscriptions, userPreferences } from '../../db/schema/account.ts';
import { projectVisits } from '../../db/schema/activity.ts';
import { assistantGrants } from '../../db/schema/assistants.ts';
import { accounts, sessions, users } from '../../db/schema/auth.ts';
import { authenticators } from '../../db/schema/authenticators.ts';
import { commentMentions, projectComments } from '../../db/schema/comments.ts';
import { generations } from '../../db/schema/generation.ts';
import { noticeChoices } from '../../db/schema/mail.ts';
import { noticeBundles, notices } from '../../db/schema/notices.ts';
import { operatorActs } from '../../db/schema/operator.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { projectCollaborators } from '../../db/schema/projects.ts';
import { suggestions } from '../../db/schema/suggestions.ts';

/**
 * What the account export says of a person: the columns of each table, under the specification's field names. Left out
 * on purpose: payment provider and session keys, other people's ids, and the server's own bookkeeping.
 */
export const exportedAccountColumns = {
  profile: jsonRow(users, {
    updatedAt: false,
    id: 'id',
    email: 'email',
    emailVerified: 'email_confirmed',
    createdAt: 'created_at',
    lastSignInAt: 'last_sign_in_at',
    name: 'name',
    color: 'color',
    // Never filled.
    image: false,
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
    ...leftOut('userId', 'customerId', 'subscriptionId', 'priceId', 'readNumber'),
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
    ...leftOut('userId', 'coveredUntil'),
    kind: 'kind',
    wanted: 'wanted',
    bell: 'bell',
    chosenAt: 'chosen_at',
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
  receivedBundle: jsonRow(noticeBundles, {
    ...leftOut('id', 'userId'),
    projectId: 'project_id',
    // Another person.
    actorId: false,
    kind: 'kind',
    subjects: 'subjects',
    createdAt: 'created_at',
    readAt: 'read_at',
  }),
  mention: jsonRow(commentMentions, {
    userId: false,
    // The comment is another person's.
    commentId: false,
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
    ...leftOut('id', 'userId', 'token', 'updatedAt'),
    createdAt: 'signed_in_at',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
  }),
  passkey: jsonRow(passkeys, {
    ...leftOut('id', 'userId'),
    name: 'name',
    createdAt: 'added_at',
    lastUsedAt: 'last_used_at',
    // Credentials, and what they are checked with.
    ...leftOut('credentialId', 'publicKey', 'counter', 'transports'),
  }),
  signInProvider: jsonRow(accounts, {
    ...leftOut('id', 'userId', 'updatedAt'),
    providerId: 'provider',
    accountId: 'subject',
    createdAt: 'linked_at',
    // Never set: we do not call the provider after sign-in.
    ...leftOut('accessToken', 'refreshToken', 'idToken', 'accessTokenExpiresAt', 'refreshTokenExpiresAt', 'scope'),
    // The hash of the account's own password.
    password: false,
  }),
  accessToken: jsonRow(accessTokens, {
    ...leftOut('id', 'userId'),
    name: 'name',
    // The token's hash.
    hash: false,
    scopes: 'scopes',
    createdAt: 'created_at',
    expiresAt: 'expires_at',
    lastUsedAt: 'last_used_at',
  }),
  assistant: jsonRow(assistantGrants, {
    ...leftOut('id', 'userId', 'clientId', 'resource'),
    name: 'name',
    redirectUri: 'redirect_uri',
    scopes: 'scopes',
    createdAt: 'allowed_at',
    connectedAt: 'connected_at',
    lastUsedAt: 'last_used_at',
    endsAt: 'ends_at',
  }),
  authenticator: jsonRow(authenticators, {
    ...leftOut('userId', 'secret', 'lastStep', 'recoveryHashes', 'wrongCodes'),
    confirmedAt: 'on_since',
  }),
  generation: jsonRow(generations, {
    ...leftOut('id', 'userId', 'failure', 'metered', 'periodStart', 'heartbeatAt', 'finishedAt'),
    projectId: 'project_id',
    module: 'module_key',
    language: 'language',
    status: 'status',
    startedAt: 'started_at',
    // Holds the text only during the run; finished text is in the analyses.
    ...leftOut('text', 'entries'),
  }),
  comment: jsonRow(projectComments, {
    ...leftOut('id', 'userId', 'resolvedBy'),
    projectId: 'project_id',
    moduleKey: 'module_key',
    content: 'content',
    // Replies are marked by another field.
    parentId: false,
    anchor: 'about',
    resolvedAt: 'resolved_at',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  }),
  suggestion: jsonRow(suggestions, {
    ...leftOut('id', 'userId', 'decidedBy'),
    projectId: 'project_id',
    program: 'program',
    // Proposed rows are marked as such.
    ...leftOut('kind', 'module', 'private', 'baseVersion'),
    proposed: 'proposed',
    reason: 'reason',
    state: 'state',
    createdAt: 'created_at',
    decidedAt: 'decided_at',
    // Of another person.
    word: false,
  }),
  /** A collaboration on another person's project. */
  collaboration: jsonRow(projectCollaborators, {
    ...leftOut('id', 'userId', 'createdAt', 'updatedAt'),
    projectId: 'project_id',
    role: 'role',
    status: 'status',
    invitedAt: 'invited_at',
    respondedAt: 'responded_at',
    // The person's own address as the inviter typed it, and the inviter's id.
    ...leftOut('invitedEmail', 'invitedEmailLower', 'invitedBy'),
  }),
  operatorAct: jsonRow(operatorActs, {
    ...leftOut('id', 'subjectId'),
    at: 'at',
    // Who operates the server is the operator's to say.
    ...leftOut('operator', 'systemUser'),
    act: 'act',
    details: 'details',
    outcome: 'outcome',
  }),
};

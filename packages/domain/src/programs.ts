/**
 * What a person may let a program do with an access token. Only procedures whose contract names a scope are open to
 * programs; what they may do is never more than the person may at that moment.
 */
export const programScopes = [
  /** Projects, answers, figures, facts for the lender, analyses, the journal, comments and suggestions. */
  'read',
  /** Suggestions, which people accept or decline, and comments. */
  'suggest',
  /** Answers, rows of figures, facts for the lender, tasks and comments. */
  'write',
  /** A project or its business plan as a file. */
  'documents',
] as const;
export type ProgramScope = (typeof programScopes)[number];

/** Whether a token with these scopes may call what needs one of them: who may write may also suggest. */
export function includesScope(scopes: readonly ProgramScope[], needed: ProgramScope): boolean {
  return scopes.includes(needed) || (needed === 'suggest' && scopes.includes('write'));
}

/** The start of every access token, so that scanners for leaked secrets recognize one. 64 hexadecimal digits follow. */
export const accessTokenPrefix = 'elan_pat_';

/** The start of what an assistant that a person connected receives, by kind, for the same scanners. */
export const connectionPrefixes = { code: 'elan_oac_', access: 'elan_oat_', refresh: 'elan_ort_' } as const;

/** How many days an access token may be valid: what the screen offers, what it proposes, and the most. */
export const accessTokenDays = { choices: [7, 30, 90, 180, 365], usual: 90, most: 365 } as const;

/** The most access tokens of one account, those that have ended included until they are removed. */
export const mostAccessTokens = 20;

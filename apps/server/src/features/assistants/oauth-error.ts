/** The errors of the protocol that are answered here (RFC 6749, 7591, 8707). */
export type OauthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata';

/** A refusal in the protocol's own words; nothing that was sent is repeated. */
export const oauthError = (error: OauthErrorCode) =>
  Response.json({ error }, { status: error === 'invalid_client' ? 401 : 400 });

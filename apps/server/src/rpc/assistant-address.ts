import { assistantScopes } from '@elan/domain/assistants';
import type { Settings } from '../env.ts';

/** The path where assistants call; tokens of connected assistants are accepted here and nowhere else. */
export const assistantsPath = '/api/mcp';

/** Where the description of that address is (RFC 9728): its path comes after the well-known part. */
export const resourceMetadataPath = `/.well-known/oauth-protected-resource${assistantsPath}`;

/** The address of the assistants, which is the audience of their tokens (RFC 8707). */
export const assistantsAddress = ({ publicUrl }: Pick<Settings, 'publicUrl'>) => `${publicUrl}${assistantsPath}`;

/**
 * The answer to a refused assistant: where it finds out how to connect (RFC 9728, section 5.1).
 * @param sent whether the request brought a token
 */
export function challengeFor({ publicUrl }: Pick<Settings, 'publicUrl'>, sent: boolean): string {
  const parts = [
    ...(sent ? ['error="invalid_token"'] : []),
    `resource_metadata="${publicUrl}${resourceMetadataPath}"`,
    `scope="${assistantScopes.join(' ')}"`,
  ];
  return `Bearer ${parts.join(', ')}`;
}

import type { Text } from '@elan/domain/locale';
import { toAuthFailure } from './auth-api.ts';
import { translateAuthError } from './auth-errors.ts';

/** What to say about what an account call has thrown. */
export const authFailureText = (thrown: unknown): Text => translateAuthError(toAuthFailure(thrown));

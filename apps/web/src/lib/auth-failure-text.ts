import type { Text } from '@elan/domain/locale';
import { toAuthFailure } from '../data/sign-in/auth-api.ts';
import { translateAuthError } from '../data/sign-in/auth-errors.ts';

/** What to say about what an account call has thrown. */
export const authFailureText = (thrown: unknown): Text => translateAuthError(toAuthFailure(thrown));

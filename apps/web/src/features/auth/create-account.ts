import type { Language, Text } from '@elan/domain/locale';
import { toAuthFailure } from '../../data/sign-in/auth-api.ts';
import { authTexts, translateAuthError } from '../../data/sign-in/auth-errors.ts';
import { NoAccountInAnswer, signUp } from './sign-up-api.ts';

/** @returns whether the address must be confirmed, or why there is no account */
export async function createAccount(email: string, password: string, language: Language): Promise<boolean | Text> {
  try {
    return (await signUp(email, password, language)).needsConfirmation;
  } catch (failure) {
    return failure instanceof NoAccountInAnswer ? authTexts.notCreated : translateAuthError(toAuthFailure(failure));
  }
}

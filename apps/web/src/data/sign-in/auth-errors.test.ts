import { describe, expect, it } from 'vitest';
import { authTexts, translateAuthError } from './auth-errors.ts';

describe('translateAuthError', () => {
  it.each([
    [
      { code: 'INVALID_EMAIL_OR_PASSWORD', status: 401 },
      'Incorrect email or password. Please check your login credentials.',
    ],
    [{ message: 'Invalid login credentials' }, 'Incorrect email or password. Please check your login credentials.'],
    [
      { code: 'EMAIL_NOT_VERIFIED', status: 403 },
      'Please confirm your email address before signing in. Check your inbox.',
    ],
    [{ message: 'user not found' }, 'No account found with this email address. Please check it or create an account.'],
    [{ status: 429 }, 'Too many attempts. Please wait a few minutes before trying again.'],
    [{ message: 'Too many requests' }, 'Too many attempts. Please wait a few minutes before trying again.'],
    [
      { code: 'EMAIL_PASSWORD_SIGN_UP_DISABLED', status: 400 },
      'Sign-ups are temporarily disabled. Please try again later.',
    ],
    [
      { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', status: 422 },
      'This email address is already registered. Please sign in or use "Forgot password".',
    ],
    [{ status: 504 }, 'Request timeout. Please check your connection and try again.'],
    [{ message: 'Request timed out' }, 'Request timeout. Please check your connection and try again.'],
    [{ message: 'Failed to fetch' }, 'Network issue. Please check your internet connection and try again.'],
    [
      { code: 'FAILED_TO_CREATE_USER', status: 500 },
      'Server configuration error during account creation. Please contact technical support or try again later.',
    ],
    [
      { message: 'Database error saving new user' },
      'Server configuration error during account creation. Please contact technical support or try again later.',
    ],
    [{ status: 503 }, 'Service temporarily unavailable. Please try again later.'],
    [{ message: '' }, 'An unexpected error occurred. Please try again.'],
    [{}, 'An unexpected error occurred. Please try again.'],
  ])('gives %o its words', (failure, words) => {
    expect(translateAuthError(failure).en).toBe(words);
  });

  it('has words of its own in French for every kind', () => {
    for (const text of Object.values(authTexts)) expect(text.fr).not.toBe(text.en);
    expect(translateAuthError({ code: 'USER_ALREADY_EXISTS' }).fr).toBe(
      'Cette adresse courriel est déjà inscrite. Connectez-vous ou utilisez «\u00a0Mot de passe oublié\u00a0».',
    );
  });
});

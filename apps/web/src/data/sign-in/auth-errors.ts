import { failureTexts } from '@elan/domain/failure-texts';
import type { Text } from '@elan/domain/locale';
import { timeoutText } from '../../lib/errors.ts';
import { withRequestCode } from '../../lib/request-code.ts';

/** Details of a failed auth call; any of them may be missing. */
export type AuthFailure = {
  code?: string | undefined;
  message?: string | undefined;
  status?: number | undefined;
  /** After wrong credentials: attempts left before the address is locked. */
  remaining?: number | undefined;
  /** For a locked address: how long it remains locked, and whether this attempt locked it. */
  retryAfterSeconds?: number | undefined;
  justLocked?: boolean | undefined;
  /** The address that must be confirmed, where a passkey proved whose it is. */
  email?: string | undefined;
  /** The code of the failed request. */
  request?: string | undefined;
};

export const authTexts = {
  credentials: {
    en: 'Incorrect email or password. Please check your login credentials.',
    fr: 'Adresse courriel ou mot de passe incorrect. Veuillez vérifier vos identifiants.',
  },
  unconfirmed: {
    en: 'Please confirm your email address before signing in. Check your inbox.',
    fr: 'Veuillez confirmer votre adresse courriel avant de vous connecter. Consultez votre boîte de réception.',
  },
  unknownUser: {
    en: 'No account found with this email address. Please check it or create an account.',
    fr: 'Aucun compte trouvé avec cette adresse courriel. Vérifiez-la ou créez un compte.',
  },
  tooMany: failureTexts.tooMany,
  signUpsDisabled: {
    en: 'Sign-ups are temporarily disabled. Please try again later.',
    fr: 'Les inscriptions sont temporairement désactivées. Veuillez réessayer plus tard.',
  },
  registered: {
    en: 'This email address is already registered. Please sign in or use "Forgot password".',
    fr: `Cette adresse courriel est déjà inscrite. Connectez-vous ou utilisez «\u00a0Mot de passe oublié\u00a0».`,
  },
  timeout: timeoutText,
  network: {
    en: 'Network issue. Please check your internet connection and try again.',
    fr: 'Problème de réseau. Vérifiez votre connexion Internet et réessayez.',
  },
  database: {
    en: 'Server configuration error during account creation. Please contact technical support or try again later.',
    fr: 'Erreur de configuration du serveur lors de la création du compte. Veuillez contacter le soutien technique ou réessayer plus tard.',
  },
  unavailable: failureTexts.unavailable,
  notCreated: {
    en: 'Error creating account. Please try again.',
    fr: 'Erreur lors de la création du compte. Veuillez réessayer.',
  },
  passwordTooShort: {
    en: 'Password must be at least 6 characters long.',
    fr: 'Le mot de passe doit contenir au moins 6 caractères.',
  },
  passwordTooLong: {
    en: 'Password must be at most 128 characters long.',
    fr: 'Le mot de passe doit contenir au plus 128 caractères.',
  },
  currentPassword: {
    en: 'The current password is not correct.',
    fr: "Le mot de passe actuel n'est pas correct.",
  },
  email: failureTexts.invalidEmail,
  expiredLink: {
    en: 'This link has already been used or is no longer valid. Ask for a new one below.',
    fr: "Ce lien a déjà été utilisé ou n'est plus valide. Demandez-en un nouveau ci-dessous.",
  },
  unexpected: failureTexts.unexpected,
} as const satisfies Record<string, Text>;
export type AuthErrorKind = keyof typeof authTexts;

/** Error codes of the auth library with a direct meaning. */
const byCode: Readonly<Record<string, AuthErrorKind>> = {
  INVALID_EMAIL_OR_PASSWORD: 'credentials',
  INVALID_CREDENTIALS: 'credentials',
  EMAIL_NOT_VERIFIED: 'unconfirmed',
  USER_NOT_FOUND: 'unknownUser',
  USER_EMAIL_NOT_FOUND: 'unknownUser',
  TOO_MANY_REQUESTS: 'tooMany',
  ACCOUNT_LOCKED: 'tooMany',
  EMAIL_PASSWORD_SIGN_UP_DISABLED: 'signUpsDisabled',
  USER_ALREADY_EXISTS: 'registered',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'registered',
  FAILED_TO_CREATE_USER: 'database',
  PASSWORD_TOO_SHORT: 'passwordTooShort',
  PASSWORD_TOO_LONG: 'passwordTooLong',
  INVALID_PASSWORD: 'currentPassword',
  INVALID_EMAIL: 'email',
  // The address is what a person can get wrong that no form checks first.
  INVALID_INPUT: 'email',
  INVALID_TOKEN: 'expiredLink',
  TOKEN_EXPIRED: 'expiredLink',
  UNAVAILABLE: 'unavailable',
};

/** Phrases in failures without a code, most specific first. */
const byWords: readonly (readonly [RegExp, AuthErrorKind])[] = [
  [/invalid (login )?credentials|invalid email or password/iu, 'credentials'],
  [/e-?mail (is )?not (confirmed|verified)/iu, 'unconfirmed'],
  [/user not found/iu, 'unknownUser'],
  [/too many requests|rate limit/iu, 'tooMany'],
  [
    /sign-?ups? (is|are|not) .*(disabled|allowed)|signups? not allowed|sign-?ups? (is |are )?disabled/iu,
    'signUpsDisabled',
  ],
  [/already (registered|exists)/iu, 'registered'],
  [/database error|failed to create user/iu, 'database'],
  [/time-?d? ?out|\b504\b/iu, 'timeout'],
  [/network|fetch|connection|load failed/iu, 'network'],
];

/** Maps a failed auth call to its kind (specification 8, auth translations). The only such table. */
export function authErrorKind(failure: AuthFailure): AuthErrorKind {
  const named = failure.code === undefined ? undefined : byCode[failure.code];
  if (named !== undefined) return named;
  if (failure.status === 429) return 'tooMany';
  if (failure.status === 504 || failure.status === 408) return 'timeout';
  const words = byWords.find(([pattern]) => pattern.test(failure.message ?? ''));
  if (words !== undefined) return words[1];
  if (failure.status === 502 || failure.status === 503) return 'unavailable';
  return 'unexpected';
}

/** The message for a failed auth call, in both languages. */
export function translateAuthError(failure: AuthFailure): Text {
  const kind = authErrorKind(failure);
  return kind === 'database' || kind === 'unexpected'
    ? withRequestCode(authTexts[kind], failure.request)
    : authTexts[kind];
}

/** The identity providers, offered where the operator has set their keys. */
export const signInProviders = ['google', 'microsoft'] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** Their names, the same in both languages. */
export const providerNames: Readonly<Record<SignInProvider, string>> = { google: 'Google', microsoft: 'Microsoft' };

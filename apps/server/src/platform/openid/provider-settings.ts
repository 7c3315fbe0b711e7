import { type SignInProvider, signInProviders } from '@elan/domain/sign-in-providers';

/** How this server is known to a provider (OpenID Connect), and the claim by which it vouches for an address. */
export type ProviderSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  verifiedBy: 'email_verified' | 'xms_edov';
};

type Name = `${Uppercase<SignInProvider>}_${'CLIENT_ID' | 'CLIENT_SECRET' | 'ISSUER'}`;
export type RawProviderSettings = { readonly [N in Name | 'MICROSOFT_TENANT']?: string | undefined };

/** Any organization's account, and personal ones. */
const everyTenant = 'common';

/**
 * An organization at Microsoft decides what its tokens say under any other name, and so could vouch for addresses that
 * are not its own.
 */
const verifiedBy = { google: 'email_verified', microsoft: 'xms_edov' } as const satisfies Record<
  SignInProvider,
  string
>;

/** The providers whose id and secret are both set. */
export function resolveProviders(
  raw: RawProviderSettings,
  demand: (name: Name, reason: string) => void,
): Readonly<Partial<Record<SignInProvider, ProviderSettings>>> {
  const issuers: Record<SignInProvider, string> = {
    google: raw.GOOGLE_ISSUER ?? 'https://accounts.google.com',
    microsoft: raw.MICROSOFT_ISSUER ?? `https://login.microsoftonline.com/${raw.MICROSOFT_TENANT ?? everyTenant}/v2.0`,
  };
  const settled: Partial<Record<SignInProvider, ProviderSettings>> = {};
  for (const provider of signInProviders) {
    const prefix = provider === 'google' ? 'GOOGLE' : 'MICROSOFT';
    const clientId = raw[`${prefix}_CLIENT_ID`];
    const clientSecret = raw[`${prefix}_CLIENT_SECRET`];
    if (clientId === undefined && clientSecret === undefined) continue;
    demand(`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET is of no use without it`);
    demand(`${prefix}_CLIENT_SECRET`, `${prefix}_CLIENT_ID is of no use without it`);
    if (clientId !== undefined && clientSecret !== undefined) {
      settled[provider] = { issuer: issuers[provider], clientId, clientSecret, verifiedBy: verifiedBy[provider] };
    }
  }
  return settled;
}

/** A provider's own address: encrypted, unless it is on this machine, where the tests have theirs. */
export function isIssuer(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || url.username !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOnThisMachine(url));
}

const isOnThisMachine = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1';

import type { PasswordHasher } from '../../platform/passwords/hasher.ts';

/** How better-auth hashes and checks passwords where somebody changes theirs (decision S-25). */
export const passwordsOf = (hasher: PasswordHasher) => ({
  hash: (password: string) => hasher.hash(password),
  verify: ({ hash, password }: { hash: string; password: string }) => hasher.verify(hash, password),
});

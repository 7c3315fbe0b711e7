import type { Account } from '@elan/contract/account';
import type { UserActor } from '../../rpc/actor.ts';
import { os } from '../../rpc/base.ts';
import type { Deps } from '../../rpc/deps.ts';
import { paymentsShown } from '../billing/public.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { setLanguage } from './set-language.ts';
import { setProfile } from './set-profile.ts';

export const accountRouter = {
  get: os.account.get.handler(({ context: { deps, user } }) => presentAccount(deps, user)),
  setLanguage: os.account.setLanguage.handler(({ context: { deps, user }, input }) =>
    setLanguage(deps, user, input.language),
  ),
  setProfile: os.account.setProfile.handler(({ context: { deps, user }, input }) => setProfile(deps, user, input)),
  export: os.account.export.handler(({ context: { deps, user } }) => exportAccount(deps, user)),
  delete: os.account.delete.handler(async ({ context: { deps, user } }) => {
    await deleteAccount(deps, user);
    return {};
  }),
};

function presentAccount(deps: Deps, user: UserActor): Account {
  const { entitlements, quota } = user;
  return {
    user: { id: user.userId, ...user.profile, lastSignInAt: user.lastSignInAt.toISOString() },
    language: user.language,
    tier: entitlements.tier,
    isFounder: entitlements.isFounder,
    hasAccess: true,
    hasPremiumAccess: entitlements.hasPremiumAccess,
    usage: { used: quota.used, limit: quota.limit, resetsAt: quota.resetsAt.toISOString() },
    services: {
      ai: deps.writer === null ? 'none' : deps.writer.source === 'builtin' ? 'builtin' : 'model',
      payments: paymentsShown(deps),
      mail: deps.settings.mail.provider,
    },
  };
}

import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** What secrets of the services that developers use look like. */
const patterns: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/=]{40}/u,
  'a key of a model provider': /\bsk-(?:proj-|ant-[a-z0-9]+-)?[A-Za-z0-9_-]{32,}/u,
  'a live key of Stripe': /\b[rs]k_live_[A-Za-z0-9]{16,}/u,
  'a webhook secret of Stripe': /\bwhsec_[A-Za-z0-9]{32,}/u,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{60,})/u,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}/u,
  'a key of Amazon': /\bAKIA[0-9A-Z]{16}\b/u,
  'a key of Google': /\bAIza[0-9A-Za-z_-]{35}\b/u,
  'a token of Slack': /\bxox[abprs]-[0-9A-Za-z-]{20,}/u,
  'an access token of the product': /\belan_pat_[0-9a-f]{64}\b/u,
  'a signed token': /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/u,
};

/** Larger files are pictures and data. */
const largest = 2_000_000;

/** What looks like a secret in a text. @returns kind and line of each, without the secret */
export function secretsIn(text: string): string[] {
  return Object.entries(patterns).flatMap(([kind, pattern]) => {
    const index = text.search(pattern);
    return index < 0 ? [] : [`${kind} in line ${text.slice(0, index).split('\n').length}`];
  });
}

if (import.meta.main) {
  // Also files that are new and not ignored, so that a secret is found before it is committed.
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  for (const path of listed.toString().split('\0').filter(Boolean)) {
    const size = statSync(join(root, path), { throwIfNoEntry: false })?.size ?? 0;
    if (size === 0 || size > largest) continue;
    for (const found of secretsIn(readFileSync(join(root, path), 'utf8'))) {
      process.stdout.write(`${path}: ${found}; take it out, and replace it where it is used\n`);
      process.exitCode = 1;
    }
  }
}

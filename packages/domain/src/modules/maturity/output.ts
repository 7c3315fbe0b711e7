import type { MaturityScore } from './score.ts';

export function parseMaturity(reply: string): MaturityScore | undefined {
  return reply === '' ? undefined : undefined;
}

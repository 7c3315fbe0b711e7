import type { LenderFact, LenderFactChange, LenderFactsSaved } from '@elan/contract/lender-facts';
import { Refusal } from '@elan/domain/errors';
import { mostEntries } from '@elan/domain/lender-facts/fact-fields';
import { isPrivateFact, overfullGroup } from '@elan/domain/lender-facts/facts';
import { mostLenderFacts } from '@elan/domain/limits';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { lockProject } from '../../db/lock-project.ts';
import { lenderFacts } from '../../db/schema/lender-facts.ts';
import { keepEarlierText } from '../../db/text-versions.ts';
import { type Write, write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { factTexts, readFacts } from './queries.ts';

/**
 * Saves facts, each over the version it was written on; one that somebody else changed first is left alone and returned.
 * Repeating what is stored counts as saved, so that a request can be repeated.
 * @throws Refusal INVALID_INPUT for a fact named twice; LIMIT_REACHED for too many entries of a list, or facts in all
 */
export function saveFacts(
  deps: Deps,
  access: Access<'project:edit'>,
  changes: readonly LenderFactChange[],
): Promise<LenderFactsSaved> {
  requireOnce(changes);
  const { projectId } = access;
  return write(deps, async (work) => {
    const { tx } = work;
    await lockProject(tx, projectId);
    const before = new Map((await readFacts(tx, projectId)).map((fact) => [fact.fact, fact]));
    const conflicts = new Set<string>();
    const written: string[] = [];
    for (const change of changes) {
      const known = before.get(change.fact);
      if (known !== undefined && known.text === change.text) continue;
      if ((known?.version ?? 0) !== change.baseVersion) {
        conflicts.add(change.fact);
        continue;
      }
      if (known !== undefined) {
        const { fact: name, text } = change;
        await keepEarlierText(tx, factTexts, { projectId, name, text, userId: access.user.userId });
      }
      await storeText(tx, access, change, { known, place: written.length });
      written.push(change.fact);
    }
    const after = written.length === 0 ? [...before.values()] : await readFacts(tx, projectId);
    requireRoom(after);
    await publishFactChanges(work, access, written);
    const byName = new Map(after.map((fact) => [fact.fact, fact]));
    return {
      results: changes.flatMap(({ fact }) => {
        const stored = byName.get(fact);
        return stored === undefined ? [] : [{ fact: stored, conflict: conflicts.has(fact) }];
      }),
    };
  });
}

function requireOnce(changes: readonly LenderFactChange[]): void {
  const names = changes.map(({ fact }) => fact);
  const fields = names.flatMap((name, index) =>
    names.indexOf(name) === index ? [] : [{ path: `facts.${index}.fact`, problem: 'repeated' }],
  );
  if (fields.length > 0) throw new Refusal('INVALID_INPUT', { fields });
}

/** Texts that were taken back count too: nothing that was written is deleted to make room. */
function requireRoom(facts: readonly LenderFact[]): void {
  const overfull = overfullGroup(facts);
  if (overfull !== null) throw new Refusal('LIMIT_REACHED', { of: overfull, limit: mostEntries[overfull] });
  if (facts.length > mostLenderFacts) {
    throw new Refusal('LIMIT_REACHED', { of: 'lenderFacts', limit: mostLenderFacts });
  }
}

/** A fact that is begun again is in the language of its first words. Facts of one call keep its order (`place`). */
async function storeText(
  tx: Transaction,
  { projectId, user }: Access<'project:edit'>,
  { fact, text, language }: LenderFactChange,
  { known: before, place }: { known: LenderFact | undefined; place: number },
): Promise<void> {
  const values = {
    text,
    version: (before?.version ?? 0) + 1,
    language: before === undefined || before.text === '' ? language : before.language,
    updatedBy: user.userId,
    updatedAt: sql`now()`,
  };
  await tx
    .insert(lenderFacts)
    .values({ projectId, fact, ...values, createdAt: sql`now() + ${place}::int * interval '1 millisecond'` })
    .onConflictDoUpdate({ target: [lenderFacts.projectId, lenderFacts.fact], set: values });
}

/**
 * Publishes changed facts, live and on the timeline. Changes of the personal balance alone reach only those who may see
 * it, and not the timeline, which everybody reads.
 */
async function publishFactChanges(
  work: Write,
  { projectId, user }: Access<'project:edit'>,
  written: readonly string[],
): Promise<void> {
  if (written.length === 0) return;
  const count = written.filter((fact) => !isPrivateFact(fact)).length;
  if (count === 0) return work.live({ projectId, topic: 'private-lender-facts', actor: user });
  await work.live({
    projectId,
    topic: 'lender-facts',
    actor: user,
    activity: {
      type: 'lender_facts_updated',
      description: `Facts for the lender updated: ${count}`,
      metadata: { count: String(count) },
    },
    project: sql`updated_at = now()`,
  });
}

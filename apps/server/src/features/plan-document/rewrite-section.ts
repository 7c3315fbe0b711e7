import type { AskedEvent } from '@elan/contract/generation';
import { Refusal } from '@elan/domain/errors';
import { limits } from '@elan/domain/limits';
import type { Language } from '@elan/domain/locale';
import { hideAddresses } from '@elan/domain/people-in-texts';
import type { ModelTask } from '@elan/domain/plan-document/rewrite';
import { withoutWrappingFence } from '@elan/domain/wrapping-fence';
import { listPeopleNames } from '../../db/project-people.ts';
import { markPeople } from '../../platform/ai/mark-people.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { askModel } from '../generation/public.ts';

export const canRewrite = ({ writer }: Pick<Deps, 'writer'>): boolean => writer?.rewrite !== undefined;

/**
 * Has the model put the text of a section in other words, or write it from notes and facts, for one unit. Nothing is stored: the person compares the two
 * and saves what they accept as their own words.
 * @throws Refusal UNAVAILABLE without a model
 */
export async function rewriteSection(
  deps: Deps,
  access: Access<'project:edit'>,
  { title, text, style, language }: { title: string; text: string; style: ModelTask; language: Language },
  reading: AbortSignal,
): Promise<AsyncGenerator<AskedEvent<{ text: string }>, void>> {
  const rewrite = deps.writer?.rewrite;
  if (rewrite === undefined) throw new Refusal('UNAVAILABLE');
  const { hidden: withoutNames, restored } = markPeople(await listPeopleNames(deps.db, access.projectId));
  const hidden = (words: string) => withoutNames(hideAddresses(words, '[e-mail]'));
  const section = { language, style, title: hidden(title), text: hidden(text) };
  return askModel(
    deps,
    access,
    {
      task: 'plan-section',
      language,
      send: (signal) => rewrite(section, signal),
      read: (reply) => {
        const plain = withoutWrappingFence(reply).replaceAll('\u0000', '').toWellFormed().trim();
        const rewritten = restored(plain);
        return rewritten === '' || rewritten.length > limits.planSection ? undefined : { text: rewritten };
      },
    },
    reading,
  );
}

import type { Text } from '@elan/domain/locale';
import type { RouterClient } from '@orpc/server';
import type { router } from '../router.ts';
import type { UserActor } from '../rpc/actor.ts';

/** What a tool works with: the procedures of the API, called as the program that called the tool. */
export type ToolContext = {
  client: RouterClient<typeof router>;
  user: UserActor;
  /** A text in the person's language. */
  say: (text: Text) => string;
};

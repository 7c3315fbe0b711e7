import type { PlanPictures } from '@elan/contract/plan-pictures';
import type { PictureWords } from '@elan/domain/plan-document/pictures';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../components/ui/toast.tsx';
import { useChange } from '../../components/use-change.ts';
import { client } from '../../data/api/api.ts';
import { activityQuery } from '../../data/api/queries.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { putResponse } from '../../lib/put-response.ts';
import { planPictureMessages } from './messages.ts';
import { planPicturesQuery } from './queries.ts';

type NewPicture = PictureWords & { pictureId: string; data: string };

export type PictureActs = ReturnType<typeof usePictures>;

type Section = Parameters<typeof client.planPictures.add>[0]['section'];

/** What people do with the pictures of a section. What takes one away can be undone. */
export function usePictures(projectId: string, section: string) {
  const words = useMessages(planPictureMessages);
  const queryClient = useQueryClient();
  const toast = useToast();
  const { isBusy, make } = useChange(words.notChanged);
  const { planPictures } = client;

  const keep = async (call: Promise<PlanPictures>) => {
    putResponse(queryClient, planPicturesQuery(projectId).queryKey, await call);
    void queryClient.invalidateQueries({ queryKey: activityQuery(projectId).queryKey });
  };
  const remove = async (pictureId: string, removed: boolean) => {
    const isMade = await make(() => keep(planPictures.remove({ projectId, pictureId, removed })));
    if (!isMade || !removed) return;
    toast({ text: words.removed, action: { label: words.undo, onSelect: () => void remove(pictureId, false) } });
  };

  return {
    isBusy,
    /** @throws what the call throws: the form stays as it is */
    add: async (picture: NewPicture) => {
      await keep(planPictures.add({ projectId, section: section as Section, ...picture }));
      toast({ text: words.added, tone: 'success' });
    },
    /** @throws what the call throws */
    describe: (pictureId: string, said: PictureWords) => keep(planPictures.describe({ projectId, pictureId, ...said })),
    /** @param after null for the beginning */
    move: (pictureId: string, after: string | null) =>
      make(() => keep(planPictures.move({ projectId, pictureId, after }))),
    remove,
    erase: (pictureId: string) => make(() => keep(planPictures.erase({ projectId, pictureId }))),
  };
}

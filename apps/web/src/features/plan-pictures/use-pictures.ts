import type { PlanPictures } from '@elan/contract/plan-pictures';
import type { PictureWords } from '@elan/domain/plan-document/pictures';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../lib/api.ts';
import { faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { putResponse } from '../../lib/put-response.ts';
import { activityQuery } from '../../lib/queries.ts';
import { planPictureMessages } from './messages.ts';
import { planPicturesQuery } from './queries.ts';

export type NewPicture = PictureWords & { pictureId: string; data: string };

export type PictureActs = {
  isBusy: boolean;
  /** @throws what the call throws: the form stays as it is */
  add: (picture: NewPicture) => Promise<void>;
  /** @throws what the call throws */
  describe: (pictureId: string, words: PictureWords) => Promise<void>;
  /** @param after null for the beginning */
  move: (pictureId: string, after: string | null) => Promise<void>;
  remove: (pictureId: string, removed: boolean) => Promise<void>;
  erase: (pictureId: string) => Promise<void>;
};

type Section = Parameters<typeof client.planPictures.add>[0]['section'];

/** What people do with the pictures of a section. What takes one away can be undone. */
export function usePictures(projectId: string, section: string): PictureActs {
  const words = useMessages(planPictureMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const { planPictures } = client;

  const keep = async (call: Promise<PlanPictures>) => {
    putResponse(queryClient, planPicturesQuery(projectId).queryKey, await call);
    void queryClient.invalidateQueries({ queryKey: activityQuery(projectId).queryKey });
  };
  const attempt = async (call: Promise<PlanPictures>): Promise<boolean> => {
    setBusy(true);
    try {
      await keep(call);
      return true;
    } catch (error) {
      toast({ text: `${words.notChanged} ${faultText(toFault(error), language)}`, tone: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const remove = async (pictureId: string, removed: boolean) => {
    const isMade = await attempt(planPictures.remove({ projectId, pictureId, removed }));
    if (!isMade || !removed) return;
    toast({ text: words.removed, action: { label: words.undo, onSelect: () => void remove(pictureId, false) } });
  };

  return {
    isBusy,
    add: async (picture) => {
      await keep(planPictures.add({ projectId, section: section as Section, ...picture }));
      toast({ text: words.added, tone: 'success' });
    },
    describe: (pictureId, said) => keep(planPictures.describe({ projectId, pictureId, ...said })),
    move: async (pictureId, after) => void (await attempt(planPictures.move({ projectId, pictureId, after }))),
    remove,
    erase: async (pictureId) => void (await attempt(planPictures.erase({ projectId, pictureId }))),
  };
}

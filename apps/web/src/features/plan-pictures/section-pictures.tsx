import type { PlanPicture } from '@elan/contract/plan-pictures';
import { pictureTypes } from '@elan/domain/plan-document/pictures';
import { ArrowDown, ArrowUp, ImagePlus, PencilLine, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PlanPictures } from '../../components/plan-picture.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { useIsOffline } from '../../lib/connection.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { dataOf, readChosen } from './chosen-file.ts';
import { planPictureMessages } from './messages.ts';
import { RemovedPictures } from './removed-pictures.tsx';
import { usePictures } from './use-pictures.ts';

const PictureDialog = lazy(() => import('./picture-dialog.tsx'));

type Props = {
  projectId: string;
  section: { key: string; title: string };
  pictures: readonly PlanPicture[];
  mayEdit: boolean;
};

const accepted = pictureTypes.join(',');
const plain = { alt: null, caption: '', width: 'full' } as const;

/** The pictures of a section, and for those who write the plan what can be done with them. */
export function SectionPictures({ projectId, section, pictures, mayEdit }: Props) {
  const words = useMessages(planPictureMessages);
  const isOffline = useIsOffline();
  const acts = usePictures(projectId, section.key);
  /** What was chosen, with the id it gets: pressing the button again adds no second one. */
  const [chosen, setChosen] = useState<readonly { url: string; pictureId: string }[]>([]);
  const [edited, setEdited] = useState<PlanPicture | null>(null);
  const [problem, setProblem] = useState<'tooLarge' | 'unreadable' | 'not_a_picture' | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const shown = pictures.filter(({ removed }) => !removed);
  const srcOf = ({ id }: { id: string }) => `/api/v1/projects/${projectId}/plan-pictures/${id}/image`;
  const first = chosen[0];

  const take = async (files: readonly File[]) => {
    setProblem(null);
    for (const file of files) {
      const read = await readChosen(file);
      if ('problem' in read) setProblem(read.problem);
      else setChosen((before) => [...before, { url: read.url, pictureId: crypto.randomUUID() }]);
    }
  };
  useFilesOver(opener, mayEdit && !isOffline, (files) => void take(files));

  return (
    <>
      {shown.length > 0 && (
        <PlanPictures
          below={(picture) =>
            mayEdit && (
              <PictureButtons
                acts={acts}
                isDisabled={isOffline || acts.isBusy}
                onEdit={() => setEdited(picture)}
                picture={picture}
                shown={shown}
              />
            )
          }
          pictures={shown}
          srcOf={srcOf}
        />
      )}
      {mayEdit && (
        <div className="flex flex-col items-start gap-2" data-no-print>
          <input
            accept={accepted}
            aria-label={words.addTo(section.title)}
            className="hidden"
            onChange={(event) => {
              void take([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
            ref={picker}
            tabIndex={-1}
            type="file"
          />
          <div className="flex flex-wrap items-center gap-x-2">
            <Button
              aria-label={words.addTo(section.title)}
              disabled={isOffline}
              icon={<ImagePlus aria-hidden className="size-4" />}
              onClick={() => picker.current?.click()}
              ref={opener}
              size="small"
              title={words.addHint}
              variant="quiet"
            >
              {words.add}
            </Button>
            <span className="text-sm text-muted">{words.addHere}</span>
          </div>
          {problem !== null && (
            <Banner title={words.notAdded} tone="error">
              {words[problem]}
            </Banner>
          )}
          <RemovedPictures
            acts={acts}
            isDisabled={isOffline || acts.isBusy}
            pictures={pictures.filter(({ removed }) => removed)}
            srcOf={srcOf}
          />
        </div>
      )}
      <Suspense>
        {first !== undefined && (
          <PictureDialog
            isNew
            key={first.pictureId}
            onClose={() => setChosen((before) => before.slice(1))}
            onSave={(said) => acts.add({ pictureId: first.pictureId, data: dataOf(first.url), ...said })}
            src={first.url}
            words={plain}
          />
        )}
        {edited !== null && (
          <PictureDialog
            isNew={false}
            onClose={() => setEdited(null)}
            onSave={(said) => acts.describe(edited.id, said)}
            src={srcOf(edited)}
            words={edited}
          />
        )}
      </Suspense>
    </>
  );
}

type ButtonProps = {
  acts: ReturnType<typeof usePictures>;
  picture: PlanPicture;
  shown: readonly PlanPicture[];
  isDisabled: boolean;
  onEdit: () => void;
};

function PictureButtons({ acts, picture: { id, alt, caption }, shown, isDisabled, onEdit }: ButtonProps) {
  const words = useMessages(planPictureMessages);
  const place = shown.findIndex((each) => each.id === id);
  const name = (caption || alt) ?? words.nameOf(place + 1);
  return (
    <div className="flex flex-wrap justify-center gap-1" data-no-print>
      <IconButton
        disabled={isDisabled}
        icon={<PencilLine aria-hidden className="size-4" />}
        label={words.edit(name)}
        onClick={onEdit}
      />
      {shown.length > 1 && (
        <>
          <IconButton
            disabled={isDisabled || place === 0}
            icon={<ArrowUp aria-hidden className="size-4" />}
            label={words.up(name)}
            onClick={() => void acts.move(id, shown[place - 2]?.id ?? null)}
          />
          <IconButton
            disabled={isDisabled || place === shown.length - 1}
            icon={<ArrowDown aria-hidden className="size-4" />}
            label={words.down(name)}
            onClick={() => void acts.move(id, shown[place + 1]?.id ?? null)}
          />
        </>
      )}
      <IconButton
        disabled={isDisabled}
        icon={<Trash2 aria-hidden className="size-4" />}
        label={words.remove(name)}
        onClick={() => void acts.remove(id, true)}
      />
    </div>
  );
}

/** Files that are dropped on the section around an element, or pasted into it; pasted text is left alone. */
function useFilesOver(inside: { current: HTMLElement | null }, isOn: boolean, take: (files: readonly File[]) => void) {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const around = inside.current?.closest('section');
    if (!isOn || around == null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const use = (event: Event, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])];
      // Office programs put a picture of the copied words beside them.
      if (files.length === 0 || data?.types.includes('text/plain') === true) return;
      event.preventDefault();
      latest.current(files);
    };
    around.addEventListener('paste', (event) => use(event, event.clipboardData), { signal });
    around.addEventListener('drop', (event) => use(event, event.dataTransfer), { signal });
    around.addEventListener(
      'dragover',
      (event) => {
        if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
      },
      { signal },
    );
    return () => listening.abort();
  }, [inside, isOn]);
}

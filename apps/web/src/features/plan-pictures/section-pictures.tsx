import type { PlanPicture } from '@elan/contract/plan-pictures';
import { pictureLimits, pictureTypes } from '@elan/domain/plan-document/pictures';
import { ImagePlus, PencilLine, Trash2 } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { MoveButtons } from '../../components/move-buttons.tsx';
import { PlanPictures } from '../../components/plan-picture.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { useIsOffline } from '../../lib/connection.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planPictureMessages } from './messages.ts';
import { RemovedPictures } from './removed-pictures.tsx';
import { type PictureActs, usePictures } from './use-pictures.ts';

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
  const isOffline = useIsOffline();
  const acts = usePictures(projectId, section.key);
  const [edited, setEdited] = useState<PlanPicture | null>(null);
  const shown = pictures.filter(({ removed }) => !removed);
  const isDisabled = isOffline || acts.isBusy;
  const srcOf = ({ id }: { id: string }) => `/api/v1/projects/${projectId}/plan-pictures/${id}/image`;
  return (
    <>
      {shown.length > 0 && (
        <PlanPictures
          below={(picture) =>
            mayEdit && (
              <PictureButtons
                acts={acts}
                isDisabled={isDisabled}
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
          <NewPictures acts={acts} isOffline={isOffline} title={section.title} />
          <RemovedPictures
            acts={acts}
            isDisabled={isDisabled}
            pictures={pictures.filter(({ removed }) => removed)}
            srcOf={srcOf}
          />
        </div>
      )}
      {edited !== null && (
        <Suspense>
          <PictureDialog
            isNew={false}
            onClose={() => setEdited(null)}
            onSave={(said) => acts.describe(edited.id, said)}
            src={srcOf(edited)}
            words={edited}
          />
        </Suspense>
      )}
    </>
  );
}

type NewProps = { acts: PictureActs; isOffline: boolean; title: string };

/** Takes files that are chosen, dropped or pasted, and asks for the words of one after the other. */
function NewPictures({ acts, isOffline, title }: NewProps) {
  const words = useMessages(planPictureMessages);
  /** What was chosen, with the id it gets: pressing the button again adds no second one. */
  const [chosen, setChosen] = useState<readonly { url: string; pictureId: string }[]>([]);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [first] = chosen;

  const take = async (files: readonly File[]) => {
    setProblem(null);
    for (const file of files) {
      const read = await readChosen(file);
      if ('problem' in read) setProblem(read.problem);
      else setChosen((before) => [...before, { url: read.url, pictureId: crypto.randomUUID() }]);
    }
  };
  useFilesOver(opener, !isOffline, (files) => void take(files));

  return (
    <>
      <FilePicker isDisabled={isOffline} onChoose={take} opener={opener} title={title} />
      {problem !== null && (
        <Banner title={words.notAdded} tone="error">
          {words[problem]}
        </Banner>
      )}
      {first !== undefined && (
        <Suspense>
          <PictureDialog
            isNew
            key={first.pictureId}
            onClose={() => setChosen((before) => before.slice(1))}
            onSave={(said) => acts.add({ pictureId: first.pictureId, data: dataOf(first.url), ...said })}
            src={first.url}
            words={plain}
          />
        </Suspense>
      )}
    </>
  );
}

type PickerProps = {
  title: string;
  isDisabled: boolean;
  opener: RefObject<HTMLButtonElement | null>;
  onChoose: (files: readonly File[]) => unknown;
};

function FilePicker({ title, isDisabled, opener, onChoose }: PickerProps) {
  const words = useMessages(planPictureMessages);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        accept={accepted}
        aria-label={words.addTo(title)}
        className="hidden"
        onChange={({ target }) => {
          void onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
        ref={picker}
        tabIndex={-1}
        type="file"
      />
      <div className="flex flex-wrap items-center gap-x-2">
        <Button
          aria-label={words.addTo(title)}
          disabled={isDisabled}
          icon={<ImagePlus aria-hidden className="size-4" />}
          onClick={() => picker.current?.click()}
          ref={opener}
          size="small"
          title={words.addHint}
          variant="quiet"
        >
          {words.add}
        </Button>
        <span className="text-sm text-muted max-sm:hidden">{words.addHere}</span>
      </div>
    </>
  );
}

type ButtonProps = {
  acts: PictureActs;
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
        <MoveButtons
          isDisabled={isDisabled}
          isEnd={(to) => place === (to === 'up' ? 0 : shown.length - 1)}
          labels={{ up: words.up(name), down: words.down(name) }}
          onMove={(to) => acts.move(id, shown[to === 'up' ? place - 2 : place + 1]?.id ?? null)}
        />
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

/** A file as the browser shows it before it is sent, or why it cannot be. */
type FileProblem = 'tooLarge' | 'unreadable' | 'not_a_picture';
type ChosenFile = { url: string } | { problem: FileProblem };

/** Reads what somebody chose, dropped or pasted. The server decides whether it is a picture. */
async function readChosen(file: File): Promise<ChosenFile> {
  if (file.size > pictureLimits.uploadBytes) return { problem: 'tooLarge' };
  if (file.size === 0) return { problem: 'not_a_picture' };
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ url: String(reader.result) });
    reader.onerror = () => resolve({ problem: 'unreadable' });
    reader.readAsDataURL(file);
  });
}

/** The base64 of a data URL. */
const dataOf = (url: string): string => url.slice(url.indexOf(',') + 1);

/** Files that are dropped on the section around an element, or pasted into it; pasted text is left alone. */
function useFilesOver(inside: RefObject<HTMLElement | null>, isOn: boolean, take: (files: readonly File[]) => void) {
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

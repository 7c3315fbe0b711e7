import { type PictureWords, pictureLines } from '@elan/domain/plan-document/pictures';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

export type ShownPicture = PictureWords & { id: string; size: { width: number; height: number } };

type Props<P extends ShownPicture> = {
  pictures: readonly P[];
  srcOf: (picture: P) => string;
  /** What can be done with one, below it. */
  below?: (picture: P) => ReactNode;
};

/** Pictures of the plan as the files have them: a wide one by itself, narrow ones two by two. */
export function PlanPictures<P extends ShownPicture>({ pictures, srcOf, below }: Props<P>) {
  return (
    <div className="flex flex-col gap-5">
      {pictureLines(pictures).map((line) => (
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2" key={line[0]?.id}>
          {line.map((picture) => (
            <div
              className={classNames(
                'min-w-0 break-inside-avoid',
                (picture.width === 'full' || line.length === 1) && 'sm:col-span-2',
                picture.width === 'half' && line.length === 1 && 'sm:mx-auto sm:w-1/2',
              )}
              key={picture.id}
            >
              <figure className="flex flex-col items-center gap-2">
                <img
                  alt={picture.alt ?? ''}
                  className="max-h-[30rem] w-auto max-w-full rounded-lg bg-white object-contain"
                  height={picture.size.height}
                  loading="lazy"
                  src={srcOf(picture)}
                  width={picture.size.width}
                />
                {picture.caption !== '' && (
                  <figcaption className="text-center text-sm text-muted wrap-anywhere" dir="auto">
                    {picture.caption}
                  </figcaption>
                )}
              </figure>
              {below?.(picture)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

import type { ReaderPicture } from '@elan/contract/links';
import { type ChartOfText, withPictureMarks } from '@elan/domain/plan-document/pictures';
import { type Ref, useMemo } from 'react';
import Report from '../../components/markdown/report.tsx';
import { PlanPictures } from '../../components/plan-picture.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { Change } from './read-sections.ts';
import { readerMessages } from './reader-messages.ts';

type Props = {
  text: string;
  pictures: readonly ReaderPicture[];
  change: Change | undefined;
  ref: Ref<HTMLElement>;
};

/** A part of the document: its texts, and between them its pictures and charts. */
export function ReadPart({ text, pictures, change, ref }: Props) {
  const pieces = useMemo(() => withNeighbours(text), [text]);
  return (
    <section className="scroll-mt-24 outline-none" ref={ref} tabIndex={-1}>
      <SectionMark change={change} />
      {pieces.map((piece, place) => {
        // Pieces are in the order of a text that does not change: their place is what they are.
        const key = `${place}`;
        if ('ids' in piece)
          return (
            <div className="my-6" key={key}>
              <PlanPictures
                pictures={piece.ids.flatMap((id) => pictures.filter((each) => each.id === id))}
                srcOf={({ type, data }) => `data:${type};base64,${data}`}
              />
            </div>
          );
        return 'chart' in piece ? (
          <Chart chart={piece.chart} key={key} />
        ) : (
          <Report key={key} matrix={false} text={piece.text} />
        );
      })}
    </section>
  );
}

/** Beside the title of a part that says something else since the reader saw it. */
export function SectionMark({ change }: { change: Change | undefined }) {
  const words = useMessages(readerMessages);
  if (change === undefined) return null;
  return <Badge tone="primary">{change === 'new' ? words.isNew : words.isChanged}</Badge>;
}

/** A drawing in an image: nothing in it runs, and it loads nothing. */
function Chart({ chart: { svg, caption, alt } }: { chart: ChartOfText }) {
  return (
    <figure className="my-6 flex flex-col gap-2 break-inside-avoid">
      <figcaption className="font-semibold">{caption}</figcaption>
      <div className="overflow-x-auto rounded-lg bg-[white] p-2">
        <img alt={alt} className="w-full min-w-md" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />
      </div>
    </figure>
  );
}

type Piece = { text: string } | { ids: string[] } | { chart: ChartOfText };

/** Texts and charts, and between them pictures that follow each other. */
function withNeighbours(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of withPictureMarks(text)) {
    const last = pieces.at(-1);
    if (!('pictureId' in piece)) pieces.push(piece);
    else if (last !== undefined && 'ids' in last) last.ids.push(piece.pictureId);
    else pieces.push({ ids: [piece.pictureId] });
  }
  return pieces;
}

import type { ReaderPicture } from '@elan/contract/links';
import { withPictureMarks } from '@elan/domain/plan-document/pictures';
import { useCallback, useEffect, useMemo, useState } from 'react';
import Report from '../../components/markdown/report.tsx';
import { PlanPictures } from '../../components/plan-picture.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { RetryButton } from '../../components/ui/retry-button.tsx';
import { client } from '../../lib/api.ts';
import { type Fault, faultText, isRefusal, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { readerMessages } from './reader-messages.ts';

type Props = {
  token: string;
  password: string | null;
  text: string;
  /** The link no longer shows the document. */
  onEnded: () => void;
};

/** The document with its pictures, which are asked for once its words are there. */
export default function DocumentText({ token, password, text, onEnded }: Props) {
  const words = useMessages(readerMessages);
  const { language } = useLanguage();
  const [pictures, setPictures] = useState<readonly ReaderPicture[]>([]);
  const [fault, setFault] = useState<Fault | null>(null);
  const pieces = useMemo(() => withNeighbours(text), [text]);
  const hasPictures = pieces.some((piece) => 'ids' in piece);

  const load = useCallback(async () => {
    try {
      setPictures((await client.links.pictures({ token, password })).pictures);
      setFault(null);
    } catch (error) {
      if (isRefusal(error, 'NOT_FOUND')) onEnded();
      else setFault(toFault(error));
    }
  }, [token, password, onEnded]);
  useEffect(() => {
    if (hasPictures) void load();
  }, [hasPictures, load]);

  return (
    <>
      {fault !== null && (
        <Banner action={<RetryButton onRetry={load}>{words.retry}</RetryButton>} tone="error">
          {words.picturesFailed} {faultText(fault, language)}
        </Banner>
      )}
      {pieces.map((piece) =>
        'ids' in piece ? (
          <div className="my-6" key={piece.ids.join()}>
            <PlanPictures
              pictures={piece.ids.flatMap((id) => pictures.filter((each) => each.id === id))}
              srcOf={({ type, data }) => `data:${type};base64,${data}`}
            />
          </div>
        ) : (
          <Report key={piece.text} matrix={false} text={piece.text} />
        ),
      )}
    </>
  );
}

type Piece = { text: string } | { ids: string[] };

/** Texts, and between them pictures that follow each other. */
function withNeighbours(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of withPictureMarks(text)) {
    const last = pieces.at(-1);
    if ('text' in piece) pieces.push(piece);
    else if (last !== undefined && 'ids' in last) last.ids.push(piece.pictureId);
    else pieces.push({ ids: [piece.pictureId] });
  }
  return pieces;
}

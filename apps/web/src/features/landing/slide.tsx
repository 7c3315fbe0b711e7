import { type ModuleKey, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { memo, Suspense, use } from 'react';
import { useText } from '../../lib/i18n/use-messages.ts';
import { isPrerendered } from '../../lib/prerendered.ts';
import type { modulePreviews } from './previews/index.ts';

type Previews = typeof modulePreviews;

let previews: Previews | null = null;
let fetching: Promise<Previews> | null = null;
let wanted: Promise<Previews> | null = null;

/** Fetches what the slides show. */
export function loadPreviews(): Promise<Previews> {
  fetching ??= import('./previews/index.ts').then(
    (code) => {
      previews = code.modulePreviews;
      return previews;
    },
    // What the HTML brought stays on screen.
    () => new Promise<never>(() => undefined),
  );
  return fetching;
}

/**
 * The same, at the visitor's first move: the page comes with the slides in its HTML, so their code is needed for another
 * language only, and who just reads the first screen need not load it.
 */
function previewsAtFirstMove(): Promise<Previews> {
  wanted ??= (isPrerendered() ? firstMove() : Promise.resolve()).then(loadPreviews);
  return wanted;
}

const moves = ['pointerdown', 'keydown', 'click', 'scroll'] as const;

function firstMove(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const moved = () => {
      listening.abort();
      resolve();
    };
    for (const move of moves) addEventListener(move, moved, { capture: true, passive: true, signal: listening.signal });
  });
}

/**
 * What a module gives, and a look at it. Nothing but the language may draw it anew: React gives up prerendered HTML that
 * is drawn anew before its code is there.
 */
export const Slide = memo(({ module }: { module: ModuleKey }) => (
  <Suspense>
    <Content module={module} />
  </Suspense>
));

function Content({ module }: { module: ModuleKey }) {
  const text = useText();
  const { gives, Preview } = (previews ?? use(previewsAtFirstMove()))[module];
  return (
    <>
      <div>
        <p className="text-sm font-semibold text-muted tabular-nums" data-numbers>
          {moduleKeys.indexOf(module) + 1} / {moduleKeys.length}
        </p>
        <h3 className="mt-1 text-2xl">{text(moduleTitles[module])}</h3>
        <p className="mt-2 max-w-prose text-lg text-muted">{text(gives)}</p>
      </div>
      <div className="min-w-0">
        <Preview />
      </div>
    </>
  );
}

import { type ModuleKey, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { memo, Suspense, use } from 'react';
import { useText } from '../../lib/i18n/use-messages.ts';
import { isPrerendered } from '../../lib/prerendered.ts';
import type { modulePreviews } from './previews/index.ts';

type Previews = typeof modulePreviews;

let previews: Previews | null = null;
let fetching: Promise<Previews> | null = null;
let wanted: Promise<Previews> | null = null;

/** Loads the content of the slides. */
export function loadPreviews(): Promise<Previews> {
  fetching ??= import('./previews/index.ts').then(
    (code) => {
      previews = code.modulePreviews;
      return previews;
    },
    // Never resolves, so that the prerendered HTML stays on screen.
    () => new Promise<never>(() => undefined),
  );
  return fetching;
}

/**
 * The same, on the visitor's first interaction. The page arrives with the slides in its HTML, so their code is only
 * needed for the other language; somebody who only reads the first screen need not load it.
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
 * What a module produces, with a preview. Only a change of language may re-render it: React discards prerendered HTML
 * that re-renders before its code has loaded.
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

import { type ModuleKey, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { memo, Suspense, use } from 'react';
import { useText } from '../../lib/i18n/use-messages.ts';
import type { modulePreviews } from './previews/index.ts';

type Previews = typeof modulePreviews;

let previews: Previews | null = null;
let fetching: Promise<Previews> | null = null;

/**
 * Fetches what the slides show. The page comes with all of it in its HTML, so the code is only needed for another
 * language, and nothing that a visitor does first waits for it.
 */
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
  const { gives, Preview } = (previews ?? use(loadPreviews()))[module];
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

import { type ModuleKey, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { memo } from 'react';
import { useText } from '../../lib/i18n/use-messages.ts';
import { modulePreviews } from './previews/index.ts';

/** What a module gives, and a look at it. */
export const Slide = memo(({ module }: { module: ModuleKey }) => {
  const text = useText();
  const { gives, Preview } = modulePreviews[module];
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
});

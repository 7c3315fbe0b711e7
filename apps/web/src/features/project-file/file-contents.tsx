import type { ProjectFileContents } from '@elan/contract/project-file';
import { moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { Lock } from 'lucide-react';
import { Banner } from '../../components/ui/banner.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { amountTexts, importMessages, reasonTexts } from './messages.ts';
import { Places } from './places.tsx';

/** What a file holds, what would be locked, and what would not be taken. */
export function FileContents({ contents, file }: { contents: ProjectFileContents; file: unknown }) {
  const words = useMessages(importMessages);
  const { language } = useLanguage();
  const { name, description, writtenAt, counts, leftOut, notTaken, notTakenCount } = contents;
  const modules = moduleKeys.flatMap((key) => contents.modules.filter(({ module }) => module === key));
  const used = modules.filter(({ answers, analyses }) => answers + analyses > 0);
  const amounts = Object.entries(counts).filter(([, count]) => count > 0);
  return (
    <section aria-labelledby="import-contents" className="flex flex-col gap-4">
      <div>
        <h3 className="text-xl wrap-anywhere" id="import-contents">
          {name}
        </h3>
        {description !== null && <p className="mt-1 wrap-anywhere">{description}</p>}
        {writtenAt !== null && (
          <p className="mt-1 text-sm text-muted">{words.writtenAt(formatDateTime(writtenAt, language))}</p>
        )}
      </div>
      {!contents.hasRoom && <Banner tone="warning">{words.noRoom}</Banner>}
      {used.length > 0 && (
        <ul className="flex flex-col gap-1">
          {used.map(({ module, answers, analyses, locked }) => (
            <li className="flex flex-wrap items-center gap-x-3" key={module}>
              <span className="font-semibold">{moduleTitles[module][language]}</span>
              <span className="text-sm text-muted">{words.moduleHolds(answers, analyses)}</span>
              {locked && (
                <span className="inline-flex items-center gap-1 text-sm text-muted">
                  <Lock aria-hidden className="size-4" /> {words.locked}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {amounts.length > 0 && (
        <p>{amounts.map(([key, count]) => amountTexts[key as keyof typeof counts][language](count)).join(' · ')}</p>
      )}
      {used.length + amounts.length === 0 && <p className="text-muted">{words.nameOnly}</p>}
      {used.some(({ locked }) => locked) && <p className="text-sm text-muted">{words.lockedNote}</p>}
      {leftOut.journal + leftOut.analyses + leftOut.pictures > 0 && (
        <p className="text-sm text-muted">{words.leftOut(leftOut.journal, leftOut.analyses, leftOut.pictures)}</p>
      )}
      {notTakenCount > 0 && (
        <Banner title={words.notTakenTitle} tone="warning">
          <Places
            count={notTakenCount}
            file={file}
            places={notTaken.map(({ path, reason }) => ({ path: path || null, text: reasonTexts[reason][language] }))}
          />
        </Banner>
      )}
      <p className="text-sm text-muted">{words.neverIncluded}</p>
    </section>
  );
}

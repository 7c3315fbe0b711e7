import type { SignOff } from '@elan/contract/sign-offs';
import type { Language } from '@elan/domain/locale';
import { displayName } from '@elan/domain/people';
import { useQueryClient } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../lib/api.ts';
import { type Fault, toFault } from '../../lib/errors.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { putResponse } from '../../lib/put-response.ts';
import { activityQuery } from '../../lib/queries.ts';
import { signOffMessages } from './messages.ts';
import { signOffsQuery } from './queries.ts';
import { SignForm } from './sign-form.tsx';

type Props = {
  userId: string;
  projectId: string;
  section: { key: string; title: string; mark: string | null };
  /** The language the section is shown in. */
  language: Language;
  signOffs: readonly SignOff[];
  /** The mark of the section as it is now in a language; undefined while it is not known. */
  markIn: (language: Language) => string | undefined;
  maySign: boolean;
  /** Reads the section again. */
  onStale: () => Promise<unknown>;
};

/** Who signed a section off and whether it has changed since; an adviser signs here. */
export function SectionSignOffs(props: Props) {
  const { userId, projectId, section, language, signOffs, markIn, maySign, onStale } = props;
  const words = useMessages(signOffMessages);
  const { language: ofScreen } = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [signing, setSigning] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const own = signOffs.find((each) => each.own);
  const isOutdated = ({ language: read, mark }: SignOff) => {
    const now = markIn(read);
    return now !== undefined && now !== mark;
  };

  const close = () => {
    setSigning(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const withdraw = async () => {
    setFault(null);
    try {
      const left = await client.signOffs.withdraw({ projectId, section: section.key });
      putResponse(queryClient, signOffsQuery(projectId).queryKey, left);
      void queryClient.invalidateQueries({ queryKey: activityQuery(projectId).queryKey });
      toast({ text: words.withdrawn });
    } catch (error) {
      setFault(toFault(error));
    }
  };

  if (signOffs.length === 0 && !maySign) return null;
  return (
    <div className="flex flex-col gap-2 text-sm" data-no-print>
      {signOffs.length > 0 && (
        <ul aria-label={words.listOf(section.title)} className="flex flex-col gap-2">
          {signOffs.map((each) => {
            const day = formatDate(each.signed_at, ofScreen);
            const who = each.author === null ? words.former : displayName(each.author);
            return (
              <li className="flex items-start gap-2" key={`${each.author?.email ?? ''}${each.signed_at}`}>
                <BadgeCheck
                  aria-hidden
                  className={`mt-0.5 size-4 shrink-0 ${isOutdated(each) ? 'text-muted' : 'text-green'}`}
                />
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <span>{each.own ? words.ownSigned(day) : words.signedBy(who, day)}</span>
                    {isOutdated(each) && <Badge tone="yellow">{words.changed}</Badge>}
                    {each.own && maySign && (
                      <Button
                        aria-label={words.withdrawOf(section.title)}
                        onClick={withdraw}
                        size="small"
                        variant="quiet"
                      >
                        {words.withdraw}
                      </Button>
                    )}
                  </p>
                  <p className="wrap-anywhere whitespace-pre-line text-muted" dir="auto">
                    {each.note}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <FailureBanner onDismiss={() => setFault(null)} title={words.failed} fault={fault} />
      {signing && maySign ? (
        <SignForm
          language={language}
          onCancel={close}
          onSigned={close}
          onStale={onStale}
          projectId={projectId}
          section={section}
          userId={userId}
        />
      ) : (
        maySign && (
          <Button
            aria-label={own === undefined ? words.signOf(section.title) : words.againOf(section.title)}
            className="self-start"
            disabled={section.mark === null}
            icon={<BadgeCheck aria-hidden className="size-4" />}
            onClick={() => setSigning(true)}
            ref={opener}
            size="small"
            variant="secondary"
          >
            {own === undefined ? words.sign : words.again}
          </Button>
        )
      )}
    </div>
  );
}

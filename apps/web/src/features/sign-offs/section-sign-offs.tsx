import type { SignOff } from '@elan/contract/sign-offs';
import type { Language } from '@elan/domain/locale';
import { displayName } from '@elan/domain/people';
import { useQueryClient } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../data/api/api.ts';
import { activityQuery } from '../../data/api/queries.ts';
import { toFault } from '../../lib/errors.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { putResponse } from '../../lib/put-response.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { useOpener } from '../../lib/use-opener.ts';
import { signOffMessages } from './messages.ts';
import { signOffsQuery } from './queries.ts';
import { SignForm } from './sign-form.tsx';

type Props = Omit<ComponentProps<typeof SignForm>, 'onClose' | 'onSigned'> & {
  signOffs: readonly SignOff[];
  /** The mark of the section as it is now in a language; undefined while it is not known. */
  markIn: (language: Language) => string | undefined;
  maySign: boolean;
};

/** Who signed a section off and whether it has changed since; an adviser signs here. */
export function SectionSignOffs({ signOffs, markIn, maySign, ...form }: Props) {
  const { projectId, section } = form;
  const words = useMessages(signOffMessages);
  const queryClient = useQueryClient();
  const toast = useToast();
  const signing = useOpener();
  const { failure, setFailure, attempt } = useAttempt(toFault);
  const again = signOffs.some((each) => each.own);

  const show = (all: { sign_offs: SignOff[] }) => {
    putResponse(queryClient, signOffsQuery(projectId).queryKey, all);
    void queryClient.invalidateQueries({ queryKey: activityQuery(projectId).queryKey });
  };
  const withdraw = () =>
    attempt(async () => {
      show(await client.signOffs.withdraw({ projectId, section: section.key }));
      toast({ text: words.withdrawn });
    });

  if (signOffs.length === 0 && !maySign) return null;
  return (
    <div className="flex flex-col gap-2 text-sm" data-no-print>
      {signOffs.length > 0 && (
        <ul aria-label={words.listOf(section.title)} className="flex flex-col gap-2">
          {signOffs.map((each) => (
            <Entry key={`${each.author?.email ?? ''}${each.signed_at}`} now={markIn(each.language)} signOff={each}>
              {each.own && maySign && (
                <Button aria-label={words.withdrawOf(section.title)} onClick={withdraw} size="small" variant="quiet">
                  {words.withdraw}
                </Button>
              )}
            </Entry>
          ))}
        </ul>
      )}
      <FailureBanner fault={failure} onDismiss={() => setFailure(null)} title={words.failed} />
      {maySign && signing.isOpen && <SignForm {...form} onClose={signing.close} onSigned={show} />}
      {maySign && !signing.isOpen && (
        <Button
          aria-label={again ? words.againOf(section.title) : words.signOf(section.title)}
          className="self-start"
          disabled={section.mark === null}
          icon={<BadgeCheck aria-hidden className="size-4" />}
          onClick={signing.open}
          ref={signing.opener}
          size="small"
          variant="secondary"
        >
          {again ? words.again : words.sign}
        </Button>
      )}
    </div>
  );
}

type EntryProps = { signOff: SignOff; now: string | undefined; children: ReactNode };

/** Who signed, when and why, and whether the section has changed since. */
function Entry({ signOff, now, children }: EntryProps) {
  const words = useMessages(signOffMessages);
  const { language } = useLanguage();
  const { own, author, note, mark } = signOff;
  const isOutdated = now !== undefined && now !== mark;
  const day = formatDate(signOff.signed_at, language);
  return (
    <li className="flex items-start gap-2">
      <BadgeCheck aria-hidden className={`mt-0.5 size-4 shrink-0 ${isOutdated ? 'text-muted' : 'text-green'}`} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span>
            {own ? words.ownSigned(day) : words.signedBy(author === null ? words.former : displayName(author), day)}
          </span>
          {isOutdated && <Badge tone="yellow">{words.changed}</Badge>}
          {children}
        </p>
        <p className="wrap-anywhere whitespace-pre-line text-muted" dir="auto">
          {note}
        </p>
      </div>
    </li>
  );
}

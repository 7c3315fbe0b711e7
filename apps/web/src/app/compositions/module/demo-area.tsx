import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { AccountProvider } from '../../../data/account/session.ts';
import { openDemo } from '../../../demo/index.ts';
import { layoutMessages } from '../../../features/layout/messages.ts';
import { isOffline } from '../../../lib/connection.ts';
import { closeDemo, hasDemoAccount } from '../../../lib/demo-mode.ts';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { defineMessages } from '../../../lib/i18n/messages.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';
import { createQueryClient } from '../../../lib/query-client.ts';

const messages = defineMessages({
  part: {
    en: 'This screen shows an example. Your own project is untouched, and nothing you try here is sent or saved.',
    fr: "Cet écran présente un exemple. Votre projet n'est pas modifié, et rien de ce que vous essayez ici n'est envoyé ni conservé.",
  },
});

/** The demonstration inside somebody's own workspace, for a screen that has no real data to show (decision C-20). */
export function DemoArea({ children }: { children: ReactNode }) {
  const words = useMessages(layoutMessages);
  const ownWords = useMessages(messages);
  const { language } = useLanguage();
  const [account] = useState(() => openDemo(language));
  const [queryClient] = useState(createQueryClient);

  useEffect(() => {
    openDemo(language);
    void queryClient.invalidateQueries();
  }, [language, queryClient]);

  useEffect(
    () => () => {
      // While offline the demonstration keeps its state for the next screen; once online it starts over.
      if (!isOffline() && !hasDemoAccount()) closeDemo();
    },
    [],
  );

  return (
    <AccountProvider value={account}>
      <QueryClientProvider client={queryClient}>
        <Banner className="mb-6" title={words.demoTitle} tone="info">
          {ownWords.part}
        </Banner>
        {children}
      </QueryClientProvider>
    </AccountProvider>
  );
}

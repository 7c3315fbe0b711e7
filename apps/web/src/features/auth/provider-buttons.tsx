import { providerNames, type SignInProvider, signInProviders } from '@elan/domain/sign-in-providers';
import { Button } from '../../components/ui/button.tsx';
import { authTexts } from '../../data/sign-in/auth-errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { authMessages } from './messages.ts';
import { offersProvider } from './offered-providers.ts';
import type { FormProblem } from './sign-in-failure.ts';

/** Leads to Google or Microsoft, where the operator has set their keys. */
export function ProviderButtons({ onProblem }: { onProblem: (problem: FormProblem | null) => void }) {
  const words = useMessages(authMessages);

  const leave = async (provider: SignInProvider) => {
    onProblem(null);
    // If the file cannot load, we are offline.
    const { leaveForProvider } = await import('./leave-for-provider.ts').catch(() => ({ leaveForProvider: null }));
    const text = leaveForProvider === null ? authTexts.network : await leaveForProvider(provider);
    if (text !== null) onProblem({ kind: 'said', text });
  };

  return (
    <>
      {signInProviders.map((provider) => (
        <Button
          className="w-full data-[offered=no]:hidden"
          data-offered={offersProvider(provider)}
          key={provider}
          onClick={() => leave(provider)}
          variant="secondary"
        >
          {words.byProvider(providerNames[provider])}
        </Button>
      ))}
      <p
        className="-mt-2 text-sm text-muted data-[offered=no-no]:hidden"
        data-offered={signInProviders.map(offersProvider).join('-')}
      >
        {words.byProviderNote}
      </p>
    </>
  );
}

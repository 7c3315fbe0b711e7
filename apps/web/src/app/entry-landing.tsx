import { toLanguage } from '@elan/domain/locale';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LandingRoot } from '../features/landing/landing-root.tsx';
import { isPrerendered } from '../lib/prerendered.ts';
import { watchCrashes } from '../lib/watch-crashes.ts';
import { reloadOnceOnMissingFiles } from './reload-once.ts';
import { startLater } from './start-later.ts';

watchCrashes();
reloadOnceOnMissingFiles();
startLater();

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root.');

const app = (
  <StrictMode>
    <LandingRoot initial={toLanguage(document.documentElement.lang)} />
  </StrictMode>
);

// A transition hydrates in small chunks, so the page can respond to input in between.
if (isPrerendered()) startTransition(() => void hydrateRoot(container, app));
else createRoot(container).render(app);

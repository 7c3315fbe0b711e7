import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LandingRoot } from './pages/landing-root.tsx';
import { isPrerendered } from './prerendered.ts';
import { reloadOnceOnMissingFiles } from './reload-once.ts';
import { startOffline } from './start-offline.ts';

reloadOnceOnMissingFiles();
startOffline();

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root.');

const app = (
  <StrictMode>
    <LandingRoot />
  </StrictMode>
);

if (isPrerendered()) hydrateRoot(container, app);
else createRoot(container).render(app);

import type { Language } from '@elan/domain/locale';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { LandingRoot } from '../features/landing/landing-root.tsx';

/** The landing page as its entry renders it first. */
export function renderLanding(language: Language): string {
  return renderToString(
    <StrictMode>
      <LandingRoot initial={language} />
    </StrictMode>,
  );
}

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { GenerationError } from './generation-error.tsx';

afterEach(cleanup);

describe('GenerationError', () => {
  it.each([
    ['unusable', 'en', 'Unable to process the response. Please check the API configuration.'],
    ['misshapen', 'en', 'Invalid response format. Please check the API configuration.'],
    ['empty', 'en', 'Invalid response received from API. Please check the configuration.'],
    ['unusable', 'fr', "Impossible de traiter la réponse. Veuillez vérifier la configuration de l'API."],
    ['misshapen', 'fr', "Format de réponse invalide. Veuillez vérifier la configuration de l'API."],
    ['empty', 'fr', "Réponse invalide reçue de l'API. Veuillez vérifier la configuration."],
  ] as const)('says what a reply that is %s means (%s)', (failure, language, words) => {
    render(
      <LanguageProvider initial={language}>
        <GenerationError failure={failure} service="the service message" />
      </LanguageProvider>,
    );
    expect(screen.getByRole('alert').textContent).not.toContain('the service message');
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText({ en: 'Generation Error', fr: 'Erreur de génération' }[language])).toBeTruthy();
  });

  it.each(['configuration', 'technical', 'interrupted'] as const)(
    'shows the message of the service for %s',
    (failure) => {
      render(<GenerationError failure={failure} service={`# ⚠️\u00a0Service temporarily unavailable`} />);
      expect(screen.getByRole('alert').textContent).toContain('Service temporarily unavailable');
      expect(screen.getByRole('alert').textContent).not.toContain('API configuration');
    },
  );
});

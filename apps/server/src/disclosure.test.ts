import { expect, it } from 'vitest';
import { disclosureOf } from './disclosure.ts';
import { readSettings } from './env.ts';

const disclosed = (env: Record<string, string>) => disclosureOf(readSettings(env));

it('names the model and the host that actually receive the answers', () => {
  expect(disclosed({ OPENAI_API_KEY: 'sk-a-usable-key-of-the-tests' })).toMatchObject({
    aiModel: 'gpt-4o',
    aiHost: 'api.openai.com',
  });
  expect(
    disclosed({
      OPENAI_API_KEY: 'sk-a-usable-key-of-the-tests',
      OPENAI_BASE_URL: 'https://models.example.org/v1',
      AI_MODEL: 'mistral-large',
    }),
  ).toMatchObject({ aiModel: 'mistral-large', aiHost: 'models.example.org' });
});

it.each([
  'http://localhost:11434/v1',
  'http://127.0.0.1:8000/v1',
  'http://models:8000/v1',
  'http://10.0.0.7/v1',
  'http://172.20.0.3/v1',
  'http://[::1]:8000/v1',
])('names no host for a model on our own machines (%s)', (url) => {
  expect(disclosed({ OPENAI_API_KEY: 'sk-local-key', OPENAI_BASE_URL: url, AI_MODEL: 'llama3.1' })).toMatchObject({
    aiModel: 'llama3.1',
    aiHost: '',
  });
});

it('names no model when none is connected, whatever its settings', () => {
  expect(disclosed({ AI_MODEL: 'gpt-4o' })).toMatchObject({ aiModel: '', aiHost: '' });
  expect(disclosed({ OPENAI_API_KEY: 'sk-a-usable-key-of-the-tests', AI_PROVIDER: 'builtin' }).aiModel).toBe('');
});

it('shows the data location the operator set', () => {
  expect(disclosed({ DATA_LOCATION: 'Beauharnois, Québec' }).dataLocation).toBe('Beauharnois, Québec');
  expect(disclosed({}).dataLocation).toBe('');
  expect(() => disclosed({ DATA_LOCATION: '<script>' })).toThrow('DATA_LOCATION is not a place');
});

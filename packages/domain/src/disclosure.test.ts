import { expect, test } from 'vitest';
import { locationSentence, modelSentence } from './disclosure.ts';

test('names the model and who runs it, in both languages', () => {
  const { en, fr } = modelSentence({ aiModel: 'gpt-4o', aiHost: 'api.openai.com' });
  for (const sentence of [en, fr]) {
    expect(sentence).toContain('gpt-4o');
    expect(sentence).toContain('api.openai.com');
  }
});

test('a model of our own sends nothing anywhere else', () => {
  expect(modelSentence({ aiModel: 'llama3.1', aiHost: '' }).en).toContain('runs on our own machines');
});

test('without a model it says that nothing is sent', () => {
  const { en, fr } = modelSentence({ aiModel: '', aiHost: '' });
  expect(en).toContain('no AI model is connected');
  expect(fr).toContain("aucun modèle d'IA n'est connecté");
});

test('names the place of the database where the operator has said it', () => {
  expect(locationSentence({ dataLocation: 'Beauharnois, Québec' }).fr).toContain('Beauharnois, Québec');
  expect(locationSentence({ dataLocation: '' }).en).toContain('Ask us where it is located');
});

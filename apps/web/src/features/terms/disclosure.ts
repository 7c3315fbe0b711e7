import { locationSentence, modelSentence } from '@elan/domain/disclosure';
import type { Text } from '@elan/domain/locale';

/**
 * A prerendered page contains this until the server replaces it with text from its settings, in the page's language.
 */
const token = (name: string): Text => ({ en: `%${name}%`, fr: `%${name}%` });

const read = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';

/**
 * What the privacy notice says about this site. Identical before and after hydration: both read what the server wrote.
 */
export function siteDisclosure(): { model: Text; location: Text } {
  if (typeof document === 'undefined') return { model: token('MODEL_SENTENCE'), location: token('LOCATION_SENTENCE') };
  return {
    model: modelSentence({ aiModel: read('ai-model'), aiHost: read('ai-host') }),
    location: locationSentence({ dataLocation: read('data-location') }),
  };
}

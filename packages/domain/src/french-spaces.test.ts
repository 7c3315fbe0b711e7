import { expect, test } from 'vitest';
import { withFrenchSpaces } from './french-spaces.ts';

test.each([
  ['Prix : 8 $, soit 5 % !', 'Prix\u00a0: 8\u00a0$, soit 5\u00a0%\u00a0!'],
  ['1 900 $ en 2026, 12 miches', '1\u00a0900\u00a0$ en 2026, 12 miches'],
  ['« mots » ; suite', '«\u00a0mots\u00a0»\u00a0; suite'],
  ['{{ said.idea.location | words: 80 }} : ici', '{{ said.idea.location | words: 80 }}\u00a0: ici'],
  ['{{ a | or: "À dire : « ceci »" }}', '{{ a | or: "À dire\u00a0: «\u00a0ceci\u00a0»" }}'],
  ['| --- | --- |', '| --- | --- |'],
])('%s', (text, expected) => expect(withFrenchSpaces(text)).toBe(expected));

import { describe, expect, it } from 'vitest';
import { bareQuote, isBareAge } from './persona-lists.ts';
import { personasText } from './personas-text.ts';

const persona = {
  nom: 'Nadia Tremblay',
  age: '38',
  profession: 'Infirmière',
  localisation: 'Trois-Rivières',
  revenus: 'Non précisé',
  besoins: ['Du pain après le travail', 'Un arrêt sur le chemin'],
  frustrations: ['La boulangerie ferme à 15 h'],
  comportements: ['Achète en rentrant'],
  canaux_preferes: ['Facebook'],
  citation: 'Je traverserais la rue.',
  objectifs: ['Bien manger'],
  freins_achat: ['Le prix'],
};

describe('personasText', () => {
  it('holds every field, in the language of the screen', () => {
    const text = personasText([persona, { ...persona, nom: 'Marc Lavoie' }], 'fr');
    expect(text).toContain('## Nadia Tremblay\n\n> «\u00a0Je traverserais la rue.\u00a0»\n\n- Âge\u00a0: 38');
    expect(text).toContain('### Besoins\n- Du pain après le travail\n- Un arrêt sur le chemin');
    expect(text).toContain("### Freins à l'achat\n- Le prix");
    const { nom, besoins, ...rest } = persona;
    for (const value of Object.values(rest).flat()) expect(text).toContain(value);
    expect(personasText([{ ...persona, revenus: '' }], 'en')).toContain('- Income: Not specified');
  });
});

describe('bareQuote', () => {
  it.each(['“Good bread.”', '"Good bread."', '«\u00a0Good bread.\u00a0»', '  Good bread. '])(
    'takes the marks off %s',
    (said) => {
      expect(bareQuote(said)).toBe('Good bread.');
    },
  );
  it('leaves marks inside alone', () => {
    expect(bareQuote('She said “bread” and left')).toBe('She said “bread” and left');
  });
});

describe('isBareAge', () => {
  it.each(['38', '35-45', ' 35 – 45 '])('of %s is true', (age) => expect(isBareAge(age)).toBe(true));
  it.each(['38 ans', 'late thirties', '', '35 to 45'])('of %s is false', (age) => expect(isBareAge(age)).toBe(false));
});

/** Words that say nothing about a business, without accents. */
const empty = new Set(
  'about after closed within foot habitent kilometres lives living located metres minute minutes nearby open opens pied street again also another because been before being between both could does done down each every first from have here into just like made make many more most much must need next only other over people place same should since some such than that their them then there these they thing this those time very want well were what when where which while will with without work would year years your month months week weeks morning evening already good great help last used using two three four five six seven eight nine ten ainsi alors apres aussi autre autres avant avec avoir bien cette chaque chez comme dans depuis deux donc elle elles encore entre etre faire fait fois gens leur leurs mais meme mois moins mien notre nous parce pendant petit petite peut peuvent plus pour pouvoir premier premiere quand quelqu quelque quelques sans semaine semaines sera sont sous suis sur temps toujours tous tout toute toutes travail trois tres veut vers vont votre vous annee annees jour jours quatre cinq sept huit neuf dont bon bonne matin soir personne personnes'.split(
    ' ',
  ),
);

const plain = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
/** Reduces a word to its stem: 'clinic' and 'clinics', 'boulangère' and 'boulangerie'. */
const stem = (word: string) => plain(word).replace(/[sx]$/u, '').slice(0, 7);
const wordsOf = (text: string) =>
  (text.match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).filter((word) => word.length > 3 && !empty.has(plain(word)));

/** The meaningful words of one text that also appear in another, singular or plural, as the first one writes them. */
export function commonWords(text: string, other: string, maximum = 3): string[] {
  const inOther = new Set(wordsOf(other).map(stem));
  const found = new Map<string, string>();
  for (const word of wordsOf(text)) {
    const key = stem(word);
    if (inOther.has(key) && !found.has(key)) found.set(key, word);
  }
  return [...found.values()].slice(0, maximum);
}

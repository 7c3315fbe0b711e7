/** Words that say nothing about a subject, in both languages. */
export const commonWords: ReadonlySet<string> = new Set(
  'about after also always around because before being between could doing every first from have into just later like made make many more most much next only other over people place same since some sell sells small such than that their them then there these they thing this those time very want week well were what when where which while will with work worked working would year years your sold month months day days already better days good great help last used using two three four five six seven eight nine ten ainsi alors après aussi autre autres aux avant avec avoir bien cette chaque chez comme dans depuis deux donc elle elles encore entre être faire fait leur leurs mais même mois moins monde notre nous parce pendant petit petite petits petites peut plus pour pouvoir premier première quand quelques quelqu sans semaine ses sont sous sur temps toujours tous tout toute toutes travail travaille trois très vend vendu vendre vers vont votre vous année années jour jours quatre cinq sept huit neuf dont était travaillais dernier dernière bon bonne'.split(
    ' ',
  ),
);

const plain = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The meaningful words of one text that come back in another, singular or plural, in the words of the first. */
export function sharedWords(text: string, other: string): string[] {
  const stem = (word: string) => plain(word).slice(0, Math.max(4, word.length - 2));
  const inOther = new Set(wordsOf(other).map(stem));
  const seen = new Set<string>();
  return wordsOf(text).filter((word) => {
    const key = stem(word);
    if (seen.has(key) || !inOther.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function wordsOf(text: string): string[] {
  return (text.match(/\p{L}{4,}/gu) ?? []).filter((word) => !commonWords.has(word.toLowerCase()));
}

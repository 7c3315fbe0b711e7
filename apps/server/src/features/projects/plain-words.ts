/** Letters that French and its neighbours write with an accent, and the plain letter for each. */
const accented = 'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖòóôõöÙÚÛÜùúûüÝýÿ';
const plain = 'AAAAAAaaaaaaCcEEEEeeeeIIIIiiiiNnOOOOOoooooUUUUuuuuYyy';

/** SQL for a text in lower case and without accents; the same letters `plainWords` finds. */
export function plainSql(text: string): string {
  const joined = `replace(replace(replace(replace(${text}, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae')`;
  return `lower(translate(${joined}, '${accented}', '${plain}'))`;
}

/** The words of a search, in lower case and without accents. */
export function plainWords(search: string): string[] {
  return search
    .replaceAll(/œ/giu, 'oe')
    .replaceAll(/æ/giu, 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
}

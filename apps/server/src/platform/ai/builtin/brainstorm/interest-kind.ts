/** Kinds of interest; each allows certain business shapes. */
export type InterestKind = 'thing' | 'doing' | 'outdoors' | 'digital' | 'field';

const signs: readonly (readonly [InterestKind, RegExp])[] = [
  [
    'digital',
    /\b(?:web|apps?|software|coding|code|computers?|data|internet|online|video ?games?|gaming|AI|podcasts?|videos?|photograph\w*|social media)\b|logiciel|programm|ordinateur|informatique|jeux? vidéo|intelligence artificielle|\bIA\b|balado|vidéo|photo|réseaux sociaux|numérique|outils web/iu,
  ],
  [
    'outdoors',
    /\b(?:hik\w*|outdoors?|camping|ski\w*|snow\w*|cycling|bik(?:e|es|ing)|running|kayak\w*|canoe\w*|fishing|hunting|climbing|surf\w*|hockey|soccer|tennis|golf|sports?|travel\w*|nature|bird\w*|forests?)\b|randonn|plein air|vélo|course à pied|raquette|canot|pêche|chasse|escalade|voyage|oiseaux|forêt/iu,
  ],
  [
    'field',
    /\b(?:health|wellness|psychology|history|science|politics|economics?|finance|philosophy|environment|ecology|justice|languages?|education|religion|spirituality|volunteering|markets?|festivals?)\b|\bmarché|festivals?\b|santé|mieux-être|bien-être|psychologie|histoire|sciences?\b|politique|économie|finances?\b|philosophie|environnement|écologie|justice|langues\b|éducation|spiritualité|bénévolat/iu,
  ],
  [
    'doing',
    /^[a-z]{3,}ing\b|^(?!(?:atelier|papier|métier|dernier|hiver|mer|fer|loisir|plaisir|théâtre|livre|verre|terre|arbre|pierre|cuir|désir|nature|lecture|couture|peinture|sculpture|aventure|culture|voiture|architecture|littérature|agriculture)\b)\p{L}{2,}(?:er|ir|re)\b|\b(?:yoga|dance|dancing|music|singing|theat(?:re|er)|cooking|danse|musique|chant|théâtre|cuisine|lecture|couture)\b/iu,
  ],
];

export function kindOf(interest: string): InterestKind {
  return signs.find(([, sign]) => sign.test(interest))?.[0] ?? 'thing';
}

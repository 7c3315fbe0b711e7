import { type KindReading, readProjectKind } from '@elan/domain/modules/environmental/digital';
import type { QuestionId } from '@elan/domain/modules/registry';
import { isInQuebec } from '../reading/in-quebec.ts';
import type { Reading } from '../reading/reading.ts';
import { splitList } from '../reading/split-list.ts';
import { substanceOf } from '../reading/thin.ts';

/** The module's answers, taken apart. */
export type Footprint = {
  reading: KindReading;
  isDigital: boolean;
  inQuebec: boolean;
  materials: readonly string[];
  /** What is left over, each with where it goes. */
  leftovers: readonly string[];
  goals: readonly string[];
  /** Suppliers as the module on development names them, without what they bring. */
  suppliers: readonly { name: string; text: string }[];
  /** Something is baked, cooked, fired or dried: heat is the largest use of energy. */
  hasHeat: boolean;
};

const heat =
  /\b(?:ovens?|bak\w+|cook\w*|roast\w*|kilns?|dry(?:er|ing)|kitchen|brew\w*|forge)\b|\bfours?\b|boulang|cuisin|cuisson|torréf|séch|brass(?:age|erie)|forge/iu;

export function readFootprint(reading: Reading): Footprint {
  const { answer, answers, request } = reading;
  const list = <M extends 'environmental' | 'rd'>(module: M, question: QuestionId<M>) => {
    const text: string | undefined = answer(module, question);
    return text === undefined || ['unsure', 'missing'].includes(substanceOf(text)) ? [] : splitList(text);
  };
  const selected = request.project.modules.brainstorm?.selectedIdea;
  const kind = readProjectKind(answers, [selected?.title, selected?.description, request.project.description]);
  return {
    reading: kind,
    isDigital: kind.kind === 'digital',
    inQuebec: isInQuebec(answer('idea', 'location') ?? ''),
    materials: list('environmental', 'materials'),
    leftovers: list('environmental', 'wasteManagement'),
    goals: list('environmental', 'sustainabilityGoals'),
    suppliers: list('rd', 'suppliers').map((text) => ({ name: /^[^:(]{2,80}/u.exec(text)?.[0].trim() ?? text, text })),
    hasHeat: heat.test([answer('idea', 'businessIdea'), answer('rd', 'productDescription')].join('\n')),
  };
}

/** Where something left over ends, as far as the words tell. */
export type End = 'used' | 'returned' | 'compost' | 'recycled' | 'garbage' | 'devices' | 'deleted' | 'unknown';

const ends: readonly (readonly [End, RegExp])[] = [
  ['deleted', /\b(?:delet\w*|eras\w*|purg\w*)\b|effac|supprim|purg/iu],
  [
    'devices',
    /\b(?:devices?|computers?|laptops?|phones?|telephones?|batteries)\b|appareils?|ordinateurs?|portables?|téléphones?|piles/iu,
  ],
  [
    'garbage',
    /\b(?:garbage|trash|landfill|thrown (?:away|out)|waste bin|black bin)\b|ordures|poubelle|dépotoir|jet(?:é|on)|aux déchets/iu,
  ],
  ['returned', /\bback to\b|\breturn\w*\b|\bdeposit\b|retourn|\brend(?:us?|ues?)\b|repris|consign/iu],
  ['compost', /\bcompost\w*\b|\bbrown bin\b|bac brun|compost/iu],
  [
    'used',
    /\b(?:food bank|fridge|donat\w*|given|give|charit\w*|animals?|farmers?|resold|sold)\b|banque alimentaire|frigo|donn|organisme|animaux|revend|vendus? (?:à|moins)/iu,
  ],
  ['recycled', /\b(?:recycl\w*|blue bin|écocentre|ecocentre)\b|recycl|récupér|bac bleu|écocentre/iu],
];

export function endOf(leftover: string): End {
  return ends.find(([, sign]) => sign.test(leftover))?.[0] ?? 'unknown';
}

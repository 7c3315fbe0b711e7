import type { Text } from '../locale.ts';
import { lineOf, quoteOf, timesEach, type Value, valuesIn } from './amount-line.ts';
import type { PlanLine } from './plan.ts';
import type { Unused } from './read-costs.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { countedOnce } from './skipped-words.ts';

type Role = 'startUp' | 'funding';

const signals: readonly (readonly [Role, RegExp])[] = [
  [
    'funding',
    /(?<!\p{L})(?:savings?|saved|my own|our own|own money|i (?:put|have|bring|invest)|we (?:put|have|bring|invest)|personal funds|loans?|lends?|borrow\w*|grants?|investors?|crowdfund\w*|parents?|family|love money|line of credit|rrsp|tfsa|funding|financing|mise de fonds|épargnes?|économies|j'ai|je mets|j'apporte|j'investis|nous (?:mettons|avons|apportons)|fonds personnels|prêts?|prête(?:nt|ra)?|emprunt\w*|subventions?|bourses?|investisseurs?|sociofinancement|famille|marge de crédit|reer|celi|financement|m'avance(?:nt|ra)?)(?!\p{L})/giu,
  ],
  [
    'startUp',
    /(?<!\p{L})(?:buy\w*|bought|purchas\w*|before (?:opening|launch\w*|starting)|to (?:open|start|launch)|start-?up|equipment|machines?|mixers?|ovens?|tools?|furniture|shelv\w*|counters?|signs?|renovat\w*|fit(?:ting)?[- ]out|deposits?|permits?|licen[cs]es?|opening stock|inventory|first stock|laptops?|computers?|vehicles?|vans?|trucks?|website|logo|registration|incorporat\w*|legal fees|lawyer|notary|develop\w*|acheter|achats?|avant (?:l'ouverture|le lancement|de commencer)|pour (?:ouvrir|démarrer|commencer|lancer)|démarrage|équipements?|pétrin|fours?|outils?|outillage|mobilier|meubles?|étagères?|comptoirs?|enseignes?|rénov\w*|aménag\w*|dépôts?|permis|licences?|stock (?:de départ|d'ouverture)|inventaire|ordinateurs?|véhicules?|camion\w*|site web|immatriculation|constitution|avocate?|notaire|frais juridiques|développement)(?!\p{L})/giu,
  ],
];
const notMoneyToSpend =
  /(?<!\p{L})(?:keep|reserve|cushion|at least|never below|minimum|garder|conserver|réserve|coussin|au moins|minimum|sales|ventes|revenue|revenus?)(?!\p{L})/iu;
const startUpCost: Text = { en: 'Start-up cost', fr: 'Coût de démarrage' };
const money: Text = { en: 'Funding', fr: 'Financement' };
const sayWhatFor: Text = {
  en: 'a start-up cost or a source of money: say which of the two it is',
  fr: "un coût de démarrage ou une source d'argent\u00a0: dites lequel des deux",
};

/** Purchases and sources of money named once in an answer. */
export function readStart(text: string, prefix: string): { startUp: PlanLine[]; funding: PlanLine[]; unused: Unused } {
  const startUp: PlanLine[] = [];
  const funding: PlanLine[] = [];
  const unused: Unused = [];
  let previous: { line: number; role: Role | undefined } = { line: -1, role: undefined };
  countedOnce(segmentsOf(text)).forEach((segment, index) => {
    const high = valuesIn(segment, 'high');
    valuesIn(segment, 'low').forEach((low, place) => {
      const role = roleOf(segment, low.amount.start) ?? (previous.line === segment.line ? previous.role : undefined);
      previous = { line: segment.line, role };
      if (notMoneyToSpend.test(segment.text) || low.amount.period !== 'once') return;
      if (role === undefined) {
        unused.push({ quote: quoteOf(segment), adds: sayWhatFor });
        return;
      }
      const id = `${prefix}-${role === 'funding' ? 'funding' : 'start'}-${index + 1}-${place + 1}`;
      const value: Value = role === 'funding' ? low : (high[place] ?? low);
      if (role === 'funding') funding.push(named(lineOf(id, segment, value, money)));
      else startUp.push(lineOf(id, segment, timesEach(value, segment), startUpCost));
    });
  });
  return { startUp, funding, unused };
}

/** 'I put in $5,000' names its giver by a verb alone. */
function named(line: PlanLine): PlanLine {
  const isMine = /^(?:i (?:put(?: in)?|have|bring|invest|add)|je mets|j'(?:ai|apporte|investis|ajoute))$/iu.test(
    line.label.en,
  );
  return isMine ? { ...line, label: { en: 'Your own money', fr: 'Votre mise de fonds' } } : line;
}

/** The nearest word before the amount decides, then the nearest after it, then the words before the colon. */
function roleOf(segment: Segment, start: number): Role | undefined {
  const { piece } = segment;
  const nearest = (text: string, isBefore: boolean) =>
    signals
      .flatMap(([role, words]) =>
        [...text.matchAll(words)].map((match) => ({
          role,
          distance: isBefore ? text.length - match.index : match.index,
        })),
      )
      .sort((one, other) => one.distance - other.distance)[0]?.role;
  return (
    nearest(piece.slice(Math.max(0, start - 120), start), true) ??
    nearest(piece.slice(start, start + 120), false) ??
    nearest(segment.leadIn, true)
  );
}

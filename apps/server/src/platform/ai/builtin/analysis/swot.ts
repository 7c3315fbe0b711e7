import { blocks, bullets } from '../markdown.ts';
import { marks } from '../marks.ts';
import { findNeed } from '../reading/needs.ts';
import type { Reading } from '../reading/reading.ts';
import { findProof, firstSentence, sentencesOf } from '../reading/sentences.ts';
import { splitList } from '../reading/split-list.ts';
import { substanceOf } from '../reading/thin.ts';
import { dearerThan } from './competition.ts';
import { isCheckable, isVague, promisesLowPrice } from './differences.ts';
import { isWithin } from './risk-kinds.ts';
import type { Situation } from './situation.ts';

const most = 5;

/** The four quadrants under headings that the matrix is drawn from. Inside: strengths, weaknesses; outside: the rest. */
export function swot(reading: Reading, situation: Situation): string {
  const { say } = reading;
  const quadrant = (heading: string, points: readonly string[], none: string) =>
    blocks(heading, bullets(points.length > 0 ? points.slice(0, most) : [none]));
  return blocks(
    say({ en: '## SWOT matrix', fr: '## Matrice FFOM' }),
    quadrant(
      say({ en: '### Strengths', fr: '### Forces' }),
      strengths(reading, situation),
      say({
        en: 'None shows in the answers yet: say what you do better, and how it can be checked.',
        fr: 'Aucune ne ressort encore des réponses : dites ce que vous faites mieux, et comment le vérifier.',
      }),
    ),
    quadrant(
      say({ en: '### Weaknesses', fr: '### Faiblesses' }),
      weaknesses(reading, situation),
      say({
        en: 'None is named: ask somebody who wishes you well what worries them about it.',
        fr: "Aucune n'est nommée : demandez à quelqu'un qui vous veut du bien ce qui l'inquiète.",
      }),
    ),
    quadrant(
      say({ en: '### Opportunities', fr: '### Opportunités' }),
      opportunities(reading, situation),
      say({
        en: 'None is named: ask three possible customers what has changed for them this year.',
        fr: "Aucune n'est nommée : demandez à trois clients possibles ce qui a changé pour eux cette année.",
      }),
    ),
    quadrant(
      say({ en: '### Threats', fr: '### Menaces' }),
      threats(reading, situation),
      say({
        en: 'None is named, and that is the first one: nobody has looked yet.',
        fr: "Aucune n'est nommée, et c'est la première : personne n'a encore cherché.",
      }),
    ),
  );
}

function strengths(reading: Reading, situation: Situation): string[] {
  const { say, quote, answer } = reading;
  const isDearer = dearerThan(reading, situation) !== undefined;
  const proof = findProof([answer('idea', 'experience')]);
  const experience = answer('idea', 'experience');
  const points: string[] = [];
  if (proof !== undefined) {
    points.push(say({ en: `Already done: ${quote(proof, 130)}.`, fr: `Déjà fait : ${quote(proof, 130)}.` }));
  }
  if (experience !== undefined && substanceOf(experience) === 'enough' && firstSentence(experience) !== proof) {
    points.push(
      say({
        en: `Experience: ${quote(firstSentence(experience), 130)}.`,
        fr: `Expérience : ${quote(firstSentence(experience), 130)}.`,
      }),
    );
  }
  for (const difference of situation.differences.filter(
    (entry) =>
      !isVague(entry) &&
      !(isDearer && promisesLowPrice(entry)) &&
      !points.some((point) => point.includes(quote(entry, 110))),
  )) {
    points.push(
      isCheckable(difference)
        ? say({
            en: `${quote(difference, 110)}, which anybody can check.`,
            fr: `${quote(difference, 110)}, que chacun peut vérifier.`,
          })
        : say({
            en: `${quote(difference, 110)}, once it is proved.`,
            fr: `${quote(difference, 110)}, une fois la preuve faite.`,
          }),
    );
  }
  return points;
}

function weaknesses(reading: Reading, situation: Situation): string[] {
  const { say, quote, answer, number, money, figures } = reading;
  const experience = answer('idea', 'experience');
  const points = situation.risks
    .filter(isWithin)
    .map((risk) =>
      say({ en: `Within your hands: ${quote(risk, 110)}.`, fr: `Entre vos mains : ${quote(risk, 110)}.` }),
    );
  const need = findNeed(reading);
  if (need?.sold !== undefined && need.sold < need.sales) {
    points.push(
      say({
        en: `Past sales, about ${number(need.sold)} a month, are under the ${number(need.sales)} that pay the named costs ${marks.computed.en}.`,
        fr: `Les ventes passées, environ ${number(need.sold)} par mois, sont sous les ${number(need.sales)} qui paient les coûts nommés ${marks.computed.fr}.`,
      }),
    );
  }
  if (figures.price === undefined) {
    points.push(
      say({ en: 'No price yet, so nothing can be computed.', fr: 'Pas encore de prix, donc aucun calcul possible.' }),
    );
  } else {
    points.push(
      say({
        en: 'The cost of one sale is not known, so the margin is not either.',
        fr: "Le coût d'une vente n'est pas connu, et la marge non plus.",
      }),
    );
  }
  if (![experience, answer('idea', 'businessIdea'), reading.clarification].some((text) => paid.test(text ?? ''))) {
    points.push(say({ en: 'No paid sale is mentioned yet.', fr: "Aucune vente payée n'est encore mentionnée." }));
  }
  const unpriced = situation.competitors.find((competitor) => !competitor.isHabit && competitor.price === undefined);
  if (unpriced !== undefined) {
    points.push(
      say({
        en: `Prices not checked yet: ${quote(unpriced.name, 80)}.`,
        fr: `Prix pas encore vérifiés : ${quote(unpriced.name, 80)}.`,
      }),
    );
  }
  if (experience === undefined || substanceOf(experience) !== 'enough') {
    points.push(
      say({ en: 'No experience of this trade is described.', fr: "Aucune expérience de ce métier n'est décrite." }),
    );
  }
  if (answer('idea', 'budget') === undefined) {
    points.push(say({ en: 'The starting budget is not stated.', fr: "Le budget de départ n'est pas indiqué." }));
  }
  const dearer = dearerThan(reading, situation);
  const promise = situation.differences.find(promisesLowPrice);
  if (dearer !== undefined && promise !== undefined) {
    points.push(
      say({
        en: `Your figures contradict you: ${quote(promise, 60)}, and yet ${money(dearer.gap)} above ${quote(dearer.competitor.name, 60)} ${marks.computed.en}.`,
        fr: `Vos chiffres vous contredisent : ${quote(promise, 60)}, et pourtant ${money(dearer.gap)} au-dessus de ce concurrent, ${quote(dearer.competitor.name, 60)} ${marks.computed.fr}.`,
      }),
    );
  }
  for (const difference of situation.differences.filter(isVague)) {
    points.push(
      say({
        en: `${quote(difference, 80)} is what everybody says; no proof stands beside it.`,
        fr: `${quote(difference, 80)} : tout le monde le dit, et aucune preuve ne l'accompagne.`,
      }),
    );
  }
  if (situation.competitors.length === 0) {
    points.push(
      say({ en: 'No competitor has been named or visited.', fr: "Aucun concurrent n'a été nommé ni visité." }),
    );
  }
  return points;
}

const gapWords =
  /clos(?:es|ed)|\bbut\b|expensive|\bfar\b|\bslow\b|\bold\b|\bno\b|\bnot\b|without|elsewhere|only|late|\bferme|\bmais\b|\bcher|\bloin\b|lent|vieux|\bpas\b|sans|ailleurs|seulement|tard/iu;
const asked = /\basked (?:me|us)\b|\brequested\b|(?:m['\u2019]|nous )(?:ont|a) demandé/iu;
const paid =
  /\bregular (?:customers|clients)|client(?:e)?s? réguli|déjà \d+ client|\bsold\b|\bsell(?:ing)? (?:since|for)\b|\bpaid\b|\bpaying\b|vendu|payé|\bpaient\b/iu;

function opportunities({ say, quote, answer }: Reading, { trends, competitors }: Situation): string[] {
  const points: string[] = [];
  const demand = splitList(answer('idea', 'targetMarket') ?? '').find((group) => asked.test(group));
  if (demand !== undefined) {
    points.push(
      say({
        en: `A demand that speaks for itself: ${quote(demand, 130)}.`,
        fr: `Une demande qui s'exprime déjà : ${quote(demand, 130)}.`,
      }),
    );
  }
  for (const competitor of competitors) {
    if (competitor.known === undefined || competitor.isHabit) continue;
    const gap = competitor.known.split(/[,;]\s*/u).find((part) => gapWords.test(part));
    if (gap !== undefined) {
      points.push(
        say({
          en: `A gap at ${quote(competitor.name, 60)}: ${quote(gap, 70)}.`,
          fr: `Une faille chez ce concurrent, ${quote(competitor.name, 60)} : ${quote(gap, 70)}.`,
        }),
      );
    }
  }
  for (const trend of trends) {
    points.push(
      say({
        en: `A trend you observe: ${quote(trend, 120)} ${marks.assumption.en}.`,
        fr: `Une tendance que vous observez : ${quote(trend, 120)} ${marks.assumption.fr}.`,
      }),
    );
  }
  const problem = answer('idea', 'problemSolved');
  if (problem !== undefined && substanceOf(problem) === 'enough') {
    const unmet = sentencesOf(problem)[0] ?? problem;
    points.push(
      say({
        en: `A problem still open: ${quote(unmet, 120)}.`,
        fr: `Un problème encore ouvert : ${quote(unmet, 120)}.`,
      }),
    );
  }
  return points;
}

function threats(reading: Reading, situation: Situation): string[] {
  const { say, quote, money } = reading;
  const points = situation.risks
    .filter((risk) => !isWithin(risk))
    .map((risk) => say({ en: `From outside: ${quote(risk, 110)}.`, fr: `De l'extérieur : ${quote(risk, 110)}.` }));
  const dearer = dearerThan(reading, situation);
  if (dearer !== undefined) {
    points.push(
      say({
        en: `Cheaper by ${money(dearer.gap)} on the prices you give ${marks.computed.en}: ${quote(dearer.competitor.name, 70)}.`,
        fr: `Moins cher de ${money(dearer.gap)} d'après les prix que vous donnez ${marks.computed.fr} : ${quote(dearer.competitor.name, 70)}.`,
      }),
    );
  }
  const habitual = situation.competitors.find((competitor) => competitor.isHabit);
  if (habitual !== undefined) {
    points.push(
      say({
        en: `Habit costs nothing: ${quote(habitual.name, 90)}.`,
        fr: `L'habitude ne coûte rien : ${quote(habitual.name, 90)}.`,
      }),
    );
  }
  const rival = situation.competitors.find((competitor) => !competitor.isHabit && competitor !== dearer?.competitor);
  if (rival !== undefined) {
    points.push(
      say({
        en: `Already serving the customers you want: ${quote(rival.name, 70)}.`,
        fr: `Sert déjà la clientèle que vous visez : ${quote(rival.name, 70)}.`,
      }),
    );
  }
  return points;
}

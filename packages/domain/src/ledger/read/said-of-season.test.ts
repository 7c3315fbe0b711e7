import { expect, it } from 'vitest';
import { seasonText } from '../cell-season.ts';
import { amountsIn } from './amounts.ts';
import { plainText } from './plain-text.ts';
import { isOfOneMonth, seasonIn, seasonOfCost, seasonOfSale } from './said-of-season.ts';

const seasonsOf = (quote: string, seasonOf: typeof seasonOfSale) =>
  amountsIn(plainText(quote))
    .filter(({ kind }) => kind !== 'time')
    .map((amount) => seasonOf(quote, amount))
    .map((season) => season && seasonText(season, 'en'));

it('the months behind a list are those of all in it', () => {
  const quote = '70 poutines, 40 hot-dogs et 60 boissons par jour, 5 jours semaine, mai à septembre. 6 festivals';
  expect(seasonsOf(quote, seasonOfSale)).toEqual(['May to Sep', 'May to Sep', 'May to Sep', null]);
});

it.each([
  ['14 a week April to June, 8 July to October', ['Apr to Jun', 'Jul to Oct']],
  ['6 000 lb en août, 3 000 lb en septembre', ['Aug', 'Sep']],
  ['Full cords: August 15, September 35, October 40', ['Aug', 'Sep', 'Oct']],
  ['20 a week, starting in May', [null]],
  ['Entretiens : 20 par mois en mai, juin, septembre, octobre', ['May to Jun, Sep to Oct']],
  ['4 freins et 6 vidanges par semaine, un peu moins en janvier et février', [null, null]],
  ['60 loaves a day, January and February are slower', [null]],
  ['100 pots par semaine, fermé en janvier et février', ['Mar to Dec']],
  ['20 a week except July and August', ['Sep to Jun']],
  ['36 kids, none July-August', ['Sep to Jun']],
  ['Deer only Sept Oct Nov, 15 a week', ['Sep to Nov']],
])('each amount has months of its own: %s', (quote, seasons) => {
  expect(seasonsOf(quote, seasonOfSale)).toEqual(seasons);
});

it.each([
  ['90 customers a day may to mid october', 'May to Oct'],
  ['de mai à la mi-octobre', 'May to Oct'],
  ['8 jobs a week May through Oct', 'May to Oct'],
  ['6 000 plants en mai et juin', 'May to Jun'],
  ['200 trees in November and December', 'Nov to Dec'],
])('the months that are named: %s', (quote, season) => {
  const found = seasonIn(plainText(quote));
  expect(found && seasonText(found, 'en')).toBe(season);
});

it('the months of one thing are not those of the next', () => {
  const quote = "un patio aux deux semaines d'avril à octobre, 2 cuisines par mois à l'année";
  const counts = amountsIn(plainText(quote)).filter(({ kind }) => kind === 'count');
  const seasons = counts.map((amount) => seasonOfSale(quote, amount));
  expect(seasons.map((season) => season && seasonText(season, 'en'))).toEqual(['Apr to Oct', null]);
});

it.each([
  ['Électricité 480 $ par mois de novembre à avril et 260 $ les autres mois', ['Nov to Apr', 'May to Oct']],
  ['ads $400 a month April to September, then $150 a month the rest of the year', ['Apr to Sep', 'Oct to Mar']],
  ['rent $900 a month', [null]],
])('what the other months cost is paid in them: %s', (quote, seasons) => {
  expect(seasonsOf(quote, seasonOfCost)).toEqual(seasons);
});

it('what is said of one month is of that month alone', () => {
  const areOfOne = (quote: string) => amountsIn(plainText(quote)).map((amount) => isOfOneMonth(quote, amount));
  expect(areOfOne('2 weddings in May, 5 in June')).toEqual([true, true]);
  expect(areOfOne('2 weddings a month in May and June')).toEqual([false]);
});

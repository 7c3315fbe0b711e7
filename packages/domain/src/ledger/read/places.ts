import type { Province } from '../provinces.ts';

const names: Readonly<Record<Province, string>> = {
  AB: `alberta, calgary, edmonton, red deer, lethbridge, medicine hat, banff, canmore, grande prairie, fort mcmurray, airdrie, okotoks, st. albert, sherwood park, cochrane`,
  BC: `british columbia, colombie-britannique, vancouver, burnaby, kelowna, kamloops, nanaimo, prince george, whistler, tofino, abbotsford, penticton, squamish, courtenay, comox, cranbrook, revelstoke`,
  MB: `manitoba, winnipeg, saint-boniface, churchill, steinbach, selkirk, gimli`,
  NB: `new brunswick, nouveau-brunswick, moncton, fredericton, dieppe, bathurst, edmundston, shediac, caraquet, miramichi, tracadie, bouctouche, saint john, sackville, campbellton`,
  NL: `newfoundland, terre-neuve, labrador, st. john's, corner brook, gander, happy valley-goose bay, mount pearl`,
  NS: `nova scotia, nouvelle-ecosse, halifax, dartmouth, truro, lunenburg, wolfville, annapolis royal, cape breton, antigonish, cheticamp, yarmouth, kentville, new glasgow`,
  NT: `northwest territories, territoires du nord-ouest, yellowknife, inuvik, hay river`,
  NU: `nunavut, iqaluit, rankin inlet`,
  ON: `ontario, toronto, ottawa, kanata, nepean, mississauga, kitchener, guelph, sudbury, thunder bay, oshawa, brampton, hearst, timmins, hawkesbury, peterborough, sault ste. marie, kapuskasing, barrie, st. catharines, niagara, north bay, collingwood, muskoka, belleville, orillia, brantford, markham, scarborough, etobicoke`,
  PE: `prince edward island, ile-du-prince-edouard, charlottetown, summerside, souris, pei`,
  QC: `montreal, trois-rivieres, sherbrooke, gatineau, hull, saguenay, chicoutimi, rimouski, drummondville, longueuil, saint-hyacinthe, granby, mauricie, gaspesie, estrie, abitibi, rouyn-noranda, val-d'or, sept-iles, baie-comeau, lanaudiere, laurentides, monteregie, bas-saint-laurent, charlevoix, shawinigan, saint-jerome, joliette, ville de quebec, quebec city, quebec, levis, laval, terrebonne, repentigny, magog, alma, matane, gaspe, saguenay-lac-saint-jean, centre-du-quebec, outaouais, cote-nord, chaudiere-appalaches, nord-du-quebec, rosemont, saint-jean-sur-richelieu, brossard, blainville, mirabel, victoriaville, thetford mines, riviere-du-loup, sorel-tracy, salaberry-de-valleyfield, rawdon, baie-saint-paul, tadoussac, lotbiniere, beauce, saint-georges, cantons-de-l'est, iles-de-la-madeleine, mont-tremblant, sainte-adele, verdun, plateau-mont-royal, hochelaga, limoilou, ville-marie`,
  SK: `saskatchewan, saskatoon, regina, moose jaw, prince albert, swift current, yorkton, estevan`,
  YT: `yukon, whitehorse, dawson city`,
};

/** Places that everybody in Canada takes for one, by their names without accents. A name that two provinces share is left out. */
export const provinceOf: ReadonlyMap<string, Province> = new Map(
  (Object.entries(names) as [Province, string][]).flatMap(([province, list]) =>
    list.split(', ').map((name) => [name, province] as const),
  ),
);

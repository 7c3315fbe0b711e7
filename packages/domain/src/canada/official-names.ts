/**
 * Programs, laws and public bodies that a report about a small business in Canada may name, with the site of the body
 * responsible for them. A name that is not here may exist: it has to be checked. Names in English, in French, and as
 * people shorten them.
 */
export type OfficialName = { names: readonly string[]; url: string };

/** When the names and the sites were last checked; shown beside them. */
export const officialNamesDate = '2026-11';

const federalLaws = 'https://laws-lois.justice.gc.ca';
const quebecLaws = 'https://www.legisquebec.gouv.qc.ca';
const ontarioLaws = 'https://www.ontario.ca/laws';
const cra = 'https://www.canada.ca/en/revenue-agency.html';
const ised = 'https://ised-isde.canada.ca';

const of = (url: string, ...names: string[]): OfficialName => ({ names, url });

const federalBodies = [
  of(cra, 'Canada Revenue Agency', 'CRA', 'Agence du revenu du Canada', 'ARC'),
  of('https://www.bdc.ca', 'Business Development Bank of Canada', 'BDC', 'Banque de développement du Canada'),
  of('https://futurpreneur.ca', 'Futurpreneur', 'Futurpreneur Canada'),
  of(ised, 'Innovation, Science and Economic Development Canada', 'ISED', 'ISDE', 'Corporations Canada'),
  of(ised, 'Canada Small Business Financing Program', 'Small Business Financing Program', 'CSBFP'),
  of(ised, 'Programme de financement des petites entreprises du Canada', 'PFPEC'),
  of(ised, 'Canadian Intellectual Property Office', 'CIPO', 'Office de la propriété intellectuelle du Canada', 'OPIC'),
  of('https://communityfuturescanada.ca', 'Community Futures', 'Développement des collectivités'),
  of('https://innovation.ised-isde.canada.ca', 'Business Benefits Finder', "Outil de recherche d'aide aux entreprises"),
  of(
    'https://inspection.canada.ca',
    'Canadian Food Inspection Agency',
    'CFIA',
    "Agence canadienne d'inspection des aliments",
    'ACIA',
  ),
  of('https://www.canada.ca/en/health-canada.html', 'Health Canada', 'Santé Canada'),
  of('https://www.statcan.gc.ca', 'Statistics Canada', 'Statistique Canada'),
  of('https://www.cbsa-asfc.gc.ca', 'Canada Border Services Agency', 'Agence des services frontaliers du Canada'),
  of('https://competition-bureau.canada.ca', 'Competition Bureau', 'Bureau de la concurrence'),
  of('https://www.edc.ca', 'Export Development Canada', 'Exportation et développement Canada'),
  of(
    'https://nrc.canada.ca',
    'National Research Council',
    'Industrial Research Assistance Program',
    'NRC IRAP',
    'Conseil national de recherches du Canada',
    "Programme d'aide à la recherche industrielle",
    'PARI',
  ),
  of(
    cra,
    'Scientific Research and Experimental Development',
    'SR&ED',
    'Recherche scientifique et développement expérimental',
    'RS&DE',
  ),
  of('https://www.canada.ca', 'Canada Summer Jobs', "Emplois d'été Canada", 'Canada Job Grant'),
  of('https://www.canada.ca', 'Employment Insurance', 'Assurance-emploi', 'Canada Pension Plan'),
  of('https://www.canada.ca', 'Régime de pensions du Canada', 'Service Canada', 'Government of Canada'),
  of('https://www.canada.ca', 'Women Entrepreneurship Strategy', 'Stratégie pour les femmes en entrepreneuriat'),
  of('https://fin.canada.ca', 'Department of Finance Canada', 'Ministère des Finances du Canada'),
  of(
    'https://ced.canada.ca',
    'Canada Economic Development for Quebec Regions',
    'Développement économique Canada pour les régions du Québec',
    'DEC',
  ),
  of('https://www.feddev-ontario.canada.ca', 'FedDev Ontario', 'FedNor'),
  of('https://www.canada.ca/en/atlantic-canada-opportunities.html', 'Atlantic Canada Opportunities Agency', 'ACOA'),
  of(
    'https://www.canada.ca/en/atlantic-canada-opportunities.html',
    'Agence de promotion économique du Canada atlantique',
  ),
  of('https://www.canada.ca/en/pacific-economic-development.html', 'PacifiCan', 'PrairiesCan'),
] as const satisfies readonly OfficialName[];

const federalLawNames = [
  of(federalLaws, 'Income Tax Act', "Loi de l'impôt sur le revenu"),
  of(federalLaws, 'Excise Tax Act', "Loi sur la taxe d'accise"),
  of(federalLaws, 'Employment Insurance Act', "Loi sur l'assurance-emploi"),
  of(federalLaws, 'Canada Labour Code', 'Code canadien du travail'),
  of(federalLaws, 'Competition Act', 'Loi sur la concurrence'),
  of(
    federalLaws,
    'Consumer Packaging and Labelling Act',
    "Loi sur l'emballage et l'étiquetage des produits de consommation",
  ),
  of(federalLaws, 'Textile Labelling Act', "Loi sur l'étiquetage des textiles"),
  of(
    federalLaws,
    'Personal Information Protection and Electronic Documents Act',
    'PIPEDA',
    'Loi sur la protection des renseignements personnels et les documents électroniques',
    'LPRPDE',
  ),
  of(federalLaws, "Canada's Anti-Spam Legislation", 'CASL', 'Loi canadienne anti-pourriel', 'LCAP'),
  of(federalLaws, 'Safe Food for Canadians Act', 'Safe Food for Canadians Regulations'),
  of(federalLaws, 'Loi sur la salubrité des aliments au Canada', 'Règlement sur la salubrité des aliments au Canada'),
  of(federalLaws, 'Food and Drugs Act', 'Food and Drug Regulations', 'Loi sur les aliments et drogues'),
  of(federalLaws, 'Règlement sur les aliments et drogues'),
  of(federalLaws, 'Canada Consumer Product Safety Act', 'Loi canadienne sur la sécurité des produits de consommation'),
  of(federalLaws, 'Canada Business Corporations Act', 'CBCA', 'Loi canadienne sur les sociétés par actions'),
  of(federalLaws, 'Canada Not-for-profit Corporations Act', 'Canada Cooperatives Act'),
  of(federalLaws, 'Bankruptcy and Insolvency Act', "Loi sur la faillite et l'insolvabilité"),
  of(federalLaws, 'Canada Small Business Financing Act', 'Loi sur le financement des petites entreprises du Canada'),
  of(federalLaws, 'Trademarks Act', 'Trade-marks Act', 'Loi sur les marques de commerce'),
  of(federalLaws, 'Copyright Act', "Loi sur le droit d'auteur"),
  of(federalLaws, 'Patent Act', 'Loi sur les brevets'),
  of(federalLaws, 'Cannabis Act', 'Loi sur le cannabis'),
  of(federalLaws, 'Bank Act', 'Loi sur les banques', 'Interest Act'),
  of(federalLaws, 'Accessible Canada Act', 'Loi canadienne sur l’accessibilité', 'Canadian Human Rights Act'),
  of(federalLaws, 'Official Languages Act', 'Loi sur les langues officielles'),
  of(federalLaws, 'Customs Act', 'Loi sur les douanes', 'Canadian Environmental Protection Act'),
] as const satisfies readonly OfficialName[];

const quebecNames = [
  of('https://www.registreentreprises.gouv.qc.ca', 'Registraire des entreprises', 'REQ', 'Enterprise Register', 'NEQ'),
  of('https://www.revenuquebec.ca', 'Revenu Québec'),
  of(
    'https://www.cnesst.gouv.qc.ca',
    'CNESST',
    "Commission des normes, de l'équité, de la santé et de la sécurité du travail",
  ),
  of('https://www.investquebec.com', 'Investissement Québec'),
  of('https://www.oqlf.gouv.qc.ca', 'Office québécois de la langue française', 'OQLF'),
  of('https://www.mapaq.gouv.qc.ca', 'MAPAQ', "Ministère de l'Agriculture, des Pêcheries et de l'Alimentation"),
  of('https://www.opc.gouv.qc.ca', 'Office de la protection du consommateur', 'OPC', 'Consumer Protection Office'),
  of('https://www.racj.gouv.qc.ca', 'Régie des alcools, des courses et des jeux', 'RACJ'),
  of('https://www.rbq.gouv.qc.ca', 'Régie du bâtiment du Québec', 'RBQ', 'Régie du bâtiment'),
  of('https://www.cai.gouv.qc.ca', "Commission d'accès à l'information", 'CAI'),
  of('https://www.quebec.ca', 'Gouvernement du Québec', 'Emploi-Québec', 'Services Québec', "Ministère de l'Économie"),
  of('https://www.quebec.ca', "Ministère de l'Économie, de l'Innovation et de l'Énergie", 'Ministère du Tourisme'),
  of(
    'https://www.quebec.ca',
    'Ministère de la Famille',
    "Ministère de l'Éducation",
    'Ministère de la Santé et des Services sociaux',
  ),
  of('https://www.quebec.ca', 'Soutien au travail autonome', 'STA'),
  of('https://www.quebec.ca', 'Fonds locaux d’investissement', "Fonds local d'investissement", 'FLI'),
  of(
    'https://www.quebec.ca',
    'Fonds locaux de solidarité',
    'Fonds local de solidarité',
    'Fonds régions et ruralité',
    'Fonds des services de santé',
  ),
  of('https://www.fondsftq.com', 'Fonds de solidarité FTQ'),
  of('https://www.sadc-cae.ca', 'SADC', 'CAE', 'Réseau des SADC et CAE'),
  of('https://evol.ca', 'Evol', 'Femmessor'),
  of('https://microcreditmontreal.ca', 'Microcrédit Montréal'),
  of('https://pmemtl.com', 'PME MTL'),
  of('https://eequebec.com', 'École des entrepreneurs du Québec'),
  of('https://www.ccq.org', 'Commission de la construction du Québec'),
  of('https://www.cptaq.gouv.qc.ca', 'Commission de protection du territoire agricole du Québec', 'CPTAQ'),
  of('https://www.ctq.gouv.qc.ca', 'Commission des transports du Québec'),
  of('https://www.retraitequebec.gouv.qc.ca', 'Retraite Québec', 'Régime de rentes du Québec', 'Quebec Pension Plan'),
  of('https://www.rqap.gouv.qc.ca', "Régime québécois d'assurance parentale", 'RQAP', 'Quebec Parental Insurance Plan'),
  of(quebecLaws, 'Loi 25', 'Law 25', 'Projet de loi 64', 'Bill 64'),
  of(quebecLaws, 'Loi 96', 'Bill 96', 'Law 96', 'Projet de loi 96', 'Loi 101', 'Bill 101', 'Law 101'),
  of(quebecLaws, 'Loi 16', 'Bill 16', 'Loi 122', 'Bill 122'),
  of(quebecLaws, 'Charte de la langue française', 'Charter of the French Language'),
  of(quebecLaws, 'Loi sur la protection du consommateur', 'Consumer Protection Act', 'LPC'),
  of(quebecLaws, 'Loi sur les normes du travail', 'Act respecting labour standards', 'Labour Standards Act'),
  of(
    quebecLaws,
    'Loi sur la protection des renseignements personnels',
    'Act respecting the protection of personal information in the private sector',
  ),
  of(quebecLaws, 'Code civil du Québec', 'Civil Code of Québec', 'Civil Code of Quebec'),
  of(
    quebecLaws,
    'Loi sur la publicité légale des entreprises',
    'Act respecting the legal publicity of enterprises',
    'LPLE',
  ),
  of(quebecLaws, 'Loi sur les sociétés par actions', 'Business Corporations Act', 'Loi sur les coopératives'),
  of(quebecLaws, 'Loi sur le bâtiment', 'Building Act', 'Code de construction du Québec', 'Cooperatives Act'),
  of(quebecLaws, 'Loi sur les produits alimentaires', 'Food Products Act', 'Règlement sur les aliments'),
  of(
    quebecLaws,
    'Loi sur les impôts',
    'Taxation Act',
    'Loi sur la taxe de vente du Québec',
    'Loi sur la fiscalité municipale',
  ),
  of(quebecLaws, 'Loi sur la santé et la sécurité du travail', 'Act respecting occupational health and safety'),
  of(
    quebecLaws,
    'Loi sur les accidents du travail et les maladies professionnelles',
    'Act respecting industrial accidents and occupational diseases',
  ),
  of(quebecLaws, "Loi sur la qualité de l'environnement", 'Environment Quality Act'),
  of(quebecLaws, "Loi sur l'équité salariale", 'Pay Equity Act', 'Loi sur les permis d’alcool'),
  of(quebecLaws, "Loi sur l'aménagement et l'urbanisme", 'Loi sur les services de garde éducatifs à l’enfance'),
  of(quebecLaws, "Loi sur l'hébergement touristique", 'Tourist Accommodation Act', 'Loi sur les véhicules hors route'),
] as const satisfies readonly OfficialName[];

const otherProvinces = [
  of('https://www.ontario.ca/businessregistry', 'Ontario Business Registry', "Registre des entreprises de l'Ontario"),
  of(
    'https://www.wsib.ca',
    'Workplace Safety and Insurance Board',
    'WSIB',
    "Commission de la sécurité professionnelle et de l'assurance contre les accidents du travail",
    'Commission de la sécurité professionnelle',
    'CSPAAT',
  ),
  of('https://www.ontario.ca', 'Small Business Enterprise Centre', 'Small Business Enterprise Centres', 'SBEC'),
  of('https://www.ontario.ca', "Centres d'encadrement des petits entrepreneurs", 'Summer Company'),
  of('https://www.ontario.ca', 'Starter Company Plus', 'Ministry of Labour', 'Ministry of Health'),
  of(
    'https://www.agco.ca',
    'Alcohol and Gaming Commission of Ontario',
    "Commission des alcools et des jeux de l'Ontario",
  ),
  of(ontarioLaws, 'Employment Standards Act', "Loi sur les normes d'emploi", 'Business Names Act'),
  of(ontarioLaws, 'Occupational Health and Safety Act', 'Loi sur la santé et la sécurité au travail'),
  of(ontarioLaws, 'Accessibility for Ontarians with Disabilities Act', 'AODA'),
  of(ontarioLaws, 'Health Protection and Promotion Act', 'Food Premises Regulation', 'Ontario Building Code'),
  of(ontarioLaws, 'Workplace Safety and Insurance Act', 'Human Rights Code', 'Liquor Licence and Control Act'),
  of('https://www.bcregistry.gov.bc.ca', 'BC Registries and Online Services', 'BC Registries'),
  of('https://www.worksafebc.com', 'WorkSafeBC'),
  of('https://smallbusinessbc.ca', 'Small Business BC'),
  of('https://www.bclaws.gov.bc.ca', 'Personal Information Protection Act', 'PIPA'),
  of('https://businesslink.ca', 'Business Link'),
  of('https://www.alberta.ca', 'Alberta registry agents'),
  of('https://www.albertahealthservices.ca', 'Alberta Health Services'),
  of('https://www.wcb.ab.ca', 'WCB-Alberta'),
  of('https://awcbc.org', 'Workers Compensation Board', "Workers' Compensation Act"),
  of('https://www.cbdc.ca', 'Community Business Development Corporations', 'CBDC'),
  of('https://www.cbdc.ca', 'Corporations au bénéfice du développement communautaire'),
  of('https://www.worksafenb.ca', 'WorkSafeNB', 'Travail sécuritaire NB'),
  of('https://workplacenl.ca', 'WorkplaceNL'),
  of('https://www.wcb.ns.ca', 'WCB Nova Scotia'),
] as const satisfies readonly OfficialName[];

/** Everywhere in Canada: a report may name what a person's neighbours have. */
export const officialNames: readonly OfficialName[] = [
  ...federalBodies,
  ...federalLawNames,
  ...quebecNames,
  ...otherProvinces,
];

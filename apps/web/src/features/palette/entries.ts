import { helpPath } from '@elan/domain/help-pages';
import type { Language, Text } from '@elan/domain/locale';
import { type ModuleKey, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { displayName, type Profile } from '@elan/domain/people';
import { helpEntries } from '../../data/help/help-entries.ts';
import { leftPath } from '../../data/project/left-path.ts';
import { pick } from '../../lib/i18n/messages.ts';
import { foundAsTyped, matchScore } from '../../lib/match.ts';
import { paletteMessages } from './messages.ts';

export type PaletteAction = 'language' | 'tour' | 'shortcuts' | 'sign-out';
export type PaletteTarget =
  | { kind: 'page'; path: string; state?: unknown }
  | { kind: 'project'; projectId: string }
  | { kind: 'text'; projectId: string; path: string }
  | { kind: 'action'; action: PaletteAction };

export const paletteGroups = ['modules', 'projects', 'pages', 'actions', 'help', 'texts'] as const;
type GroupKey = (typeof paletteGroups)[number];

export type PaletteEntry = {
  readonly id: string;
  readonly group: GroupKey;
  readonly label: string;
  /** The label in pieces, with the found words marked. */
  readonly excerpt?: readonly { text: string; found: boolean }[];
  /** Shown after the label, muted. */
  readonly detail: string | null;
  /** Search terms: its names in both languages, and other names people use. */
  readonly search: string;
  readonly locked: boolean;
  readonly current: boolean;
  readonly target: PaletteTarget;
};
export type PaletteGroup = { readonly value: GroupKey; readonly items: PaletteEntry[] };

type OwnProject = { id: string; name: string };
type SharedProject = OwnProject & { owner_profile: Profile | null };

type Scene = {
  language: Language;
  own: readonly OwnProject[];
  shared: readonly SharedProject[];
  currentId: string | null;
  /** The modules that are open in the current project. */
  open: readonly ModuleKey[];
  isFounder: boolean;
};

/** Other names people use for these. */
const otherNames: Readonly<Partial<Record<ModuleKey, string>>> = {
  brainstorm: 'brainstorm remue-méninges',
  analysis: 'SWOT FFOM forces faiblesses',
  finances: 'budget money argent cash trésorerie',
  rd: 'produit recherche R&D',
  personas: 'personas clients customers clientèle',
  maturity: 'score note',
};

/** Everything the palette can reach; own projects in the order of the list. */
export function paletteEntries(scene: Scene): PaletteEntry[] {
  return [...modules(scene), ...projects(scene), ...pages(scene), ...actions(scene), ...help(scene)];
}

function modules({ language, open }: Scene): PaletteEntry[] {
  return moduleKeys.map((module) => ({
    id: `module:${module}`,
    group: 'modules',
    label: moduleTitles[module][language],
    detail: null,
    search: `${both(moduleTitles[module])} ${otherNames[module] ?? ''}`,
    locked: !open.includes(module),
    current: false,
    target: { kind: 'page', path: `/module/${module}` },
  }));
}

function projects({ language, own, shared, currentId }: Scene): PaletteEntry[] {
  const words = pick(paletteMessages, language);
  const entry = (project: OwnProject, detail: string | null): PaletteEntry => ({
    id: `project:${project.id}`,
    group: 'projects',
    label: project.name,
    detail,
    search: `${project.name} ${detail ?? ''}`,
    locked: false,
    current: project.id === currentId,
    target: { kind: 'project', projectId: project.id },
  });
  return [
    ...own.map((project) => entry(project, null)),
    ...shared.map((project) =>
      entry(project, words.sharedBy(project.owner_profile === null ? null : displayName(project.owner_profile))),
    ),
  ];
}

type Messages = typeof paletteMessages;
/** Of the texts that take no values. */
type EntryName = { [Key in keyof Messages]: Messages[Key] extends Text ? Key : never }[keyof Messages];

/** A page, and other names people use for it. */
type Page = { name: EntryName; path: string; more?: string; state?: unknown };

const projectPages: readonly Page[] = [
  { name: 'projectDetails', path: '/project/details', more: 'collaborators team équipe activity activité' },
  {
    name: 'left',
    path: leftPath('tasks'),
    more: 'to do tasks tâches next steps prochaines étapes calendar calendrier before the bank avant la banque',
  },
  { name: 'lender', path: leftPath('lender'), more: 'prêteur loan prêt papers documents quotes soumissions' },
  {
    name: 'practice',
    path: leftPath('practice'),
    more: 'prêteur banker banquier interview entrevue rendez-vous practise pratiquer',
  },
  {
    name: 'request',
    path: '/project/request',
    more: 'borrower emprunteur loan prêt guarantee garantie caution permits permis insurance assurance quote soumission',
  },
  { name: 'planDocument', path: '/project/plan', more: 'pdf word bank banque lender prêteur download télécharger' },
  {
    name: 'readerLinks',
    path: '/project/links',
    more: 'share partager send envoyer banker banquier read lire password mot de passe',
  },
  {
    name: 'suggestions',
    path: '/project/suggestions',
    more: 'accept accepter decline refuser propose proposer changes modifications adviser conseiller',
  },
];

const otherPages: readonly Page[] = [
  { name: 'invitations', path: '/dashboard', state: { showInvitations: true } },
  {
    name: 'importProject',
    path: '/dashboard',
    more: 'import json file fichier restore restaurer upload téléverser',
    state: { importProject: true },
  },
  { name: 'account', path: '/account', more: 'password mot de passe export delete supprimer settings paramètres' },
  { name: 'pricing', path: '/pricing', more: 'premium pricing tarifs plan forfait' },
  { name: 'help', path: '/help', more: 'help aide guides questions support' },
  { name: 'terms', path: '/terms' },
];

function pages({ language, currentId, isFounder }: Scene): PaletteEntry[] {
  const all: readonly Page[] = [
    { name: 'dashboard', path: '/dashboard', more: 'home accueil projects projets' },
    ...(currentId === null ? [] : projectPages),
    // Founders have no subscription (HEAD-016).
    ...otherPages.filter(({ name }) => !(isFounder && name === 'pricing')),
  ];
  return all.map(({ name, path, more, state }) => ({
    ...named(name, language, more),
    group: 'pages',
    target: { kind: 'page', path, ...(state === undefined ? {} : { state }) },
  }));
}

const actionNames = [
  { name: 'language', action: 'language', more: 'language langue anglais français english french' },
  { name: 'tour', action: 'tour', more: 'help aide guide' },
  { name: 'shortcuts', action: 'shortcuts', more: 'help aide keys touches hotkeys' },
  { name: 'signOut', action: 'sign-out', more: 'log out logout déconnexion quitter' },
] as const;

function actions({ language }: Scene): PaletteEntry[] {
  return actionNames.map(({ name, action, more }) => ({
    ...named(name, language, more),
    group: 'actions',
    target: { kind: 'action', action },
  }));
}

/** The pages of help and the guides, listed only when something is typed. */
function help({ language }: Scene): PaletteEntry[] {
  return helpEntries(language).map(({ name, title, keywords }) => ({
    id: `help:${name}`,
    group: 'help',
    label: title,
    detail: null,
    search: `${title} ${keywords}`,
    locked: false,
    current: false,
    target: { kind: 'page', path: helpPath(name) },
  }));
}

const both = (text: Text) => `${text.en} ${text.fr}`;

const named = (name: EntryName, language: Language, more = '') => ({
  id: name,
  label: paletteMessages[name][language],
  detail: null,
  search: `${both(paletteMessages[name])} ${more}`,
  locked: false,
  current: false,
});

/** The groups to list before anything is typed. */
const atFirst = ['modules', 'projects', 'pages', 'actions'] as const;
const atFirstWithoutProject = ['projects', 'modules', 'pages', 'actions'] as const;
/** How many projects to list before anything is typed. */
const projectsAtFirst = 5;
/** More results of one kind than anybody would read. */
const longestGroup = 30;

/**
 * The results for a query: best groups first, best entries first within a group. Guesses only appear when nothing
 * matched as typed. An empty query lists everything, but only the first of many projects.
 * @returns the non-empty groups, and how many projects they leave out
 */
export function findEntries(
  entries: readonly PaletteEntry[],
  query: string,
): { groups: PaletteGroup[]; projectsLeft: number } {
  if (query.trim() === '') return everything(entries);
  const scored = entries
    .map((entry) => ({ entry, score: matchScore(query, entry.search) }))
    .filter(({ score }) => score > 0)
    .sort((first, second) => second.score - first.score);
  const found = scored.filter(({ score }) => score >= foundAsTyped);
  const shown = (found.length > 0 ? found : scored).map(({ entry }) => entry);
  const order = [...new Set(shown.map(({ group }) => group))];
  return { groups: grouped(order, shown), projectsLeft: 0 };
}

function everything(entries: readonly PaletteEntry[]): { groups: PaletteGroup[]; projectsLeft: number } {
  const projects = entries.filter(({ group }) => group === 'projects');
  const left = projects.slice(projectsAtFirst);
  // Without an open project the modules have nothing to open yet.
  const order = projects.some(({ current }) => current) ? atFirst : atFirstWithoutProject;
  return {
    groups: grouped(
      order,
      entries.filter((entry) => !left.includes(entry)),
    ),
    projectsLeft: left.length,
  };
}

function grouped(order: readonly GroupKey[], entries: readonly PaletteEntry[]): PaletteGroup[] {
  return order
    .map((value) => ({ value, items: entries.filter(({ group }) => group === value).slice(0, longestGroup) }))
    .filter(({ items }) => items.length > 0);
}

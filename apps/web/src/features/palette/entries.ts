import { helpPath } from '@elan/domain/help-pages';
import type { Language, Text } from '@elan/domain/locale';
import { type ModuleKey, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { displayName, type Profile } from '@elan/domain/people';
import { helpEntries } from '../../lib/help-entries.ts';
import { pick } from '../../lib/i18n/messages.ts';
import { leftPath } from '../../lib/left-path.ts';
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

function pages({ language, currentId, isFounder }: Scene): PaletteEntry[] {
  const page = (name: keyof typeof paletteMessages & string, text: Text, path: string, more = '', state?: unknown) => ({
    ...named(name, text, language, more),
    group: 'pages' as const,
    target: { kind: 'page' as const, path, ...(state === undefined ? {} : { state }) },
  });
  const {
    dashboard,
    projectDetails,
    left,
    lender,
    practice,
    request,
    planDocument,
    readerLinks,
    suggestions,
    invitations,
    importProject,
    account,
    pricing,
    help: helpPages,
    terms,
  } = paletteMessages;
  return [
    page('dashboard', dashboard, '/dashboard', 'home accueil projects projets'),
    ...(currentId === null
      ? []
      : [
          page('projectDetails', projectDetails, '/project/details', 'collaborators team équipe activity activité'),
          page(
            'left',
            left,
            leftPath('tasks'),
            'to do tasks tâches next steps prochaines étapes calendar calendrier before the bank avant la banque',
          ),
          page('lender', lender, leftPath('lender'), 'prêteur loan prêt papers documents quotes soumissions'),
          page(
            'practice',
            practice,
            leftPath('practice'),
            'prêteur banker banquier interview entrevue rendez-vous practise pratiquer',
          ),
          page(
            'request',
            request,
            '/project/request',
            'borrower emprunteur loan prêt guarantee garantie caution permits permis insurance assurance quote soumission',
          ),
          page(
            'planDocument',
            planDocument,
            '/project/plan',
            'pdf word bank banque lender prêteur download télécharger',
          ),
          page(
            'readerLinks',
            readerLinks,
            '/project/links',
            'share partager send envoyer banker banquier read lire password mot de passe',
          ),
          page(
            'suggestions',
            suggestions,
            '/project/suggestions',
            'accept accepter decline refuser propose proposer changes modifications adviser conseiller',
          ),
        ]),
    page('invitations', invitations, '/dashboard', '', { showInvitations: true }),
    page('importProject', importProject, '/dashboard', 'import json file fichier restore restaurer upload téléverser', {
      importProject: true,
    }),
    page('account', account, '/account', 'password mot de passe export delete supprimer settings paramètres'),
    // Founders have no subscription (HEAD-016).
    ...(isFounder ? [] : [page('pricing', pricing, '/pricing', 'premium pricing tarifs plan forfait')]),
    page('help', helpPages, '/help', 'help aide guides questions support'),
    page('terms', terms, '/terms'),
  ];
}

function actions({ language }: Scene): PaletteEntry[] {
  const action = (
    name: 'language' | 'tour' | 'shortcuts' | 'signOut',
    key: PaletteAction,
    more: string,
  ): PaletteEntry => ({
    ...named(name, paletteMessages[name], language, more),
    group: 'actions',
    target: { kind: 'action', action: key },
  });
  return [
    action('language', 'language', 'language langue anglais français english french'),
    action('tour', 'tour', 'help aide guide'),
    action('shortcuts', 'shortcuts', 'help aide keys touches hotkeys'),
    action('signOut', 'sign-out', 'log out logout déconnexion quitter'),
  ];
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

const named = (id: string, text: Text, language: Language, more: string) => ({
  id,
  label: text[language],
  detail: null,
  search: `${both(text)} ${more}`,
  locked: false,
  current: false,
});

/** The groups to list before anything is typed. */
const atFirst = ['modules', 'projects', 'pages', 'actions'] as const;
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
  return { groups: grouped(order, shown, longestGroup), projectsLeft: 0 };
}

function everything(entries: readonly PaletteEntry[]): { groups: PaletteGroup[]; projectsLeft: number } {
  const projectCount = entries.filter(({ group }) => group === 'projects').length;
  // Without an open project the modules have nothing to open yet.
  const hasCurrent = entries.some(({ group, current }) => group === 'projects' && current);
  const order = hasCurrent ? atFirst : (['projects', 'modules', 'pages', 'actions'] as const);
  const first = entries.filter(
    (entry, index) => entry.group !== 'projects' || index < indexOfProjects(entries) + projectsAtFirst,
  );
  return { groups: grouped(order, first, longestGroup), projectsLeft: Math.max(0, projectCount - projectsAtFirst) };
}

const indexOfProjects = (entries: readonly PaletteEntry[]) => entries.findIndex(({ group }) => group === 'projects');

function grouped(order: readonly GroupKey[], entries: readonly PaletteEntry[], longest: number): PaletteGroup[] {
  return order
    .map((value) => ({ value, items: entries.filter(({ group }) => group === value).slice(0, longest) }))
    .filter(({ items }) => items.length > 0);
}

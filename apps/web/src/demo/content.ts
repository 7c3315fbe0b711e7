import { demoId, demoIds } from '@elan/domain/demo';
import type { Localized, Text } from '@elan/domain/locale';
import type { Answers } from '@elan/domain/modules/define-module';
import type { JournalEntry } from '@elan/domain/modules/journal/entry';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import type { Persona } from '@elan/domain/modules/personas/persona';
import type { SampleProject } from '@elan/domain/modules/sample-file';
import type { Profile } from '@elan/domain/people';
import { sampleOf } from './samples.ts';

/** A text in both languages, or a plain string once somebody has edited it. */
export type Words = string | Text;

export type DemoModule = {
  answers: Readonly<Record<string, Words>>;
  aiResponse: Text | null;
  /** Ids of what was set aside. */
  aside: { readonly questions: readonly string[]; readonly sections: readonly string[] };
  lastUpdated: string | null;
  hasIdea: boolean;
  personas: readonly { id: string; words: Localized<Persona> }[];
  /** Newest first. */
  entries: readonly { words: Localized<JournalEntry> }[];
};

export type DemoProject = {
  id: string;
  ownerId: string;
  owner: Profile;
  name: Words;
  description: Words | null;
  createdAt: string;
  updatedAt: string;
  archivedAt: string | null;
  deletedAt: string | null;
  modules: Readonly<Partial<Record<ModuleKey, DemoModule>>>;
};

export const demoPerson: Profile = { email: 'demo@example.com', name: '', color: 'pine' };
const inviter: Profile = { email: 'nadia@example.com', name: 'Nadia Benali', color: 'violet' };

export const emptyModule: DemoModule = {
  answers: {},
  aiResponse: null,
  aside: { questions: [], sections: [] },
  lastUpdated: null,
  hasIdea: false,
  personas: [],
  entries: [],
};

/** The demonstration's only own project (decision N-31). */
export function bakery(now: string): DemoProject {
  const answered = answeredModules('bakery', moduleKeys, now);
  const { en, fr } = sampleOf('bakery');
  const aiResponse = { en: en.ideaAnalysis ?? '', fr: fr.ideaAnalysis ?? '' };
  return {
    id: demoIds.project,
    ownerId: demoIds.user,
    owner: demoPerson,
    name: { en: 'Demo: a bakery in Trois-Rivières', fr: 'Démo\u00a0: une boulangerie à Trois-Rivières' },
    description: {
      en: 'An example to explore and try things out on. Nothing here is sent or saved.',
      fr: "Un exemple à regarder et à essayer. Rien n'en est envoyé ni conservé.",
    },
    createdAt: now,
    updatedAt: now,
    archivedAt: null,
    deletedAt: null,
    modules: {
      ...answered,
      brainstorm: { ...(answered.brainstorm ?? emptyModule), hasIdea: true },
      idea: { ...(answered.idea ?? emptyModule), aiResponse },
      personas: { ...emptyModule, lastUpdated: now, personas: personas('bakery') },
      journal: { ...emptyModule, lastUpdated: now, entries: entries('bakery') },
    },
  };
}

/** The project behind the demonstration's invitation. */
export function clinic(now: string): DemoProject {
  return {
    id: demoIds.sharedProject,
    ownerId: demoIds.inviter,
    owner: inviter,
    name: { en: 'Demo: an app for clinics', fr: 'Démo\u00a0: une application pour les cliniques' },
    description: {
      en: "Someone else's example, to show what working together looks like.",
      fr: "L'exemple de quelqu'un d'autre, pour voir à quoi ressemble le travail à plusieurs.",
    },
    createdAt: now,
    updatedAt: now,
    archivedAt: null,
    deletedAt: null,
    modules: answeredModules('clinic', ['brainstorm', 'idea', 'analysis'], now),
  };
}

function answeredModules(sample: SampleProject, modules: readonly ModuleKey[], now: string): DemoProject['modules'] {
  const words = sampleOf(sample);
  const answered = modules.flatMap((module): [ModuleKey, DemoModule][] => {
    const french: Answers = words.fr.answers[module];
    const answers = Object.entries(words.en.answers[module]).map(([question, en]) => [
      question,
      { en, fr: french[question] ?? en },
    ]);
    if (answers.length === 0) return [];
    return [[module, { ...emptyModule, answers: Object.fromEntries(answers), lastUpdated: now }]];
  });
  return Object.fromEntries(answered);
}

function personas(sample: SampleProject): DemoModule['personas'] {
  const words = sampleOf(sample);
  return words.en.personas.map((en, index) => ({
    id: demoId(0xde31 + index),
    words: { en, fr: words.fr.personas[index] ?? en },
  }));
}

function entries(sample: SampleProject): DemoModule['entries'] {
  const words = sampleOf(sample);
  return words.en.entries.map((en, index) => ({ words: { en, fr: words.fr.entries[index] ?? en } }));
}

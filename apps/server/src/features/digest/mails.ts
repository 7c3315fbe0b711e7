import { intlLocale, type Language, type Localized } from '@elan/domain/locale';
import { moduleTitles } from '@elan/domain/modules/keys';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Letterhead } from '../../platform/mail/letter.ts';
import { plainName, shownName } from '../../platform/mail/names.ts';
import type { ProjectNews } from './queries.ts';

/** Projects in one mail, and people named in one project; the others are counted. */
const most = { projects: 10, people: 3 } as const;

const words = {
  subject: {
    en: (product: string) => `Your week in ${product}`,
    fr: (product: string) => `Votre semaine dans ${product}`,
  },
  intro: {
    en: (day: string) => `Here is what happened in your projects since ${day}.`,
    fr: (day: string) => `Voici ce qui s'est passé dans vos projets depuis le ${day}.`,
  },
  completed: {
    en: (modules: string) => `Completed: ${modules}`,
    fr: (modules: string) => `Terminé\u00a0: ${modules}`,
  },
  changes: {
    en: (count: number, modules: string) => `${count} ${count === 1 ? 'change' : 'changes'}: ${modules}`,
    fr: (count: number, modules: string) =>
      `${count} ${count < 2 ? 'modification' : 'modifications'}\u00a0: ${modules}`,
  },
  comments: {
    en: (count: number) => `${count} ${count === 1 ? 'comment' : 'comments'}`,
    fr: (count: number) => `${count} ${count < 2 ? 'commentaire' : 'commentaires'}`,
  },
  by: { en: (people: string) => `By ${people}`, fr: (people: string) => `Par ${people}` },
  otherPeople: {
    en: (count: number) => (count === 1 ? '1 other person' : `${count} other people`),
    fr: (count: number) => (count === 1 ? '1 autre personne' : `${count} autres personnes`),
  },
  otherProjects: {
    en: (count: number) => `There is news in ${count === 1 ? '1 more project' : `${count} more projects`}.`,
    fr: (count: number) => `Il y a du nouveau dans ${count === 1 ? '1 autre projet' : `${count} autres projets`}.`,
  },
  open: { en: 'Open my projects', fr: 'Ouvrir mes projets' },
  reason: {
    en: 'You received this email because you switched on the weekly summary in your account.',
    fr: 'Vous recevez ce courriel parce que vous avez activé le résumé hebdomadaire dans votre compte.',
  },
} as const satisfies Record<string, Localized<unknown>>;

type Digest = {
  recipient: string;
  language: Language;
  since: Date;
  /** Busiest first. */
  projects: readonly ProjectNews[];
  unsubscribe: string;
};

/** The weekly digest: counts and names, not what was written. */
export function digestMail(from: Letterhead, { recipient, language, since, projects, unsubscribe }: Digest) {
  const subject = words.subject[language](from.productName);
  const day = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeZone: 'America/Toronto' });
  const further = projects.length - most.projects;
  return composeMail(from, {
    recipient,
    subject,
    texts: [
      {
        language,
        heading: subject,
        paragraphs: [words.intro[language](day.format(since))],
        lists: projects
          .slice(0, most.projects)
          .map((project) => ({ heading: shownName(project.name), items: itemsOf(project, language) })),
        action: { label: words.open[language], link: `${from.publicUrl}/dashboard` },
        ...(further > 0 ? { closing: words.otherProjects[language](further) } : {}),
        reason: words.reason[language],
      },
    ],
    unsubscribe,
  });
}

function itemsOf(project: ProjectNews, language: Language): string[] {
  const { changes, comments, changedModules, completedModules, people } = project;
  const list = (parts: readonly string[]) => new Intl.ListFormat(intlLocale(language)).format(parts);
  const titles = (modules: ProjectNews['changedModules']) => list(modules.map((key) => moduleTitles[key][language]));
  const named = people.slice(0, most.people).map(({ name, email }) => plainName(name) || email);
  const others = people.length - named.length;
  return [
    ...(completedModules.length > 0 ? [words.completed[language](titles(completedModules))] : []),
    ...(changes > 0 ? [words.changes[language](changes, titles(changedModules))] : []),
    ...(comments > 0 ? [words.comments[language](comments)] : []),
    ...(named.length > 0
      ? [words.by[language](list([...named, ...(others > 0 ? [words.otherPeople[language](others)] : [])]))]
      : []),
  ];
}

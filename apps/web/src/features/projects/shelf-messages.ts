import { defineMessages } from '../../lib/i18n/messages.ts';

export const shelfMessages = defineMessages({
  shelves: { en: 'Which projects', fr: 'Quels projets' },
  current: { en: 'Current', fr: 'En cours' },
  archived: { en: 'Archived', fr: 'Archivés' },
  trash: { en: 'Trash', fr: 'Corbeille' },
  found: {
    en: (count: number) => (count === 1 ? '1 project found' : `${count} projects found`),
    fr: (count: number) => (count > 1 ? `${count} projets trouvés` : `${count} projet trouvé`),
  },
  noMatch: {
    en: (search: string) => `No project has “${search}” in its name or description.`,
    fr: (search: string) => `Aucun projet n'a «\u00a0${search}\u00a0» dans son nom ou sa description.`,
  },
  clear: { en: 'Show all projects', fr: 'Afficher tous les projets' },
  noCurrent: {
    en: 'All your projects are archived or in the trash. Create one below, or bring one back.',
    fr: 'Tous vos projets sont archivés ou dans la corbeille. Créez-en un ci-dessous, ou récupérez-en un.',
  },
  noArchived: {
    en: 'No archived projects. Archive one you are done with: it leaves the list, and stays readable.',
    fr: 'Aucun projet archivé. Archivez celui que vous avez terminé\u00a0: il quitte la liste et reste lisible.',
  },
  loading: { en: 'Loading projects…', fr: 'Chargement des projets…' },
});

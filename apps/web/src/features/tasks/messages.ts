import type { TaskGroup } from '@elan/domain/tasks/task';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const taskMessages = defineMessages({
  opening: { en: 'Opening the list…', fr: 'Ouverture de la liste…' },
  emptyTitle: { en: 'Nothing to do yet', fr: 'Rien à faire pour le moment' },
  empty: {
    en: 'Each analysis ends with its next steps. They appear here as soon as an analysis is written, each step once.',
    fr: "Chaque analyse se termine par ses prochaines étapes. Elles figurent ici dès qu'une analyse est rédigée, chacune une seule fois.",
  },
  allDone: { en: 'Everything on this list is done.', fr: 'Tout ce qui figure dans cette liste est fait.' },
  mine: { en: 'Only mine', fr: 'Seulement les miennes' },
  noneMine: { en: 'No task is assigned to you.', fr: 'Aucune tâche ne vous est confiée.' },
  newTask: { en: 'New task', fr: 'Nouvelle tâche' },
  text: { en: 'Task', fr: 'Tâche' },
  due: { en: 'Due date', fr: 'Échéance' },
  assignee: { en: 'Person', fr: 'Responsable' },
  nobody: { en: 'Not assigned yet', fr: 'Pas encore attribuée' },
  missing: { en: 'Describe the task.', fr: "Écrivez ce qu'il y a à faire." },
  add: { en: 'Add', fr: 'Ajouter' },
  save: { en: 'Save', fr: 'Enregistrer' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  undo: { en: 'Undo', fr: 'Annuler' },
  edit: { en: (text: string) => `Edit “${text}”`, fr: (text: string) => `Modifier «\u00a0${text}\u00a0»` },
  remove: { en: (text: string) => `Delete “${text}”`, fr: (text: string) => `Supprimer «\u00a0${text}\u00a0»` },
  up: { en: (text: string) => `Move “${text}” up`, fr: (text: string) => `Monter «\u00a0${text}\u00a0»` },
  down: { en: (text: string) => `Move “${text}” down`, fr: (text: string) => `Descendre «\u00a0${text}\u00a0»` },
  removeTitle: { en: 'Delete this task?', fr: 'Supprimer cette tâche\u00a0?' },
  removeStep: {
    en: 'It will be removed for everyone. The analysis keeps its text, and the next one will not bring the task back.',
    fr: "Elle quitte la liste pour tout le monde. L'analyse garde son texte, et la prochaine ne la ramènera pas.",
  },
  removeOwn: { en: 'It will be removed for everyone.', fr: 'Elle quitte la liste pour tout le monde.' },
  removeNow: { en: 'Delete', fr: 'Supprimer' },
  from: { en: 'From', fr: 'Tirée de' },
  about: { en: 'About', fr: 'Sujet\u00a0:' },
  module: { en: (title: string) => `“${title}”`, fr: (title: string) => `«\u00a0${title}\u00a0»` },
  dueOn: { en: (day: string) => `Due ${day}`, fr: (day: string) => `Échéance\u00a0: ${day}` },
  doneOn: { en: (day: string) => `Done ${day}`, fr: (day: string) => `Faite le ${day}` },
  doneOnBy: {
    en: (day: string, name: string) => `Done ${day} by ${name}`,
    fr: (day: string, name: string) => `Faite le ${day} par ${name}`,
  },
  nowDone: { en: (text: string) => `Done: ${text}`, fr: (text: string) => `Fait\u00a0: ${text}` },
  done: {
    en: (count: number) => `Done (${count})`,
    fr: (count: number) => `${count < 2 ? 'Faite' : 'Faites'} (${count})`,
  },
  calendar: { en: 'Download for a calendar', fr: 'Télécharger pour un calendrier' },
  calendarNote: {
    en: 'A file with the open tasks that have a date, for any calendar program.',
    fr: "Un fichier des tâches à faire qui ont une échéance, pour n'importe quel calendrier.",
  },
  fileName: { en: 'to-do.ics', fr: 'a-faire.ics' },
});

export const groupMessages = defineMessages({
  overdue: { en: 'Overdue', fr: 'En retard' },
  thisWeek: { en: 'This week', fr: 'Cette semaine' },
  nextWeek: { en: 'Next week', fr: 'La semaine prochaine' },
  later: { en: 'Later', fr: 'Plus tard' },
  undated: { en: 'No date', fr: 'Sans échéance' },
} satisfies Record<TaskGroup, { en: string; fr: string }>);

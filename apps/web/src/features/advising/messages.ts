import { defineMessages } from '../../lib/i18n/messages.ts';

const counted = (count: number, one: string, more: string) => (count === 1 ? one : more.replace('#', String(count)));
const compte = (count: number, one: string, more: string) => (count < 2 ? one : more.replace('#', String(count)));

export const advisingMessages = defineMessages({
  title: { en: 'Projects you advise', fr: 'Projets que vous conseillez' },
  lead: {
    en: 'What is waiting for you in each project, most recently changed first.',
    fr: 'Ce qui vous attend dans chaque projet, le dernier modifié en premier.',
  },
  opening: { en: 'Opening your projects…', fr: 'Ouverture de vos projets…' },
  failed: { en: 'These projects could not be loaded.', fr: "Ces projets n'ont pas pu être chargés." },
  emptyTitle: { en: 'You are not advising any project yet', fr: 'Vous ne conseillez encore aucun projet' },
  empty: {
    en: 'When somebody invites you as an adviser, their project appears here.',
    fr: "Lorsqu'une personne vous invite comme conseiller, son projet figure ici.",
  },
  more: { en: 'Show more projects', fr: 'Afficher plus de projets' },
  of: { en: 'Project by', fr: 'Projet de' },
  changed: { en: 'Last change', fr: 'Dernière modification' },
  archived: { en: 'Archived', fr: 'Archivé' },
  nothing: { en: 'Nothing is waiting for you.', fr: 'Rien ne vous attend.' },
  unread: {
    en: (count: number) => counted(count, '1 unread reply or mention', '# unread replies and mentions'),
    fr: (count: number) => compte(count, '1 réponse ou mention non lue', '# réponses et mentions non lues'),
  },
  answers: {
    en: (count: number) => counted(count, '1 of your questions has an answer', '# of your questions have an answer'),
    fr: (count: number) => compte(count, '1 de vos questions a une réponse', '# de vos questions ont une réponse'),
  },
  open: {
    en: (count: number) =>
      counted(count, '1 question is waiting for an answer', '# questions are waiting for an answer'),
    fr: (count: number) => compte(count, '1 question attend une réponse', '# questions attendent une réponse'),
  },
  signed: {
    en: (count: number) => counted(count, '1 section signed off', '# sections signed off'),
    fr: (count: number) => compte(count, '1 section approuvée', '# sections approuvées'),
  },
  toCheck: {
    en: (count: number) =>
      counted(
        count,
        'The project has changed since you signed off 1 section',
        'The project has changed since you signed off # sections',
      ),
    fr: (count: number) =>
      compte(
        count,
        'Le projet a changé depuis que vous avez approuvé 1 section',
        'Le projet a changé depuis que vous avez approuvé # sections',
      ),
  },
  plan: { en: 'The plan', fr: 'Le plan' },
  planOf: { en: (name: string) => `The plan for ${name}`, fr: (name: string) => `Le plan de ${name}` },
  tasks: { en: 'Questions and tasks', fr: 'Questions et tâches' },
  tasksOf: {
    en: (name: string) => `Questions and tasks for ${name}`,
    fr: (name: string) => `Questions et tâches de ${name}`,
  },
});

import type { ModuleBrief } from './module-brief.ts';

export const analysis: ModuleBrief = {
  task: {
    en: `# Your task

Write the situation analysis of this project: its market, its competition and its SWOT matrix. Build on the answers to "My idea" when they are in the project data; where they contradict the answers of this module, say so. Use these sections, in this order:

## At a glance
Three sentences: where the idea stands today, its strongest card, and what must be settled first.

## Your competition
A table with one row for each competitor the person named: what they offer (as far as the answers say), where this project differs, what to go and look at. One more row for what customers do today without any of them. Then judge the differentiators: which of them would a customer notice and pay for, which could be copied within a month?

## Trends and risks
A table of three to five risks, those the person named first: risk, early sign, what to do now. The trends the person named, and what each means for the first year.

## SWOT matrix
Write these four headings exactly, each followed by three to five bullets of one sentence. A bullet names a fact of this project; strengths and weaknesses lie within the project, opportunities and threats outside it.

### Strengths

### Weaknesses

### Opportunities

### Threats

## What follows from it
Three priorities, numbered: which strength to use for which opportunity, which weakness to settle before which threat, and the first step of each.`,
    fr: `# Votre tâche

Rédigez l'analyse de la situation de ce projet : son marché, sa concurrence et sa matrice FFOM. Appuyez-vous sur les réponses au module « Mon idée » quand elles figurent dans les données du projet ; si elles contredisent les réponses de ce module, dites-le. Suivez ces sections, dans cet ordre :

## En bref
Trois phrases : où en est l'idée aujourd'hui, son meilleur atout et ce qu'il faut régler en premier.

## Votre concurrence
Un tableau avec une ligne pour chaque concurrent nommé par la personne : ce qu'il offre (d'après les réponses), en quoi le projet se distingue, ce qu'il faut aller voir. Une ligne de plus pour ce que les clients font aujourd'hui sans aucun d'eux. Puis jugez les éléments distinctifs : lesquels un client remarquerait-il et paierait-il, lesquels pourraient être copiés en un mois ?

## Tendances et risques
Un tableau de trois à cinq risques, ceux que la personne a nommés d'abord : risque, signe avant-coureur, quoi faire maintenant. Les tendances nommées par la personne, et ce que chacune signifie pour la première année.

## Matrice FFOM
Écrivez exactement ces quatre titres, chacun suivi de trois à cinq puces d'une phrase. Une puce nomme un fait de ce projet ; forces et faiblesses se trouvent dans le projet, opportunités et menaces à l'extérieur.

### Forces

### Faiblesses

### Opportunités

### Menaces

## Ce qui en découle
Trois priorités numérotées : quelle force employer pour quelle opportunité, quelle faiblesse régler avant quelle menace, et le premier pas de chacune.`,
  },
};

import english from '../../../../../content/checklists/general.en.md?raw';
import french from '../../../../../content/checklists/general.fr.md?raw';
import { checklistOf } from './checklist-text.ts';

/** What founders usually also have, whatever the trade. */
export const generalChecklist = { en: checklistOf(english), fr: checklistOf(french) };

import type { Question } from '../define-module.ts';

export const questions = [] as const satisfies readonly Question[];

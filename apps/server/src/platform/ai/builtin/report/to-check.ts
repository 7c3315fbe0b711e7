import type { Language } from '@elan/domain/locale';
import { filledInLabel } from '@elan/domain/modules/filled-in';

/** In front of what is only filled in, where no text is too long for it. */
export const toCheckMark = (language: Language) => `${filledInLabel[language]}${language === 'fr' ? '\u00a0:' : ':'} `;

import { useEffect, useState } from 'react';
import { questionElementId } from './question-element.ts';

const prefix = questionElementId('');

/** The question whose field has focus; null when none has. */
export function useFocusedQuestion(): string | null {
  const [question, setQuestion] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const id = document.activeElement?.id ?? '';
      setQuestion(id.startsWith(prefix) && id.length > prefix.length ? id.slice(prefix.length) : null);
    };
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return question;
}

import type { Localized } from '@elan/domain/locale';
import type { ModelTask } from '@elan/domain/plan-document/rewrite';
import type { SectionToRewrite } from '../port.ts';
import { createNonce, fence, toFencedJson } from './fence.ts';
import { promptText } from './prompt-text.ts';

/** Asks for one section of a business plan: in other words, or written from notes and facts. Names and addresses of people were taken out of it. */
export function rewritePrompt({ language, style, title, text }: SectionToRewrite): { system: string; user: string } {
  const nonce = createNonce();
  const data = toFencedJson({ title, text }, (each) => each);
  const system =
    style === 'write'
      ? promptText('write-section', language, { nonce })
      : promptText('rewrite-section', language, { nonce, style: styles[style][language] });
  return { system, user: fence(data, nonce) };
}

const styles: Readonly<Record<Exclude<ModelTask, 'write'>, Localized<string>>> = {
  shorter: {
    en: 'Say the same in about half the words. Drop repetitions and filler, keep every fact that a lender would look for.',
    fr: 'Dites la même chose en deux fois moins de mots environ. Enlevez les répétitions et le remplissage, gardez chaque fait que chercherait un prêteur.',
  },
  banker: {
    en: 'Write it for the account manager who decides on the loan: what is certain first, then what it rests on, then what could go wrong and what is done about it. Sober, in the third person, no selling.',
    fr: "Écrivez pour la personne qui décide du prêt : d'abord ce qui est certain, puis sur quoi cela repose, puis ce qui pourrait mal tourner et ce qui est prévu. Sobre, à la troisième personne, sans vendre.",
  },
  plainer: {
    en: 'Use plain words and short sentences that somebody outside the trade understands at once. Explain or replace terms of the trade.',
    fr: 'Employez des mots simples et des phrases courtes que comprend tout de suite une personne hors du métier. Expliquez ou remplacez les termes du métier.',
  },
};

import type { ComponentProps } from 'react';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';
import { EmptyState } from './ui/empty-state.tsx';

const emptyResultMessages = defineMessages({
  title: { en: 'Nothing written yet', fr: "Rien de rédigé pour l'instant" },
  text: {
    en: 'It will appear here as soon as somebody who edits this project has asked for it.',
    fr: "Le résultat s'affichera ici dès qu'une personne qui modifie ce projet l'aura demandé.",
  },
});

type Props = Omit<ComponentProps<typeof EmptyState>, 'headingLevel'> & { mayAsk: boolean };

/** Where a result will be: how to ask for it, or who can, for somebody who may not. */
export function EmptyResult({ mayAsk, ...props }: Props) {
  const words = useMessages(emptyResultMessages);
  if (mayAsk) return <EmptyState {...props} headingLevel={3} />;
  const { example: _example, action: _action, ...place } = props;
  return (
    <EmptyState {...place} headingLevel={3} title={words.title}>
      {words.text}
    </EmptyState>
  );
}

import type { ComponentProps } from 'react';
import type { KeptText } from '../lib/kept-text.ts';
import { NotKept } from './not-kept.tsx';
import { TextField } from './ui/text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & { text: KeptText };

/** A line of text that survives closing the page; where the device cannot keep it, that is said below. */
export function KeptTextField({ text, ...field }: Props) {
  return (
    <>
      <TextField {...field} onChange={(event) => text.set(event.target.value)} value={text.value} />
      <NotKept shown={!text.kept} />
    </>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';
import { useCopy } from '../lib/use-copy.ts';
import { actionWords } from './ui/action-words.ts';
import { Banner } from './ui/banner.tsx';
import { Button } from './ui/button.tsx';
import { Field } from './ui/field.tsx';

const messages = defineMessages({
  ...actionWords,
  copyFailed: {
    en: 'The browser did not allow copying. Select the text and copy it by hand.',
    fr: "Le navigateur n'a pas permis la copie. Sélectionnez le texte et copiez-le à la main.",
  },
});

type Props = {
  className?: string;
  title: string;
  titleId?: string;
  headingLevel: 2 | 3 | 4;
  /** Why it has to be copied now. */
  note: string;
  text: string;
  /** The name of the field that shows the text; not needed where `children` do. */
  label?: string;
  children?: ReactNode;
  /** Other ways to keep it. */
  actions?: ReactNode;
  /** What the reader presses who has it. */
  done: string;
  onDone: () => void;
};

/** What is shown this once and never again: a secret, and how to keep it. */
export function ShownOnce(props: Props) {
  const { className, title, titleId, headingLevel, note, text, label, children, actions, done, onDone } = props;
  const words = useMessages(messages);
  const { copied, copy } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const Heading = `h${headingLevel}` as const;
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={classNames('flex flex-col items-start gap-4', className)}>
      <div>
        <Heading className="font-semibold wrap-anywhere" id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <p className="mt-1 max-w-[68ch] text-muted">{note}</p>
      </div>
      {children}
      {label !== undefined && (
        <Field className="w-full" label={label}>
          {(control) => (
            <input
              {...control}
              className="control font-mono text-sm"
              onFocus={(event) => event.target.select()}
              readOnly
              ref={field}
              value={text}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={async () => {
            if (!(await copy(text))) field.current?.focus();
          }}
          variant="secondary"
        >
          <span aria-live="polite">{copied === true ? words.copied : words.copy}</span>
        </Button>
        {actions}
        <Button onClick={onDone}>{done}</Button>
      </div>
      {copied === false && <Banner tone="warning">{words.copyFailed}</Banner>}
    </div>
  );
}

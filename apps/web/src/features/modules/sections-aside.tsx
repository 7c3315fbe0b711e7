import type { ModuleKey } from '@elan/domain/modules/keys';
import { type Section, sectionOfLine, sectionToSetAside } from '@elan/domain/modules/sections';
import { EyeOff, Undo2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { setAsideMessages } from './set-aside-messages.ts';
import { useSetAside } from './use-set-aside.ts';

type Props = {
  projectId: string;
  module: ModuleKey;
  /** Ids of the sections that are set aside. */
  aside: readonly string[];
};

/** At the heading of a section: leaves it out of the next draft, or brings it back. */
export function SectionSwitch({ heading, ...props }: Props & { heading: string }) {
  const section = sectionOfLine(props.module, heading);
  if (section === undefined || section.always === true) return null;
  return <Switch {...props} section={section} />;
}

function Switch({ projectId, module, aside, section }: Props & { section: Section }) {
  const words = useMessages(setAsideMessages);
  const { press, isBusy, name, isAside } = useSection({ projectId, module, aside, section });
  const label = isAside ? words.bringBackSection(name) : words.leaveOut(name);
  const Icon = isAside ? Undo2 : EyeOff;
  const look = isAside
    ? 'bg-primary-soft text-primary'
    : 'text-muted opacity-0 group-hover/passages:opacity-60 hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-60';
  return (
    <button
      aria-label={label}
      className={`inline-flex size-11 items-center justify-center rounded-xl transition-opacity duration-150 hover:bg-sunken ${look}`}
      disabled={isBusy}
      onClick={press}
      title={label}
      type="button"
    >
      <Icon aria-hidden className="size-4.5" />
    </button>
  );
}

/** Below an analysis: the sections that its next draft leaves out. */
export function SectionsAside({ canEdit, ...props }: Props & { canEdit: boolean }) {
  const words = useMessages(setAsideMessages);
  const sections = props.aside.flatMap((id) => sectionToSetAside(props.module, id) ?? []);
  if (sections.length === 0) return null;
  return (
    <section aria-labelledby="sections-aside" className="mt-6 rounded-2xl bg-sunken px-4 py-3" data-no-print>
      <h3 className="font-sans text-base font-semibold" id="sections-aside">
        {words.sections}
      </h3>
      <ul>
        {sections.map((section) => (
          <SectionLine {...props} canEdit={canEdit} key={section.id} section={section} />
        ))}
      </ul>
    </section>
  );
}

function SectionLine({ canEdit, ...props }: Props & { canEdit: boolean; section: Section }) {
  const words = useMessages(setAsideMessages);
  const { press, isBusy, name } = useSection(props);
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-0 py-1.5">{name}</span>
      {canEdit && (
        <Button
          aria-label={words.bringBackSection(name)}
          icon={<Undo2 aria-hidden className="size-4" />}
          loading={isBusy}
          onClick={press}
          size="small"
          variant="quiet"
        >
          {words.bringBack}
        </Button>
      )}
    </li>
  );
}

function useSection({ projectId, module, aside, section }: Props & { section: Section }) {
  const words = useMessages(setAsideMessages);
  const text = useText();
  const toast = useToast();
  const { change, isBusy } = useSetAside(projectId, module);
  const name = text(section.name);
  const isAside = aside.includes(section.id);
  const press = async () => {
    if (!(await change({ kind: 'section', part: section.id, aside: !isAside }))) return;
    toast({ text: isAside ? words.broughtBack(name) : words.leftOut(name), tone: 'success' });
  };
  return { name, isAside, isBusy, press };
}

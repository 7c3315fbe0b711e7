import { Dialog } from '../../components/ui/dialog.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { commandLabel } from '../../lib/shortcuts.ts';
import { shortcutMessages } from './messages.ts';

/** Every shortcut there is. */
export function ShortcutsDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const words = useMessages(shortcutMessages);
  const shortcuts = [
    [commandLabel('K'), words.find],
    [commandLabel(words.enter), words.generate],
    [commandLabel('S'), words.save],
    [commandLabel(words.enter), words.send],
    ['?', words.show],
    [words.escape, words.close],
  ] as const;
  return (
    <Dialog onOpenChange={onOpenChange} open={open} title={words.title}>
      <table className="w-full text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.keys}</th>
            <th scope="col">{words.effect}</th>
          </tr>
        </thead>
        <tbody>
          {shortcuts.map(([keys, effect]) => (
            <tr className="border-t border-line first:border-t-0" key={effect}>
              <th className="py-2.5 pr-4 align-top font-normal" scope="row">
                <kbd className="rounded-lg border border-control px-2 py-0.5 font-sans text-sm whitespace-nowrap">
                  {keys}
                </kbd>
              </th>
              <td className="py-2.5">{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

import { officialNamesDate } from '@elan/domain/canada/official-names';
import { quoted } from '@elan/domain/excerpt';
import { belongsToText } from '@elan/domain/figure-check/belongs-to-text';
import { contextOf } from '@elan/domain/figure-check/context-of';
import { calendarMonthText } from '@elan/domain/ledger/cell-month';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { ConfirmForm, type FormProps } from './confirm-form.tsx';
import { Confirmation } from './confirmation.tsx';
import { confirmationMessages } from './confirmation-messages.ts';
import { correctResult } from './words-of-mark.ts';

type Props = FormProps & {
  report: string;
  canEdit: boolean;
  /** Where the focus goes; undefined for the place it came from. */
  returnTo: () => HTMLElement | undefined;
};

/** What is known of a figure or a name in an analysis, and a way to answer for it. */
export default function ConfirmDialog(props: Props) {
  const { mark, report, canEdit, onClose, returnTo } = props;
  const words = useMessages(confirmationMessages);
  const { language } = useLanguage();
  const why =
    mark.status === 'wrong'
      ? words.whyWrong(correctResult(mark, language))
      : mark.kind === 'name'
        ? words.whyName(calendarMonthText(officialNamesDate, language))
        : [belongsToText(mark, language), words.whyFigure].filter((part) => part !== null).join(' ');
  const canSay = canEdit && mark.status !== 'wrong';
  return (
    <Dialog
      description={mark.confirmed === null ? why : <Confirmation confirmation={mark.confirmed} />}
      footer={
        canSay ? undefined : (
          <Button onClick={onClose} variant="secondary">
            {words.close}
          </Button>
        )
      }
      onOpenChange={(open) => !open && onClose()}
      open
      returnTo={returnTo}
      title={mark.written}
    >
      <blockquote className="border-s-4 border-control ps-4 break-words text-muted">
        {quoted(contextOf(report, mark.start, mark.end), language)}
      </blockquote>
      {canSay ? <ConfirmForm {...props} /> : mark.status !== 'wrong' && <p className="mt-4">{words.readOnly}</p>}
    </Dialog>
  );
}

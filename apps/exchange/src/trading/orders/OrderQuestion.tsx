import { pairLabel, sideWords } from '@exchange/domain';
import type { IntendedOrder, Question } from '@exchange/machines';
import { AlertDialog, AlertDialogContent } from '@exchange/ui';
import { orderText, questionTexts, totalText } from './orderWords';

export interface OrderQuestionProps {
  question: Question | undefined;
  order: IntendedOrder | undefined;
  onConfirm: () => void;
  onDecline: () => void;
}

/** Asks before sending an order that may be a mistake, and shows it exactly as it will be sent. */
export const OrderQuestion = ({ question, order, onConfirm, onDecline }: OrderQuestionProps) => (
  <AlertDialog open={question !== undefined} onOpenChange={(isOpen) => !isOpen && onDecline()}>
    {order && question && (
      <AlertDialogContent
        title={`${sideWords[order.side]} ${pairLabel(order.pair.name)}?`}
        description={`${orderText(order)}. ${totalText(order)}. ${questionTexts[question]}`}
        confirmLabel={`${sideWords[order.side]} ${order.pair.base}`}
        cancelLabel="Go back"
        onConfirm={onConfirm}
      />
    )}
  </AlertDialog>
);

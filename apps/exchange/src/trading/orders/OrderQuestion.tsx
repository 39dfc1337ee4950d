import { orderTotal, pairLabel, showExactly } from '@exchange/domain';
import type { IntendedOrder, Question } from '@exchange/machines';
import { AlertDialog, AlertDialogContent } from '@exchange/ui';

export interface OrderQuestionProps {
  question: Question | undefined;
  order: IntendedOrder | undefined;
  onConfirm: () => void;
  onDecline: () => void;
}

const reasons: Record<Question, string> = {
  size: 'This is far above what you usually order on this pair.',
  unsettled: 'The order before this one got no answer and may have gone through. This would be another one.',
};

const labels = { buy: 'Buy', sell: 'Sell' } as const;

const figuresOf = (order: IntendedOrder): string => {
  const { pair, price, amount } = order;
  const total = `${showExactly(orderTotal(order))} ${pair.quote}`;
  return `${showExactly(amount)} ${pair.base} at ${showExactly(price)} ${pair.quote}, ${total} in all.`;
};

/** Asks before an order goes out that may not be meant, and tells it as it will be sent. */
export const OrderQuestion = ({ question, order, onConfirm, onDecline }: OrderQuestionProps) => (
  <AlertDialog open={question !== undefined} onOpenChange={(isOpen) => !isOpen && onDecline()}>
    {order && question && (
      <AlertDialogContent
        title={`${labels[order.side]} ${pairLabel(order.pair.name)}?`}
        description={`${figuresOf(order)} ${reasons[question]}`}
        confirmLabel={`${labels[order.side]} ${order.pair.base}`}
        cancelLabel="Go back"
        onConfirm={onConfirm}
      />
    )}
  </AlertDialog>
);

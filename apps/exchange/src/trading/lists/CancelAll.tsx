import type { Pair } from '@exchange/domain';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger, Button, ProgressBar } from '@exchange/ui';
import { useState, type ReactNode } from 'react';
import * as styles from './CancelAll.css';
import type { CancellingAll } from '../openOrders/cancelling';
import { cancelAllTexts as texts } from './texts';

interface CancelQuestionProps {
  isAsked: boolean;
  onAskedChange: (isAsked: boolean) => void;
  count: number;
  /** What happens to which orders. */
  consequence: string;
  onConfirm: () => void;
  /** The button that asks, if a key doesn't. */
  children?: ReactNode;
}

/** Asks before orders lose their place in the book. */
export const CancelQuestion = ({
  isAsked,
  onAskedChange,
  count,
  consequence,
  onConfirm,
  children,
}: CancelQuestionProps) => (
  <AlertDialog open={isAsked} onOpenChange={onAskedChange}>
    {children}
    <AlertDialogContent
      title={texts.question(count)}
      description={consequence}
      confirmLabel={texts.confirm(count)}
      cancelLabel={texts.keep}
      onConfirm={() => {
        onAskedChange(false);
        onConfirm();
      }}
    />
  </AlertDialog>
);

export interface CancelAllButtonProps {
  /** The orders to cancel. */
  orderIds: readonly string[];
  /** Set when all of them are on one pair. */
  onlyPair: Pair | undefined;
  onCancelAll: (orderIds: readonly string[]) => void;
}

/** Asks for confirmation first, with the number of orders. */
export const CancelAllButton = ({ orderIds, onlyPair, onCancelAll }: CancelAllButtonProps) => {
  const [isAsked, setAsked] = useState(false);
  const count = orderIds.length;
  return (
    <CancelQuestion
      {...{ isAsked, count }}
      onAskedChange={setAsked}
      consequence={texts.consequence(onlyPair && texts.onPair(onlyPair))}
      onConfirm={() => onCancelAll(orderIds)}
    >
      <AlertDialogTrigger asChild>
        <Button variant="outline" tone="neutral" size="small" disabledReason={count === 0 ? texts.none : undefined}>
          {texts.label}
        </Button>
      </AlertDialogTrigger>
    </CancelQuestion>
  );
};

export interface CancelProgressProps {
  all: CancellingAll;
  onStop: () => void;
}

/** The progress of a cancel-all, with a button to stop it. */
export const CancelAllProgress = ({ all: { done, total, phase }, onStop }: CancelProgressProps) => {
  const words = texts.progress(done, total);
  return (
    <div className={styles.progress}>
      <span aria-hidden className={styles.words}>
        {words}
      </span>
      <div className={styles.bar}>
        <ProgressBar label={words} isLabelHidden value={total === 0 ? 100 : (100 * done) / total} />
      </div>
      <Button
        variant="outline"
        tone="neutral"
        size="small"
        isLoading={phase === 'stopping'}
        loadingLabel={texts.stopping}
        onClick={onStop}
      >
        {texts.stop}
      </Button>
    </div>
  );
};

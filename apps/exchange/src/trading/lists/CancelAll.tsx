import { pairLabel, type Pair } from '@exchange/domain';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger, Button, ProgressBar } from '@exchange/ui';
import { useState } from 'react';
import * as styles from './CancelAll.css';
import type { CancellingAll } from './cancelling';

const ordersWords = (count: number): string => (count === 1 ? '1 order' : `${String(count)} orders`);

export interface CancelAllButtonProps {
  /** Those that would be cancelled. */
  orderIds: readonly string[];
  /** Where they are of one pair only. */
  onlyPair: Pair | undefined;
  onCancelAll: (orderIds: readonly string[]) => void;
}

/** Asks first, and tells how many they are. */
export const CancelAllButton = ({ orderIds, onlyPair, onCancelAll }: CancelAllButtonProps) => {
  const [isAsked, setAsked] = useState(false);
  const where = onlyPair === undefined ? 'On all pairs.' : `On ${pairLabel(onlyPair.name)} only.`;
  const many = ordersWords(orderIds.length);
  const confirm = () => {
    setAsked(false);
    onCancelAll(orderIds);
  };
  return (
    <AlertDialog open={isAsked} onOpenChange={setAsked}>
      <AlertDialogTrigger asChild>
        <Button
          variant="outline"
          tone="neutral"
          size="small"
          disabledReason={orderIds.length === 0 ? 'You have no open orders to cancel.' : undefined}
        >
          Cancel all
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={`Cancel ${many}?`}
        description={`${where} What is filled already stays filled; reserved funds are released.`}
        confirmLabel={`Cancel ${many}`}
        cancelLabel="Keep orders"
        onConfirm={confirm}
      />
    </AlertDialog>
  );
};

export interface CancelProgressProps {
  all: CancellingAll;
  onStop: () => void;
}

/** How far a cancel all is, and the way to stop it. */
export const CancelAllProgress = ({ all: { done, total, phase }, onStop }: CancelProgressProps) => {
  const words = `Cancelled ${String(done)} of ${String(total)}`;
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
        loadingLabel="Stopping"
        onClick={onStop}
      >
        Stop
      </Button>
    </div>
  );
};

import { AlertDialog, AlertDialogContent, AlertDialogTrigger, Button, ErrorLine } from '@exchange/ui';
import { useCallback, useRef, useState, type RefObject } from 'react';
import * as styles from './CancelWithdrawal.css';
import { cancellingTexts as texts } from './texts';
import type { Withdrawal } from '#entities/transactions/transaction.ts';

/** Cancels withdrawals, if the server can. */
export interface Cancelling {
  isOffered: boolean;
  isRunning: (withdrawal: Withdrawal) => boolean;
  /** Why the last attempt failed. */
  problemOf: (withdrawal: Withdrawal) => string | undefined;
  /** Resolves whether or not it worked. */
  start: (withdrawal: Withdrawal) => Promise<void>;
}

export interface CancelWithdrawalProps {
  withdrawal: Withdrawal;
  cancelling: Cancelling;
  /** Gets the focus when the withdrawal moves on and the button disappears. */
  timeLine: RefObject<HTMLElement | null>;
}

const Question = ({ withdrawal, cancelling, timeLine }: CancelWithdrawalProps) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { amount, symbol } = withdrawal;
  const keepFocus = useCallback(
    (root: HTMLDivElement) => () => {
      if (root.contains(document.activeElement)) timeLine.current?.focus();
    },
    [timeLine],
  );
  return (
    <AlertDialog open={isOpen} onOpenChange={setOpen}>
      <div ref={keepFocus} className={styles.root}>
        <AlertDialogTrigger asChild>
          <Button ref={button} variant="outline" tone="danger" size="small">
            {texts.button}
          </Button>
        </AlertDialogTrigger>
        <span className={styles.hint}>{texts.hint}</span>
      </div>
      <AlertDialogContent
        title={texts.question}
        description={texts.consequence(amount, symbol)}
        confirmLabel={texts.confirm}
        cancelLabel={texts.keep}
        isLoading={cancelling.isRunning(withdrawal)}
        onCloseAutoFocus={(closing) => {
          if (button.current !== null) return;
          closing.preventDefault();
          timeLine.current?.focus();
        }}
        onConfirm={() => void cancelling.start(withdrawal).then(() => setOpen(false))}
      />
    </AlertDialog>
  );
};

/** Below a pending withdrawal. A failure stays on screen even if the withdrawal has moved on. */
export const CancelWithdrawal = ({ withdrawal, cancelling, timeLine }: CancelWithdrawalProps) => {
  const { status, transactionId } = withdrawal;
  const problem = cancelling.problemOf(withdrawal);
  return (
    <>
      {cancelling.isOffered && status === 'Pending' && transactionId !== undefined && (
        <Question {...{ withdrawal, cancelling, timeLine }} />
      )}
      <div role="alert" className={styles.problem}>
        {problem !== undefined && <ErrorLine>{problem}</ErrorLine>}
      </div>
    </>
  );
};

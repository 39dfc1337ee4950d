import { AlertDialog, AlertDialogContent, AlertDialogTrigger, Button, ErrorLine } from '@exchange/ui';
import { useState } from 'react';
import * as styles from './TakeBack.css';
import { takeBackTexts as texts } from './texts';
import type { Withdrawal } from './transaction';

/** Taking back withdrawals, on a server that can do that. */
export interface TakingBack {
  isOffered: boolean;
  isRunning: (withdrawal: Withdrawal) => boolean;
  /** What became of the last attempt, where it failed. */
  problemOf: (withdrawal: Withdrawal) => string | undefined;
  /** Resolves when it is over, however it ended. */
  start: (withdrawal: Withdrawal) => Promise<void>;
}

export interface TakeBackProps {
  withdrawal: Withdrawal;
  takeBack: TakingBack;
}

const Question = ({ withdrawal, takeBack }: TakeBackProps) => {
  const [isOpen, setOpen] = useState(false);
  const { amount, symbol } = withdrawal;
  return (
    <AlertDialog open={isOpen} onOpenChange={setOpen}>
      <div className={styles.root}>
        <AlertDialogTrigger asChild>
          <Button variant="outline" tone="danger" size="small">
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
        isLoading={takeBack.isRunning(withdrawal)}
        onConfirm={() => void takeBack.start(withdrawal).then(() => setOpen(false))}
      />
    </AlertDialog>
  );
};

/** Stands under a withdrawal that is still pending. What went wrong stays there, also when it has moved on meanwhile. */
export const TakeBack = ({ withdrawal, takeBack }: TakeBackProps) => {
  const { status, transactionId } = withdrawal;
  const problem = takeBack.problemOf(withdrawal);
  return (
    <>
      {takeBack.isOffered && status === 'Pending' && transactionId !== undefined && (
        <Question {...{ withdrawal, takeBack }} />
      )}
      <div role="alert" className={styles.problem}>
        {problem !== undefined && <ErrorLine>{problem}</ErrorLine>}
      </div>
    </>
  );
};

import { accountTexts } from '@exchange/domain';
import { Button, Countdown } from '@exchange/ui';
import { useState } from 'react';
import * as styles from './ResendButton.css';

export interface ResendButtonProps {
  /** When a code may be asked for again, in milliseconds since 1970. */
  resendAt: number;
  isResending: boolean;
  onResend: () => void;
  now?: (() => number) | undefined;
}

const wait = (left: string): string => `Wait ${left}`;

/** Has the code of a step mailed again, once a minute has passed. The time stands beside the button, to be told. */
export const ResendButton = ({ resendAt, isResending, onResend, now = Date.now }: ResendButtonProps) => {
  const [reached, setReached] = useState<number>();
  const isPausing = reached !== resendAt;
  return (
    <span className={styles.root}>
      {isPausing && <Countdown deadline={resendAt} now={now} format={wait} onDone={() => setReached(resendAt)} />}
      <Button
        variant="ghost"
        size="small"
        // No room is kept for the other label, so that either ends where the field ends.
        isLoading={isResending || undefined}
        loadingLabel="Sending"
        disabledReason={isPausing ? 'A code can be asked for once a minute.' : undefined}
        onClick={onResend}
      >
        {accountTexts.resend}
      </Button>
    </span>
  );
};

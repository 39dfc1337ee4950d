import { accountTexts } from '@exchange/domain';
import { Button, Countdown } from '@exchange/ui';
import { useState } from 'react';
import * as styles from './ResendButton.css';
import { loginTexts } from './texts';

export interface ResendButtonProps {
  /** When a code may be requested again, in milliseconds since 1970. */
  resendAt: number;
  isResending: boolean;
  onResend: () => void;
  now?: (() => number) | undefined;
}

/** Requests another code; shows the time left until a minute has passed. */
export const ResendButton = ({ resendAt, isResending, onResend, now = Date.now }: ResendButtonProps) => {
  const [reached, setReached] = useState<number>();
  const isPausing = reached !== resendAt;
  const countdown = (
    <Countdown deadline={resendAt} now={now} format={accountTexts.resendIn} onDone={() => setReached(resendAt)} />
  );
  return (
    <span className={styles.root}>
      <Button
        variant="ghost"
        size="small"
        // No room is reserved for the other label, so the button always ends where the field ends.
        isLoading={isResending || undefined}
        loadingLabel={loginTexts.sending}
        disabledReason={isPausing ? loginTexts.resendLimit : undefined}
        onClick={onResend}
      >
        {isPausing ? countdown : accountTexts.resend}
      </Button>
    </span>
  );
};

import { accountTexts } from '@exchange/domain';
import { Button, useCountdown, visuallyHidden } from '@exchange/ui';
import { useState } from 'react';
import * as styles from './ResendButton.css';
import { codeTexts as texts } from './texts';

export interface ResendButtonProps {
  /** When a code can be requested again, in milliseconds since 1970. */
  resendAt: number;
  isResending: boolean;
  onResend: () => void;
  now?: (() => number) | undefined;
  what?: 'code' | 'link';
}

const labels = { code: accountTexts.resend, link: texts.resendLink } as const;

/** Requests another code or link; shows the time left until a minute has passed, and then announces that it has. */
export const ResendButton = ({ resendAt, isResending, onResend, now, what = 'code' }: ResendButtonProps) => {
  const [reached, setReached] = useState<number>();
  const isPausing = reached !== resendAt;
  const { left, isAnnounced } = useCountdown({ deadline: resendAt, now, onDone: () => setReached(resendAt) });
  const timeLeft = accountTexts.resendIn(left);
  return (
    <span className={styles.root}>
      <Button
        variant="ghost"
        size="small"
        // No space is reserved for the other label, so the button always ends at the end of the field.
        isLoading={isResending || undefined}
        loadingLabel={texts.sending}
        disabledReason={isPausing ? texts.resendLimit[what] : undefined}
        onClick={onResend}
      >
        {isPausing ? timeLeft : labels[what]}
      </Button>
      <span role="status" className={visuallyHidden}>
        {isPausing ? isAnnounced && timeLeft : texts.resendAgain[what]}
      </span>
    </span>
  );
};

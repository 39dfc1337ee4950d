import { walletTexts } from '@exchange/domain';
import { Button, useCountdown, visuallyHidden } from '@exchange/ui';
import * as touch from '../touch.css';
import { confirmationTexts as texts } from './texts';
import type { CodeState } from './withdrawState';

export interface CodeButtonProps {
  code: CodeState;
  now: () => number;
  onRequest: () => void;
}

const Sent = ({ until, now }: { until: number; now: () => number }) => {
  const { left, isAnnounced } = useCountdown({ deadline: until, now });
  const text = texts.sentFor(left);
  return (
    <>
      <Button variant="ghost" size="small" disabledReason={texts.codeLimit}>
        {text}
      </Button>
      <span role="status" className={visuallyHidden}>
        {isAnnounced && text}
      </span>
    </>
  );
};

/** Requests the email code; shows how long until another can be requested. */
export const CodeButton = ({ code, now, onRequest }: CodeButtonProps) => (
  <span className={touch.asideButton}>
    {code.kind === 'sent' ? (
      <Sent until={code.until} now={now} />
    ) : (
      <Button
        variant="ghost"
        size="small"
        // No room is reserved for the other label, so the button always ends where the field ends.
        isLoading={code.kind === 'requesting' || undefined}
        loadingLabel={walletTexts.codeButton.requesting}
        onClick={onRequest}
      >
        {walletTexts.codeButton.idle}
      </Button>
    )}
  </span>
);

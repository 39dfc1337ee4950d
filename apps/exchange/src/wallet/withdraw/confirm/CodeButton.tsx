import { walletTexts } from '@exchange/domain';
import { Button, useCountdown, visuallyHidden } from '@exchange/ui';
import { useState } from 'react';
import * as touch from '#shared/page/touch.css.ts';
import { confirmationTexts as texts } from '../texts';
import type { CodeState } from '../withdrawState';

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

const Unsent = ({ code, onRequest }: Omit<CodeButtonProps, 'now'>) => (
  <Button
    variant="ghost"
    size="small"
    // No space is reserved for the other label, so the button always ends at the end of the field.
    isLoading={code.kind === 'requesting' || undefined}
    loadingLabel={walletTexts.codeButton.requesting}
    onClick={onRequest}
  >
    {walletTexts.codeButton.idle}
  </Button>
);

/** Requests the email code; shows how long until another can be requested, and announces when it can. */
export const CodeButton = ({ code, now, onRequest }: CodeButtonProps) => {
  const [wasSent, setWasSent] = useState(code.kind === 'sent');
  if (code.kind === 'sent' && !wasSent) setWasSent(true);
  return (
    <span className={touch.asideButton}>
      {code.kind === 'sent' ? <Sent until={code.until} now={now} /> : <Unsent code={code} onRequest={onRequest} />}
      <span role="status" className={visuallyHidden}>
        {wasSent && code.kind === 'idle' && texts.codeAgain}
      </span>
    </span>
  );
};

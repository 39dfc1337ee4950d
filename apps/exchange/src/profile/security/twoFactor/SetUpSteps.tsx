import { authenticatorUri } from '@exchange/domain';
import { Button, CopyField, FormError, QrCode, Icon, visuallyHidden } from '@exchange/ui';
import { useId, type ReactNode } from 'react';
import { PasskeyInstead } from '#entities/passkeys/ConfirmField.tsx';
import { AppCode, EmailCode } from './Codes';
import { twoFactorTexts as texts } from './texts';
import * as styles from './twoFactor.css';
import type { SetUp } from './twoFactorState';
import { stageStart } from '#shared/page/useStageFocus.ts';

export interface StepProps {
  number: number;
  title: string;
  isDone?: boolean;
  children: ReactNode;
}

/** One of the numbered steps; the list announces the number to screen readers. */
export const Step = ({ number, title, isDone = false, children }: StepProps) => (
  <li className={styles.step}>
    <span aria-hidden data-done={isDone ? '' : undefined} className={styles.marker}>
      {isDone ? <Icon name="check" size={12} /> : number}
    </span>
    <h4 className={styles.stepTitle}>
      {title}
      {isDone && <span className={visuallyHidden}> ({texts.stepDone})</span>}
    </h4>
    <div className={styles.stepBody}>{children}</div>
  </li>
);

export interface SetUpHandlers {
  now: () => number;
  onEmailCode: (code: string) => void;
  onAppCode: (code: string) => void;
  /** A passkey has confirmed the change. */
  onConfirmed: () => void;
  onResend: () => void;
  onCancel: () => void;
}

interface SetUpStepsProps extends SetUpHandlers {
  setUp: SetUp;
  email: string;
  /** The issuer named in the app's entry. */
  issuer: string;
}

const Scan = ({ secret, email, issuer }: { secret: string; email: string; issuer: string }) => (
  <>
    <p className={styles.lead}>{texts.scanLead}</p>
    <div className={styles.scan}>
      <QrCode value={authenticatorUri({ issuer, email, secret })} label={texts.qrCode} size={216} />
      <div className={styles.key}>
        <CopyField label={texts.key} hint={texts.keyHint} value={secret} isGrouped />
      </div>
    </div>
  </>
);

/** Setting the app up takes its own code; a passkey can confirm whatever else needs one. */
const AppProof = ({ setUp, onAppCode, onConfirmed }: Pick<SetUpStepsProps, 'setUp' | 'onAppCode' | 'onConfirmed'>) => (
  <>
    <AppCode setUp={setUp} onCode={onAppCode} />
    {setUp.step === 'app' && setUp.change.factor === 'app' && (
      <PasskeyInstead
        onConfirmed={onConfirmed}
        disabledReason={setUp.busy === 'switching' ? texts.cancelReason : undefined}
      />
    )}
  </>
);

/** A change, step by step: the secret for the app, the emailed code, and from or to the app its code. */
export const SetUpSteps = (props: SetUpStepsProps) => {
  const { setUp, email, issuer, now, onEmailCode, onAppCode, onConfirmed, onResend, onCancel } = props;
  const { secret, change, takesApp, step, busy, otherError } = setUp;
  const headingId = useId();
  const first = secret === undefined ? 1 : 2;
  // The secret is scanned first, unless that was already done and the email code is requested again.
  const startsAtCode = secret === undefined || otherError !== undefined;
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <h3
        id={headingId}
        tabIndex={-1}
        className={styles.heading}
        {...(step === 'email' && !startsAtCode && stageStart)}
      >
        {texts.setUp[change.factor][change.wanted]}
      </h3>
      <ol className={styles.steps}>
        {secret !== undefined && (
          <Step number={1} title={texts.steps.scan}>
            <Scan secret={secret} email={email} issuer={issuer} />
          </Step>
        )}
        <Step number={first} title={texts.steps.email} isDone={step === 'app'}>
          <EmailCode
            setUp={setUp}
            email={email}
            now={now}
            onCode={onEmailCode}
            onResend={onResend}
            isFirst={step === 'email' && startsAtCode}
          />
        </Step>
        {takesApp && (
          <Step number={first + 1} title={texts.steps.app}>
            <AppProof {...{ setUp, onAppCode, onConfirmed }} />
          </Step>
        )}
      </ol>
      <FormError>{otherError}</FormError>
      <div className={styles.actions}>
        <Button
          variant="outline"
          tone="neutral"
          disabledReason={busy === 'switching' ? texts.cancelReason : undefined}
          onClick={onCancel}
        >
          {texts.cancel}
        </Button>
      </div>
    </section>
  );
};

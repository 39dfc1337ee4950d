import { Icon, OtpField } from '@exchange/ui';
import { ResendButton } from '#shared/codes/ResendButton.tsx';
import { twoFactorTexts as texts } from './texts';
import * as styles from './twoFactor.css';
import type { SetUp } from './twoFactorState';
import { stageStart } from '#shared/page/useStageFocus.ts';

export interface EmailCodeProps {
  setUp: SetUp;
  email: string;
  now: () => number;
  onCode: (code: string) => void;
  onResend: () => void;
  /** The stage begins with this field. */
  isFirst: boolean;
}

const Verified = () => (
  <span role="status" className={styles.verified}>
    {texts.emailVerified}
    <Icon name="success" />
  </span>
);

/** The emailed code: it submits itself, and stays locked with a tick once it is verified. */
export const EmailCode = ({ setUp, email, now, onCode, onResend, isFirst }: EmailCodeProps) => {
  const { step, emailCode, busy, resendAt, codeError } = setUp;
  const isVerified = step === 'app';
  return (
    <OtpField
      {...(isFirst ? stageStart : {})}
      label={texts.emailCode}
      hint={texts.emailSent(email)}
      error={isVerified ? undefined : codeError}
      length={5}
      // The section keeps autofill from putting one code into the other code's field.
      autoComplete="section-mail one-time-code"
      value={emailCode}
      onValueChange={onCode}
      readOnly={isVerified || busy === 'resending'}
      isProcessing={busy === 'verifying'}
      aside={
        isVerified ? (
          <Verified />
        ) : (
          <ResendButton resendAt={resendAt} isResending={busy === 'resending'} onResend={onResend} now={now} />
        )
      }
    />
  );
};

export interface AppCodeProps {
  setUp: SetUp;
  onCode: (code: string) => void;
}

/** The authenticator app's code, which submits itself and with it the change. */
export const AppCode = ({ setUp: { step, appCode, busy, codeError }, onCode }: AppCodeProps) => {
  const isOpen = step === 'app';
  return (
    <OtpField
      {...(isOpen ? stageStart : {})}
      label={texts.appCode}
      hint={isOpen ? texts.appHint : texts.appLocked}
      error={isOpen ? codeError : undefined}
      length={6}
      autoComplete="section-app one-time-code"
      value={appCode}
      onValueChange={onCode}
      disabled={!isOpen}
      isProcessing={busy === 'switching'}
    />
  );
};

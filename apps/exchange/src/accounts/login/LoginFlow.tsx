import { shellTexts } from '@exchange/domain';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Notice } from '#shared/page/Notice.tsx';
import { CredentialsForm } from './CredentialsForm';
import { ExpiredPasswordStep } from './ExpiredPasswordStep';
import { LoginActivityStep } from './LoginActivityStep';
import { LoginPage } from './LoginPage';
import { stepIn, type LoginActor, type LoginSnapshot, type LoginStepName } from './loginSteps';
import { PasskeySignIn } from './PasskeySignIn';
import { MailCodeStep } from './MailCodeStep';
import { TwoFactorStep } from './TwoFactorStep';

export interface LoginFlowProps {
  login: LoginActor;
  brandName: string;
  /** Whether the exchange ended the previous session. */
  hasSessionEnded?: boolean;
  /** The email of the last sign-in on this device, or of the account that was just verified. */
  rememberedEmail: string | undefined;
  isRemembered: boolean;
  onRemember: (isRemembered: boolean) => void;
  /** Whether the exchange can turn two-factor off by email. */
  canResetTwoFactor: boolean;
  /** Whether the exchange and this browser know passkeys. */
  takesPasskeys?: boolean;
  now?: (() => number) | undefined;
  random?: (() => number) | undefined;
}

interface StepProps extends LoginFlowProps {
  snapshot: LoginSnapshot;
}

const codeOf = ({ login, snapshot }: StepProps) => ({
  isSending: snapshot.hasTag('busy'),
  failures: snapshot.context.failures,
  onCode: (code: string) => login.send({ type: 'code.submitted', code }),
  onBack: () => login.send({ type: 'back.requested' }),
});

const isResending = (snapshot: LoginSnapshot): boolean =>
  snapshot.matches({ mailCode: { resend: 'sending' } }) ||
  snapshot.matches({ loginActivity: { resend: 'sending' } }) ||
  snapshot.matches({ expiredPassword: { resend: 'sending' } });

const resendOf = ({ login, snapshot, now }: StepProps) => ({
  resendAt: snapshot.context.resendAt,
  isResending: isResending(snapshot),
  onResend: () => login.send({ type: 'resend.requested' }),
  now,
});

const steps: Record<LoginStepName, (props: StepProps) => ReactNode> = {
  credentials: ({
    login,
    snapshot,
    hasSessionEnded = false,
    rememberedEmail = '',
    isRemembered,
    onRemember,
    takesPasskeys = false,
    random,
  }) => {
    const { credentials, failures } = snapshot.context;
    return (
      <>
        {hasSessionEnded && <Notice>{shellTexts.sessionEnded}</Notice>}
        <CredentialsForm
          fields={{ email: credentials.email || rememberedEmail, password: credentials.password, isRemembered }}
          isBusy={snapshot.matches({ credentials: 'sending' })}
          failures={failures}
          random={random}
          onSubmit={({ isRemembered: isWanted, ...typed }) => {
            onRemember(isWanted);
            login.send({ type: 'credentials.submitted', credentials: typed });
          }}
        />
        {takesPasskeys && (
          <PasskeySignIn
            isAsking={snapshot.matches({ credentials: 'askingForPasskey' })}
            isSending={snapshot.matches({ credentials: 'sending' })}
            onAsk={() => login.send({ type: 'passkey.requested' })}
          />
        )}
      </>
    );
  },
  twoFactor: (props) => {
    const { login, snapshot, canResetTwoFactor } = props;
    const isAsking = snapshot.matches({ twoFactor: 'askingForReset' });
    const onAsk = () => login.send({ type: 'twoFactorReset.requested' });
    return (
      <TwoFactorStep
        {...codeOf(props)}
        isSending={snapshot.matches({ twoFactor: 'sending' })}
        onRecoveryCode={
          snapshot.context.takesRecoveryCode
            ? (code) => login.send({ type: 'recoveryCode.submitted', code })
            : undefined
        }
        reset={canResetTwoFactor ? { isAsking, onAsk } : undefined}
      />
    );
  },
  mailCode: (props) => <MailCodeStep {...codeOf(props)} {...resendOf(props)} />,
  loginActivity: (props) => (
    <LoginActivityStep {...codeOf(props)} {...resendOf(props)} codeLength={props.snapshot.context.codeLength} />
  ),
  expiredPassword: (props) => {
    const { login, snapshot } = props;
    const { credentials, hasTwoFactor } = snapshot.context;
    const { onCode: _, ...rest } = codeOf(props);
    return (
      <ExpiredPasswordStep
        {...rest}
        {...resendOf(props)}
        email={credentials.email}
        oldPassword={credentials.password}
        hasTwoFactor={hasTwoFactor}
        onSubmit={(replacement) => login.send({ type: 'password.submitted', replacement })}
      />
    );
  },
};

/** The sign-in steps, as the machine moves through them; renders nothing once signed in. */
export const LoginFlow = (props: LoginFlowProps) => {
  const snapshot = useSelector(props.login, (current) => current);
  const step = stepIn(snapshot);
  if (step === undefined) return null;
  return (
    <LoginPage step={step} brandName={props.brandName} email={snapshot.context.credentials.email}>
      {steps[step]({ ...props, snapshot })}
    </LoginPage>
  );
};

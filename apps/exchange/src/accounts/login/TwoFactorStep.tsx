import { fieldTexts, twoFactorCode, type FormRules } from '@exchange/domain';
import { Button, Form, OtpField, useForm } from '@exchange/ui';
import { useState } from 'react';
import { CodeActions } from './CodeActions';
import { RecoveryCodeForm } from './RecoveryCodeForm';
import * as styles from './TwoFactorStep.css';
import { loginTexts } from './texts';
import { useClearedCodes } from './useClearedCodes';

export interface TwoFactorStepProps {
  isSending: boolean;
  failures: number;
  onCode: (code: string) => void;
  onBack: () => void;
  /** Undefined if the exchange takes no recovery codes, or the trader has none left. */
  onRecoveryCode?: ((code: string) => void) | undefined;
  /** Undefined if the exchange can't turn two-factor off by email. */
  reset?: { isAsking: boolean; onAsk: () => void } | undefined;
}

interface AppCode {
  code: string;
}

const empty: AppCode = { code: '' };
const rules: FormRules<AppCode> = { code: twoFactorCode };
const codes = ['code'] as const;

type AppFormProps = Omit<TwoFactorStepProps, 'onRecoveryCode' | 'reset'> & { isAsking: boolean; isReturnedTo: boolean };

const AppForm = ({ isSending, isAsking, isReturnedTo, failures, onCode, onBack }: AppFormProps) => {
  const form = useForm({ defaultValues: empty, rules });
  useClearedCodes(form, codes, failures);
  return (
    <Form
      form={form}
      onSubmit={({ code }) => onCode(code)}
      isBusy={isSending || isAsking}
      aria-label={loginTexts.twoFactor}
    >
      <OtpField
        {...form.control('code')}
        label={loginTexts.authenticatorCode}
        hint={fieldTexts.twoFactorCode}
        length={6}
        onComplete={onCode}
        isProcessing={isSending || isAsking}
        isFocusedAtFirst={isReturnedTo}
      />
      <CodeActions
        isSending={isSending}
        missing={form.isValid ? undefined : fieldTexts.twoFactorCode}
        onBack={onBack}
      />
    </Form>
  );
};

interface WayOutProps {
  lead: string;
  label: string;
  isAsking?: boolean;
  onClick: () => void;
}

const WayOut = ({ lead, label, isAsking = false, onClick }: WayOutProps) => (
  <p className={styles.lost}>
    <span>{lead}</span>
    <Button
      variant="outline"
      tone="neutral"
      size="small"
      isLoading={isAsking}
      loadingLabel={loginTexts.sending}
      onClick={onClick}
    >
      {label}
    </Button>
  </p>
);

/** Asks for the code of the authenticator app, or for a recovery code in a field of its own. */
export const TwoFactorStep = ({ onRecoveryCode, reset, ...step }: TwoFactorStepProps) => {
  const [chosen, setChosen] = useState<'app' | 'recovery'>();
  const isAsking = reset?.isAsking === true;
  const isRecovering = chosen === 'recovery' && onRecoveryCode !== undefined;
  return (
    <>
      {isRecovering ? (
        <RecoveryCodeForm {...step} onCode={onRecoveryCode} />
      ) : (
        <AppForm {...step} isAsking={isAsking} isReturnedTo={chosen === 'app'} />
      )}
      {onRecoveryCode &&
        (isRecovering ? (
          <WayOut lead={loginTexts.appAtHand} label={loginTexts.useApp} onClick={() => setChosen('app')} />
        ) : (
          <WayOut lead={loginTexts.noApp} label={loginTexts.useRecoveryCode} onClick={() => setChosen('recovery')} />
        ))}
      {reset && (
        <WayOut
          lead={loginTexts.lostAuthenticator}
          label={loginTexts.emailLink}
          isAsking={isAsking}
          onClick={reset.onAsk}
        />
      )}
    </>
  );
};

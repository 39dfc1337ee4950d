import { fieldTexts, twoFactorCode, type FormRules } from '@exchange/domain';
import { Button, Form, OtpField, useForm } from '@exchange/ui';
import { CodeActions } from './CodeActions';
import * as styles from './TwoFactorStep.css';
import { loginTexts } from './texts';
import { useClearedCodes } from './useClearedCodes';

export interface TwoFactorStepProps {
  isSending: boolean;
  failures: number;
  onCode: (code: string) => void;
  onBack: () => void;
  /** Undefined if the exchange can't turn two-factor off by email. */
  reset?: { isAsking: boolean; onAsk: () => void } | undefined;
}

interface AppCode {
  code: string;
}

const empty: AppCode = { code: '' };
const rules: FormRules<AppCode> = { code: twoFactorCode };
const codes = ['code'] as const;

/** Asks for the code of the authenticator app. */
export const TwoFactorStep = ({ isSending, failures, onCode, onBack, reset }: TwoFactorStepProps) => {
  const form = useForm({ defaultValues: empty, rules });
  const isAsking = reset?.isAsking === true;
  useClearedCodes(form, codes, failures);
  return (
    <>
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
        />
        <CodeActions
          isSending={isSending}
          missing={form.isValid ? undefined : fieldTexts.twoFactorCode}
          onBack={onBack}
        />
      </Form>
      {reset && (
        <p className={styles.lost}>
          <span>{loginTexts.lostAuthenticator}</span>
          <Button
            variant="outline"
            tone="neutral"
            size="small"
            isLoading={isAsking}
            loadingLabel={loginTexts.sending}
            onClick={reset.onAsk}
          >
            {loginTexts.emailLink}
          </Button>
        </p>
      )}
    </>
  );
};

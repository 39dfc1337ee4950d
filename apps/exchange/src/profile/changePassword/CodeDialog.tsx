import { failureText, fieldTexts } from '@exchange/domain';
import { Button, Dialog, DialogContent, FormActions, OtpField } from '@exchange/ui';
import { PasskeyInstead } from '#entities/passkeys/ConfirmField.tsx';
import { useConfirmWays } from '#entities/passkeys/ConfirmWays.tsx';
import * as styles from './changePassword.css';
import type { ChangePasswordState } from './changePasswordState';
import { changePasswordTexts as texts } from './texts';

export interface CodeDialogProps {
  code: ChangePasswordState['code'];
  onCode: (code: string) => void;
  /** A passkey has confirmed the change. */
  onConfirmed: () => void;
  onCancel: () => void;
}

/** The last digit submits the change. */
const CodeInput = ({ code, onCode }: Pick<CodeDialogProps, 'code' | 'onCode'>) => (
  <OtpField
    label={texts.code}
    hint={fieldTexts.twoFactorCode}
    error={code?.failure && failureText(code.failure)}
    length={6}
    autoComplete="one-time-code"
    value={code?.value ?? ''}
    onValueChange={onCode}
    isProcessing={code?.isChecking === true}
  />
);

/** Asks for the authenticator app's code or a passkey, either of which submits the change. */
export const CodeDialog = ({ code, onCode, onConfirmed, onCancel }: CodeDialogProps) => {
  const { takesCode } = useConfirmWays();
  const waiting = code?.isChecking === true ? texts.cancelReason : undefined;
  return (
    <Dialog open={code !== undefined} onOpenChange={(isOpen) => isOpen || onCancel()}>
      <DialogContent
        size="small"
        title={texts.codeTitle}
        description={takesCode ? texts.codeLead : texts.passkeyLead}
        isDismissible={waiting === undefined}
      >
        <div className={styles.dialog}>
          {takesCode && <CodeInput code={code} onCode={onCode} />}
          <PasskeyInstead
            onConfirmed={onConfirmed}
            disabledReason={waiting}
            error={takesCode ? undefined : code?.failure && failureText(code.failure)}
          />
          <FormActions>
            <Button variant="outline" tone="neutral" disabledReason={waiting} onClick={onCancel}>
              {texts.cancel}
            </Button>
          </FormActions>
        </div>
      </DialogContent>
    </Dialog>
  );
};

import { failureText, fieldTexts } from '@exchange/domain';
import { Button, Dialog, DialogContent, FormActions, OtpField } from '@exchange/ui';
import * as styles from './changePassword.css';
import type { ChangePasswordState } from './changePasswordState';
import { changePasswordTexts as texts } from './texts';

export interface CodeDialogProps {
  code: ChangePasswordState['code'];
  onCode: (code: string) => void;
  onCancel: () => void;
}

/** The authenticator app's code, whose last digit submits the change. */
export const CodeDialog = ({ code, onCode, onCancel }: CodeDialogProps) => {
  const isChecking = code?.isChecking === true;
  return (
    <Dialog open={code !== undefined} onOpenChange={(isOpen) => isOpen || onCancel()}>
      <DialogContent size="small" title={texts.codeTitle} description={texts.codeLead} isDismissible={!isChecking}>
        <div className={styles.dialog}>
          <OtpField
            label={texts.code}
            hint={fieldTexts.twoFactorCode}
            error={code?.failure && failureText(code.failure)}
            length={6}
            autoComplete="one-time-code"
            value={code?.value ?? ''}
            onValueChange={onCode}
            isProcessing={isChecking}
          />
          <FormActions>
            <Button
              variant="outline"
              tone="neutral"
              disabledReason={isChecking ? texts.cancelReason : undefined}
              onClick={onCancel}
            >
              {texts.cancel}
            </Button>
          </FormActions>
        </div>
      </DialogContent>
    </Dialog>
  );
};

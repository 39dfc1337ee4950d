import { allOf, mailCode, required, type FormRules } from '@exchange/domain';
import { Form, OtpField, useForm } from '@exchange/ui';
import { CodeActions } from './CodeActions';
import { ResendButton, type ResendButtonProps } from '#shared/codes/ResendButton.tsx';
import { loginTexts } from './texts';
import { useClearedCodes } from './useClearedCodes';

export interface MailCodeStepProps extends ResendButtonProps {
  isSending: boolean;
  failures: number;
  onCode: (code: string) => void;
  onBack: () => void;
}

interface MailedCode {
  code: string;
}

const empty: MailedCode = { code: '' };
const rules: FormRules<MailedCode> = { code: allOf(required, mailCode) };
const codes = ['code'] as const;

/** Asks for the emailed code. */
export const MailCodeStep = ({ isSending, failures, onCode, onBack, ...resend }: MailCodeStepProps) => {
  const form = useForm({ defaultValues: empty, rules });
  useClearedCodes(form, codes, failures);
  return (
    <Form form={form} onSubmit={({ code }) => onCode(code)} isBusy={isSending} aria-label={loginTexts.emailCodeForm}>
      <OtpField
        {...form.control('code')}
        label={loginTexts.emailCode}
        length={5}
        onComplete={onCode}
        isProcessing={isSending}
        aside={<ResendButton {...resend} />}
      />
      <CodeActions
        isSending={isSending}
        missing={form.isValid ? undefined : loginTexts.emailCodeMissing}
        onBack={onBack}
      />
    </Form>
  );
};

import { allOf, fieldTexts, isLoginActivityCode, required, type FormRules } from '@exchange/domain';
import { Form, OtpField, useForm } from '@exchange/ui';
import { CodeActions } from './CodeActions';
import { useState } from 'react';
import { sendsItself } from './activityCode';
import { ResendButton, type ResendButtonProps } from '#shared/codes/ResendButton.tsx';
import { loginTexts } from './texts';
import { useClearedCodes } from './useClearedCodes';

export interface LoginActivityStepProps extends ResendButtonProps {
  isSending: boolean;
  /** How many characters the exchange says that the code has. */
  codeLength?: number | undefined;
  failures: number;
  onCode: (code: string) => void;
  onBack: () => void;
}

interface ActivityCode {
  code: string;
}

const empty: ActivityCode = { code: '' };
const rules: FormRules<ActivityCode> = {
  code: allOf(required, (typed) => (isLoginActivityCode(typed) ? undefined : fieldTexts.mailCode)),
};
const codes = ['code'] as const;

/** The longest that the exchange accepts. */
const longestActivityCode = 12;

/** Asks for the code emailed after a sign-in from a new device or network. Its length varies, and it may have letters. */
export const LoginActivityStep = ({
  isSending,
  codeLength,
  failures,
  onCode,
  onBack,
  ...resend
}: LoginActivityStepProps) => {
  const form = useForm({ defaultValues: empty, rules });
  const [failuresAtFirst] = useState(failures);
  useClearedCodes(form, codes, failures);
  const field = form.control('code');
  const type = (after: string) => {
    field.onValueChange(after);
    const hasFailed = failures > failuresAtFirst;
    if (sendsItself({ before: form.values.code, after, length: codeLength, hasFailed })) onCode(after);
  };
  return (
    <Form form={form} onSubmit={({ code }) => onCode(code)} isBusy={isSending} aria-label={loginTexts.emailCodeForm}>
      <OtpField
        {...field}
        length={5}
        longest={longestActivityCode}
        inputMode="text"
        onValueChange={type}
        label={loginTexts.emailCode}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        isProcessing={isSending}
        aside={<ResendButton {...resend} />}
      />
      <CodeActions
        isSending={isSending}
        missing={form.isValid ? undefined : loginTexts.activityCodeMissing}
        onBack={onBack}
      />
    </Form>
  );
};

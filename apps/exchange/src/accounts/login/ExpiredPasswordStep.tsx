import {
  accountTexts,
  expiredPasswordRules,
  fieldTexts,
  normaliseEmail,
  type ExpiredPasswordForm,
} from '@exchange/domain';
import { Form, OtpField, PasswordField, TextField, useForm } from '@exchange/ui';
import { CodeActions } from './CodeActions';
import { ResendButton, type ResendButtonProps } from '#shared/codes/ResendButton.tsx';
import { loginTexts } from './texts';
import { useClearedCodes } from './useClearedCodes';

export interface ExpiredPasswordStepProps extends ResendButtonProps {
  email: string;
  /** The expired password. */
  oldPassword: string;
  hasTwoFactor: boolean;
  isSending: boolean;
  failures: number;
  onSubmit: (form: ExpiredPasswordForm) => void;
  onBack: () => void;
}

const codes = ['otp', 'tfaCode'] as const;

const emptyFor = (email: string): ExpiredPasswordForm => ({
  email,
  newPassword: '',
  confirmPassword: '',
  otp: '',
  tfaCode: '',
});

/** Replaces an expired password. */
export const ExpiredPasswordStep = ({
  email,
  oldPassword,
  hasTwoFactor,
  isSending,
  failures,
  onSubmit,
  onBack,
  ...resend
}: ExpiredPasswordStepProps) => {
  const rules = expiredPasswordRules({ hasTwoFactor, oldPassword });
  const form = useForm({ defaultValues: emptyFor(email), rules });
  useClearedCodes(form, codes, failures);
  return (
    <Form
      form={form}
      onSubmit={(typed) => onSubmit({ ...typed, email: normaliseEmail(typed.email) })}
      isBusy={isSending}
      aria-label={loginTexts.updatePassword}
    >
      <TextField
        {...form.text('email')}
        label={accountTexts.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.text('newPassword')}
        label={accountTexts.newPassword}
        autoComplete="new-password"
        showsRule
      />
      <PasswordField
        {...form.text('confirmPassword')}
        label={accountTexts.confirmNewPassword}
        autoComplete="new-password"
      />
      <OtpField
        {...form.control('otp')}
        label={loginTexts.emailCode}
        length={5}
        // The section keeps autofill from putting one code into the other code's field.
        autoComplete="section-mail one-time-code"
        isProcessing={isSending}
        aside={<ResendButton {...resend} />}
      />
      {hasTwoFactor && (
        <OtpField
          {...form.control('tfaCode')}
          label={loginTexts.authenticatorCode}
          hint={fieldTexts.twoFactorCode}
          length={6}
          autoComplete="section-app one-time-code"
          isProcessing={isSending}
        />
      )}
      <CodeActions
        isSending={isSending}
        missing={form.isValid ? undefined : loginTexts.fieldsMissing}
        onBack={onBack}
        label={loginTexts.updatePassword}
      />
    </Form>
  );
};

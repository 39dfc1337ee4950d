import { expiredPasswordRules, fieldTexts, normaliseEmail, type ExpiredPasswordForm } from '@exchange/domain';
import { Form, OtpField, PasswordField, TextField, useForm } from '@exchange/ui';
import { CodeActions } from './CodeActions';
import { ResendButton, type ResendButtonProps } from './ResendButton';
import { useClearedCodes } from './useClearedCodes';

export interface ExpiredPasswordStepProps extends ResendButtonProps {
  email: string;
  /** The one that has expired. */
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

/** Has a new password chosen in place of one that has expired. */
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
      aria-label="Password update"
    >
      <TextField
        {...form.text('email')}
        label="E-mail"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.text('newPassword')} label="New password" autoComplete="new-password" showsRule />
      <PasswordField {...form.text('confirmPassword')} label="Confirm new password" autoComplete="new-password" />
      <OtpField
        {...form.control('otp')}
        label="Code from the mail"
        length={5}
        // Two codes in one form: each says where it comes from, so that neither is filled into the other's field.
        autoComplete="section-mail one-time-code"
        isProcessing={isSending}
        aside={<ResendButton {...resend} />}
      />
      {hasTwoFactor && (
        <OtpField
          {...form.control('tfaCode')}
          label="Authenticator code"
          hint={fieldTexts.twoFactorCode}
          length={6}
          autoComplete="section-app one-time-code"
          isProcessing={isSending}
        />
      )}
      <CodeActions
        isSending={isSending}
        missing={form.isValid ? undefined : 'Fill in all fields.'}
        onBack={onBack}
        label="Update password"
      />
    </Form>
  );
};

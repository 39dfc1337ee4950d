import {
  accountTexts,
  changePasswordRules,
  failureText,
  type ChangePasswordForm,
  type Failure,
} from '@exchange/domain';
import { refusedPasswordField } from '@exchange/machines';
import { Button, Form, FormActions, FormError, PasswordField, useForm } from '@exchange/ui';
import { useEffect, useState } from 'react';
import { Notice } from '#shared/page/Notice.tsx';
import { changePasswordTexts as texts } from './texts';

export interface PasswordFormProps {
  /** The account's email, for password managers. */
  email: string;
  isBusy: boolean;
  /** The password has changed, so the fields are emptied. */
  isChanged: boolean;
  failure: Failure | undefined;
  onSubmit: (form: ChangePasswordForm) => void;
}

const empty: ChangePasswordForm = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** The message, unless it is about a field. */
const otherText = (failure: Failure | undefined): string | undefined =>
  failure === undefined || refusedPasswordField(failure) !== undefined ? undefined : failureText(failure);

/** The old password once and the new one twice. A refusal keeps what was typed, and appears at its field. */
export const PasswordForm = ({ email, isBusy, isChanged, failure, onSubmit }: PasswordFormProps) => {
  const form = useForm({ defaultValues: empty, rules: changePasswordRules });
  const { reset, setErrors } = form;
  // Left from an earlier visit, when the fields held other passwords.
  const [before] = useState(failure);
  const fresh = failure === before ? undefined : failure;
  useEffect(() => {
    if (fresh === undefined) return;
    const field = refusedPasswordField(fresh);
    if (field !== undefined) setErrors({ [field]: failureText(fresh) });
  }, [fresh, setErrors]);
  useEffect(() => {
    if (isChanged) reset();
  }, [isChanged, reset]);
  return (
    <Form form={form} onSubmit={onSubmit} isBusy={isBusy} aria-label={texts.form}>
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField {...form.text('oldPassword')} label={texts.currentPassword} autoComplete="current-password" />
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
      <Notice>{texts.notice}</Notice>
      <FormError>{otherText(fresh)}</FormError>
      <FormActions>
        <Button type="submit" isLoading={isBusy} loadingLabel={texts.changing}>
          {texts.submit}
        </Button>
      </FormActions>
    </Form>
  );
};

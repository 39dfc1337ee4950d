import { failureText, resetPasswordRules, type Failure } from '@exchange/domain';
import type { ChosenPassword } from '@exchange/machines';
import { Button, Form, FormActions, PasswordField, useForm } from '@exchange/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { AccountPage } from '../AccountPage';
import { NextStep } from '../NextStep';
import { PageLink } from '../PageLink';
import { refusedField } from '../refusedField';
import { paths } from '../../shared/page/paths';

interface PasswordFormProps {
  isBusy: boolean;
  /** Why the password is not changed yet. */
  failure?: Failure | undefined;
  onSubmit: (chosen: ChosenPassword) => void;
}

export interface ResetPasswordViewProps extends PasswordFormProps {
  /** The link is wrong, used or too old: no password helps, another link does. */
  isLinkRefused: boolean;
}

/** As the exchange calls the fields. */
const names = { password: 'newPassword', confirmPassword: 'confirmPassword' };

const PasswordForm = ({ isBusy, failure, onSubmit }: PasswordFormProps) => {
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' }, rules: resetPasswordRules });
  const { setErrors } = form;
  useEffect(() => {
    if (failure) setErrors(refusedField(failure, names));
  }, [failure, setErrors]);
  return (
    <Form
      form={form}
      onSubmit={({ password, confirmPassword }) => onSubmit({ newPassword: password, confirmPassword })}
      isBusy={isBusy}
      aria-label="Reset password"
    >
      <PasswordField {...form.text('password')} label="New password" autoComplete="new-password" showsRule />
      <PasswordField {...form.text('confirmPassword')} label="Confirm new password" autoComplete="new-password" />
      <FormActions>
        <Button type="submit" isLoading={isBusy}>
          Change password
        </Button>
      </FormActions>
    </Form>
  );
};

const title = 'Reset Password';

const wayBack = <PageLink to={paths.login}>Back to sign in</PageLink>;

/** Choosing a new password with a mailed link. */
export const ResetPasswordView = ({ isLinkRefused, ...formProps }: ResetPasswordViewProps) =>
  isLinkRefused ? (
    <AccountPage
      title="Link not valid"
      screen={title}
      lead={formProps.failure && failureText(formProps.failure)}
      footer={wayBack}
    >
      <NextStep>
        <Button asChild>
          <Link to={paths.forgotPassword}>Ask for a new link</Link>
        </Button>
      </NextStep>
    </AccountPage>
  ) : (
    <AccountPage title={title} footer={wayBack}>
      <PasswordForm {...formProps} />
    </AccountPage>
  );

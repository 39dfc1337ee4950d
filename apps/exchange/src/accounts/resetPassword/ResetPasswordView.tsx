import { accountTexts, failureText, resetPasswordRules, type Failure } from '@exchange/domain';
import type { ChosenPassword } from '@exchange/machines';
import { Button, Form, FormActions, PasswordField, useForm } from '@exchange/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { AccountPage } from '../AccountPage';
import { NextStep } from '../NextStep';
import { PageLink } from '../PageLink';
import { refusedField } from '#shared/errors/refusedField.ts';
import { paths } from '#shared/page/paths.ts';
import { resetPasswordTexts as texts } from './texts';

interface PasswordFormProps {
  isBusy: boolean;
  /** The reason for the last failure. */
  failure?: Failure | undefined;
  onSubmit: (chosen: ChosenPassword) => void;
}

export interface ResetPasswordViewProps extends PasswordFormProps {
  /** The link is wrong, used or expired: only a new one helps. */
  isLinkRefused: boolean;
}

/** The field names in the API. */
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
      aria-label={texts.form}
    >
      <PasswordField
        {...form.text('password')}
        label={accountTexts.newPassword}
        autoComplete="new-password"
        showsRule
      />
      <PasswordField
        {...form.text('confirmPassword')}
        label={accountTexts.confirmNewPassword}
        autoComplete="new-password"
      />
      <FormActions>
        <Button type="submit" isLoading={isBusy}>
          {texts.submit}
        </Button>
      </FormActions>
    </Form>
  );
};

const wayBack = <PageLink to={paths.login}>{accountTexts.backToSignIn}</PageLink>;

/** Choosing a new password after following an emailed link. */
export const ResetPasswordView = ({ isLinkRefused, ...formProps }: ResetPasswordViewProps) =>
  isLinkRefused ? (
    <AccountPage
      title={texts.invalidLink}
      screen={texts.title}
      lead={formProps.failure && failureText(formProps.failure)}
      footer={wayBack}
    >
      <NextStep>
        <Button asChild>
          <Link to={paths.forgotPassword}>{texts.newLink}</Link>
        </Button>
      </NextStep>
    </AccountPage>
  ) : (
    <AccountPage title={texts.title} footer={wayBack}>
      <PasswordForm {...formProps} />
    </AccountPage>
  );

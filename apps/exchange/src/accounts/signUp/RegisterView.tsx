import { accountTexts, normaliseEmail, registrationRules, shellTexts, type Failure } from '@exchange/domain';
import type { SignUpForm } from '@exchange/machines';
import { Button, Form, FormActions, PasswordField, TextField, useForm } from '@exchange/ui';
import { useEffect } from 'react';
import { AccountPage } from '../AccountPage';
import { Address } from '../Address';
import { NextStep } from '../NextStep';
import { PageLink } from '../PageLink';
import { refusedField } from '../refusedField';
import type { BroughtAlong } from './broughtAlong';
import { paths } from '../../shared/page/paths';

interface SignUpFieldsProps {
  /** Whether the exchange opens accounts at the moment. */
  isOpen: boolean;
  isBusy: boolean;
  /** What the link that led here fills in. */
  brought: BroughtAlong;
  /** Why no account was opened last time. */
  failure?: Failure | undefined;
  onSubmit: (form: SignUpForm) => void;
}

export interface RegisterViewProps extends SignUpFieldsProps {
  /** The account is there, and a link was mailed to this address. */
  mailedTo?: string | undefined;
}

const rules = { ...registrationRules, referralCode: () => undefined };

/** As the exchange calls the fields. */
const names: Record<keyof SignUpForm, string> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  password: 'password',
  confirmPassword: 'confirmPassword',
  referralCode: 'referral_code',
};

const SignUpFields = ({ isOpen, isBusy, brought, failure, onSubmit }: SignUpFieldsProps) => {
  const form = useForm<SignUpForm>({
    defaultValues: { firstName: '', lastName: '', password: '', confirmPassword: '', ...brought },
    rules,
  });
  const { setErrors } = form;
  useEffect(() => {
    if (failure) setErrors(refusedField(failure, names));
  }, [failure, setErrors]);
  return (
    <Form
      form={form}
      onSubmit={(typed) => onSubmit({ ...typed, email: normaliseEmail(typed.email) })}
      isBusy={isBusy}
      aria-label="Sign up"
    >
      <TextField {...form.text('firstName')} label="First name" autoComplete="given-name" />
      <TextField {...form.text('lastName')} label="Last name" autoComplete="family-name" />
      <TextField
        {...form.text('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.text('password')} label="Password" autoComplete="new-password" showsRule />
      <PasswordField {...form.text('confirmPassword')} label="Confirm password" autoComplete="new-password" />
      {brought.referralCode !== '' && (
        <TextField
          {...form.text('referralCode')}
          label="Referral code"
          need="optional"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <FormActions>
        <Button
          type="submit"
          isLoading={isBusy}
          disabledReason={isOpen ? undefined : accountTexts.registrationsStopped}
        >
          Create account
        </Button>
      </FormActions>
    </Form>
  );
};

const { signIn, signUp } = shellTexts.visitor;

const MailedLink = ({ address }: { address: string }) => (
  <>
    We have mailed a link to <Address>{address}</Address>. Look into your mailbox and follow it to open your account.
  </>
);

const stopped = 'Registrations are stopped: no new accounts are opened at the moment.';

/** Opening an account, while the exchange lets one. */
export const RegisterView = ({ mailedTo, ...fieldsProps }: RegisterViewProps) =>
  mailedTo === undefined ? (
    <AccountPage
      title={signUp}
      lead={fieldsProps.isOpen ? undefined : stopped}
      footer={
        <>
          Have an account? <PageLink to={paths.login}>{signIn}</PageLink>
        </>
      }
    >
      <SignUpFields {...fieldsProps} />
    </AccountPage>
  ) : (
    <AccountPage
      title={accountTexts.verifyEmail}
      screen={signUp}
      lead={<MailedLink address={mailedTo} />}
      footer={
        <>
          Verified already? <PageLink to={paths.login}>{signIn}</PageLink>
        </>
      }
    >
      <NextStep note="Nothing there? Look into the spam folder, too." />
    </AccountPage>
  );

import { accountTexts, normaliseEmail, registrationRules, shellTexts, type Failure } from '@exchange/domain';
import type { SignUpForm } from '@exchange/machines';
import { Button, Form, FormActions, Link, PasswordField, TextField, useForm } from '@exchange/ui';
import { useEffect } from 'react';
import { ResendButton } from '#shared/codes/ResendButton.tsx';
import { AccountPage } from '../AccountPage';
import { quiet } from '../AccountPage.css';
import { Address } from '../Address';
import { staySafe } from '../staySafe';
import { NextStep } from '../NextStep';
import { PageLink } from '../PageLink';
import type { LinkRequest } from '../verification/useVerificationLink';
import { refusedField } from '#shared/errors/refusedField.ts';
import type { InvitationPrefill } from './invitationPrefill';
import { paths } from '#shared/page/paths.ts';
import { signUpTexts as texts } from './texts';

interface SignUpFieldsProps {
  /** Whether registration is open. */
  isOpen: boolean;
  isBusy: boolean;
  /** Values taken from the query string. */
  brought: InvitationPrefill;
  /** The reason for the last failure. */
  failure?: Failure | undefined;
  onSubmit: (form: SignUpForm) => void;
}

export interface RegisterViewProps extends SignUpFieldsProps {
  /** The account exists, and a link was sent to this address. */
  mailedTo?: string | undefined;
  /** Sends the link again; undefined if the exchange can't. */
  link?: LinkRequest | undefined;
  now?: (() => number) | undefined;
}

const rules = { ...registrationRules, referralCode: () => undefined };

/** The field names in the API. */
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
      onSubmit={({ email, referralCode, ...typed }) =>
        onSubmit({ ...typed, email: normaliseEmail(email), referralCode: referralCode.trim() })
      }
      isBusy={isBusy}
      aria-label={texts.form}
    >
      <TextField {...form.text('firstName')} label={texts.firstName} autoComplete="given-name" />
      <TextField {...form.text('lastName')} label={texts.lastName} autoComplete="family-name" />
      <TextField
        {...form.text('email')}
        label={accountTexts.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.text('password')} label={accountTexts.password} autoComplete="new-password" showsRule />
      <PasswordField {...form.text('confirmPassword')} label={texts.confirmPassword} autoComplete="new-password" />
      <TextField
        {...form.text('referralCode')}
        label={texts.referralCode}
        need="optional"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FormActions>
        <Button
          type="submit"
          isLoading={isBusy}
          disabledReason={isOpen ? undefined : accountTexts.registrationsStopped}
        >
          {texts.submit}
        </Button>
      </FormActions>
      <p className={quiet}>
        {texts.agree}{' '}
        <Link isExternal href={paths.terms}>
          {shellTexts.footer.terms}
        </Link>{' '}
        {texts.and}{' '}
        <Link isExternal href={paths.privacy}>
          {shellTexts.footer.privacy}
        </Link>
        .
      </p>
    </Form>
  );
};

const { signIn, signUp } = shellTexts.visitor;

const EmailedLink = ({ address }: { address: string }) => (
  <>
    {texts.emailedTo} <Address>{address}</Address>. {texts.followLink}
  </>
);

/** The sign-up form, while registration is open. */
export const RegisterView = ({ mailedTo, link, now, ...fieldsProps }: RegisterViewProps) =>
  mailedTo === undefined ? (
    <AccountPage
      title={signUp}
      aside={[{ title: texts.next, points: texts.steps }, ...staySafe]}
      lead={fieldsProps.isOpen ? undefined : texts.stopped}
      footer={
        <>
          {texts.haveAccount} <PageLink to={paths.login}>{signIn}</PageLink>
        </>
      }
    >
      <SignUpFields {...fieldsProps} />
    </AccountPage>
  ) : (
    <AccountPage
      title={accountTexts.verifyEmail}
      screen={signUp}
      lead={<EmailedLink address={mailedTo} />}
      footer={
        <>
          {accountTexts.alreadyVerified}{' '}
          <PageLink to={paths.login} email={mailedTo}>
            {signIn}
          </PageLink>
        </>
      }
    >
      <NextStep note={[link?.answer, accountTexts.checkSpam].filter(Boolean).join(' ')}>
        {link && (
          <ResendButton
            what="link"
            resendAt={link.resendAt}
            isResending={link.isSending}
            onResend={() => link.onSend(mailedTo)}
            now={now}
          />
        )}
      </NextStep>
    </AccountPage>
  );

import { accountTexts, forgotPasswordRules, normaliseEmail } from '@exchange/domain';
import { Button, Form, FormActions, TextField, useForm } from '@exchange/ui';
import { AccountPage } from '../AccountPage';
import { Address } from '../Address';
import { NextStep } from '../NextStep';
import { PageLink } from '../PageLink';
import { paths } from '#shared/page/paths.ts';
import { forgotPasswordTexts as texts } from './texts';

interface EmailFormProps {
  /** The address typed before, if another link is requested. */
  email: string;
  isBusy: boolean;
  onSubmit: (email: string) => void;
}

export interface ForgotPasswordViewProps extends EmailFormProps {
  /** The exchange's message about the request for a link. */
  answer?: string | undefined;
  onAskAgain: () => void;
}

const EmailForm = ({ email, isBusy, onSubmit }: EmailFormProps) => {
  const form = useForm({ defaultValues: { email }, rules: forgotPasswordRules });
  return (
    <Form
      form={form}
      onSubmit={(values) => onSubmit(normaliseEmail(values.email))}
      isBusy={isBusy}
      aria-label={texts.form}
    >
      <TextField
        {...form.text('email')}
        label={accountTexts.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormActions>
        <Button type="submit" isLoading={isBusy}>
          {texts.send}
        </Button>
      </FormActions>
    </Form>
  );
};

const wayBack = <PageLink to={paths.login}>{accountTexts.backToSignIn}</PageLink>;

const Hint = ({ email }: { email: string }) => (
  <>
    {texts.sentTo} <Address>{email}</Address>. {accountTexts.checkSpam}
  </>
);

/** Requests a link for choosing a new password. */
export const ForgotPasswordView = ({ answer, onAskAgain, ...formProps }: ForgotPasswordViewProps) =>
  answer === undefined ? (
    <AccountPage title={texts.title} lead={texts.lead} footer={wayBack}>
      <EmailForm {...formProps} />
    </AccountPage>
  ) : (
    <AccountPage title={accountTexts.checkEmail} screen={texts.title} lead={answer} footer={wayBack}>
      <NextStep note={<Hint email={formProps.email} />}>
        <Button variant="outline" tone="neutral" onClick={onAskAgain}>
          {texts.resend}
        </Button>
      </NextStep>
    </AccountPage>
  );

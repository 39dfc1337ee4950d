import { forgotPasswordRules, normaliseEmail } from '@exchange/domain';
import { Button, Form, FormActions, TextField, useForm } from '@exchange/ui';
import { AccountPage } from '../AccountPage';
import { Address } from '../Address';
import { NextStep } from '../NextStep';
import { PageLink } from '../PageLink';
import { paths } from '../../shared/page/paths';

interface EmailFormProps {
  /** As typed before, by who asks again. */
  email: string;
  isBusy: boolean;
  onSubmit: (email: string) => void;
}

export interface ForgotPasswordViewProps extends EmailFormProps {
  /** What the exchange said when it was asked for a link. */
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
      aria-label="Forgot password"
    >
      <TextField
        {...form.text('email')}
        label="E-mail"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormActions>
        <Button type="submit" isLoading={isBusy}>
          Send link
        </Button>
      </FormActions>
    </Form>
  );
};

const title = 'Forgot Password';

const wayBack = <PageLink to={paths.login}>Back to sign in</PageLink>;

const Hint = ({ email }: { email: string }) => (
  <>
    You asked for <Address>{email}</Address>. Nothing there? Look into the spam folder, too, or ask again.
  </>
);

/** Asking for a link to choose a new password with. */
export const ForgotPasswordView = ({ answer, onAskAgain, ...formProps }: ForgotPasswordViewProps) =>
  answer === undefined ? (
    <AccountPage title={title} lead="We mail you a link to choose a new password with." footer={wayBack}>
      <EmailForm {...formProps} />
    </AccountPage>
  ) : (
    <AccountPage title="Check your mailbox" screen={title} lead={answer} footer={wayBack}>
      <NextStep note={<Hint email={formProps.email} />}>
        <Button variant="outline" tone="neutral" onClick={onAskAgain}>
          Ask again
        </Button>
      </NextStep>
    </AccountPage>
  );

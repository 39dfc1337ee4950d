import { accountTexts, forgotPasswordRules, normaliseEmail } from '@exchange/domain';
import { Button, Form, FormActions, TextField, useForm } from '@exchange/ui';

export interface EmailFormProps {
  /** The address typed before, if there is one. */
  email: string;
  isBusy: boolean;
  onSubmit: (email: string) => void;
}

interface EmailFormWords {
  /** The form's accessible name. */
  name: string;
  hint?: string | undefined;
  submit: string;
}

/** Asks for the address that a link is emailed to. */
export const EmailForm = ({ email, isBusy, onSubmit, name, hint, submit }: EmailFormProps & EmailFormWords) => {
  const form = useForm({ defaultValues: { email }, rules: forgotPasswordRules });
  return (
    <Form form={form} onSubmit={(typed) => onSubmit(normaliseEmail(typed.email))} isBusy={isBusy} aria-label={name}>
      {hint !== undefined && <p>{hint}</p>}
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
          {submit}
        </Button>
      </FormActions>
    </Form>
  );
};

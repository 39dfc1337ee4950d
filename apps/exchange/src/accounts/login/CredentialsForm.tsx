import {
  accountTexts,
  fieldTexts,
  normaliseEmail,
  signInRules,
  type FormRules,
  type SignInForm,
} from '@exchange/domain';
import {
  Button,
  Captcha,
  Checkbox,
  Form,
  FormActions,
  PasswordField,
  TextField,
  useCaptcha,
  useForm,
  type CaptchaState,
} from '@exchange/ui';
import { useState } from 'react';
import { PageLink } from '../PageLink';
import { paths } from '../../shared/page/paths';

export interface SignInFields extends SignInForm {
  isRemembered: boolean;
}

export interface CredentialsFormProps {
  /** What stands in the fields at first. */
  fields: SignInFields;
  isBusy: boolean;
  /** Whenever it grows, another number has to be typed. */
  failures: number;
  onSubmit: (fields: SignInFields) => void;
  random?: (() => number) | undefined;
}

const rules: FormRules<SignInFields> = { ...signInRules, isRemembered: () => undefined };

/** Each failure costs the number that was typed. */
const useCaptchaUntil = (failures: number, random?: () => number): CaptchaState => {
  const captcha = useCaptcha(random);
  const [seen, setSeen] = useState(failures);
  if (seen !== failures) {
    setSeen(failures);
    captcha.refresh();
  }
  return captcha;
};

const captchaError = ({ isSolved, field }: CaptchaState): string | undefined =>
  field.value.length < field.number.length || isSolved ? undefined : fieldTexts.captcha;

const whatIsMissing = (isValid: boolean, isSolved: boolean): string | undefined => {
  if (!isValid) return 'Enter your e-mail and password.';
  return isSolved ? undefined : fieldTexts.captcha;
};

/** The first step of signing in. */
export const CredentialsForm = ({ fields, isBusy, failures, onSubmit, random }: CredentialsFormProps) => {
  const form = useForm({ defaultValues: fields, rules });
  const captcha = useCaptchaUntil(failures, random);
  return (
    <Form
      form={form}
      onSubmit={(typed) => onSubmit({ ...typed, email: normaliseEmail(typed.email) })}
      isBusy={isBusy}
      aria-label="Sign in"
    >
      <TextField
        {...form.text('email')}
        label="E-mail"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.text('password')}
        label="Password"
        autoComplete="current-password"
        aside={<PageLink to={paths.forgotPassword}>Forgot password?</PageLink>}
      />
      <Captcha {...captcha.field} error={captchaError(captcha)} />
      <Checkbox {...form.control('isRemembered')} label={accountTexts.rememberMe} />
      <FormActions>
        <Button
          type="submit"
          isLoading={isBusy}
          disabledReason={isBusy ? undefined : whatIsMissing(form.isValid, captcha.isSolved)}
        >
          Sign In
        </Button>
      </FormActions>
    </Form>
  );
};

import {
  accountTexts,
  fieldTexts,
  normaliseEmail,
  shellTexts,
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
import { paths } from '#shared/page/paths.ts';
import { loginTexts } from './texts';

export interface SignInFields extends SignInForm {
  isRemembered: boolean;
}

export interface CredentialsFormProps {
  /** The initial values. */
  fields: SignInFields;
  isBusy: boolean;
  /** The captcha starts over with each failure. */
  failures: number;
  onSubmit: (fields: SignInFields) => void;
  random?: (() => number) | undefined;
}

const rules: FormRules<SignInFields> = { ...signInRules, isRemembered: () => undefined };

/** A failed attempt replaces the captcha. */
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
  if (!isValid) return loginTexts.credentialsMissing;
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
      aria-label={loginTexts.form}
    >
      <TextField
        {...form.text('email')}
        label={accountTexts.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.text('password')}
        label={accountTexts.password}
        autoComplete="current-password"
        aside={<PageLink to={paths.forgotPassword}>{loginTexts.forgotPassword}</PageLink>}
      />
      <Captcha {...captcha.field} error={captchaError(captcha)} />
      <Checkbox {...form.control('isRemembered')} label={accountTexts.rememberMe} />
      <FormActions>
        <Button
          type="submit"
          isLoading={isBusy}
          disabledReason={isBusy ? undefined : whatIsMissing(form.isValid, captcha.isSolved)}
        >
          {shellTexts.visitor.signIn}
        </Button>
      </FormActions>
    </Form>
  );
};

import { accountTexts, canSend, fieldTexts, signInRules, type SignInForm } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Captcha } from '../Captcha/Captcha';
import { useCaptcha } from '../Captcha/useCaptcha';
import { Checkbox } from '../Checkbox/Checkbox';
import { Link } from '../Link/Link';
import { PasswordField } from '../PasswordField/PasswordField';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';
import { FormActions } from './FormActions';
import { FormError } from './FormError';
import { useForm } from './useForm';

interface SignIn extends SignInForm {
  isRemembered: boolean;
}

interface SignInProps {
  onSubmit: (values: SignIn) => unknown;
  /** A machine is busy. */
  isBusy?: boolean;
  /** Shows a captcha; the button stays disabled until it is solved and the form is valid. */
  hasCaptcha?: boolean;
}

const rules = { ...signInRules, isRemembered: () => undefined };
const empty: SignIn = { email: '', password: '', isRemembered: false };
const unreachable = 'The exchange cannot be reached. Try again in a moment.';

const SignInExample = ({ onSubmit, isBusy = false, hasCaptcha = false }: SignInProps) => {
  const form = useForm({ defaultValues: empty, rules });
  const captcha = useCaptcha(() => 0);
  const isProcessing = isBusy || form.isSubmitting;
  const isOpen = canSend({ isValid: form.isValid, isCaptchaSolved: captcha.isSolved, isProcessing: false });
  const [failure, setFailure] = useState<string>();
  const send = async (values: SignIn) => {
    setFailure(undefined);
    if ((await onSubmit(values)) === false) setFailure(unreachable);
  };
  return (
    <Form form={form} onSubmit={send} isBusy={isBusy} aria-label="Sign in">
      <TextField {...form.text('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField
        {...form.text('password')}
        label="Password"
        autoComplete="current-password"
        aside={<Link href="#forgot">Forgot password?</Link>}
      />
      <Checkbox {...form.control('isRemembered')} label={accountTexts.rememberMe} />
      {hasCaptcha && <Captcha {...captcha.field} />}
      <FormError>{failure}</FormError>
      <FormActions>
        <Button
          type="submit"
          isLoading={isProcessing}
          disabledReason={hasCaptcha && !isOpen ? 'Fill in all fields.' : undefined}
        >
          Sign in
        </Button>
      </FormActions>
    </Form>
  );
};

const meta = preview.meta({
  component: SignInExample,
  subcomponents: { Form, FormError, FormActions },
  title: 'Components/Inputs/Form',
  args: { onSubmit: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Entries are checked by the rules of packages/domain and sent once: sign in, register, forgot and expired password, profile, KYC, withdrawal, staking, ratio swap, OTC, partnership, support, add asset. Includes fields that appear later, that depend on each other, and that the server refuses.',
      },
    },
  },
});

const never = () => new Promise(() => undefined);

/** Enter submits it from any field. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'Secret1!{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'ada@example.com',
      password: 'Secret1!',
      isRemembered: true,
    });
  },
});

/** A field shows no error until someone leaves it; after that, errors come and go as they type. */
export const ErrorAfterLeaving = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'ada');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveAccessibleDescription(fieldTexts.email));
    await userEvent.type(email, '@example.com');
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
    await userEvent.type(email, '{Backspace}{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
  },
});

/** Submitted too early, it shows every error and focuses the first one. */
export const SentWhileInvalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const email = canvas.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(fieldTexts.required);
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(fieldTexts.required);
    await userEvent.type(email, 'ada@example.com');
    await waitFor(() => expect(email).toBeValid());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** As at sign-in: the button stays disabled until the form is valid and the captcha solved, and explains that. */
export const ClosedUntilValid = meta.story({
  args: { hasCaptcha: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign in' });
    await expect(button).toHaveAccessibleDescription('Fill in all fields.');
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com{Enter}');
    await userEvent.type(canvas.getByLabelText('Password'), 'Secret1!{Enter}');
    await userEvent.type(canvas.getByLabelText('Number in the image'), '11111{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('1');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await userEvent.clear(canvas.getByLabelText('Password'));
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Pressed twice it submits once, and shows that it is under way. */
export const Processing = meta.story({
  args: { onSubmit: fn(never) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Secret1!');
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Sign in' });
    form.requestSubmit();
    form.requestSubmit();
    await userEvent.dblClick(canvas.getByRole('button', { name: /Sign in|Processing/ }));
    await canvas.findByRole('button', { name: 'Processing', busy: true });
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Work in a machine blocks submitting in the same way. */
export const BusyElsewhere = meta.story({
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Secret1!{Enter}');
    await expect(canvas.getByRole('form')).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The error belongs to no field. The input is kept, and the form can be submitted again. */
export const Failed = meta.story({
  args: { onSubmit: fn(() => Promise.resolve(false)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Secret1!{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(unreachable));
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
    await expect(canvas.getByLabelText('Password')).toHaveValue('Secret1!');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(unreachable));
  },
});

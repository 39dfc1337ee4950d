import { createFakeExchange, examples, outOfReach, type Answers } from '@exchange/api/testing';
import { fieldTexts, type Failure, type Result } from '@exchange/domain';
import { signUpMachine, type SignUpForm } from '@exchange/machines';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../../../.storybook/preview';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { RegisterScreen } from './RegisterScreen';
import { RegisterView, type RegisterViewProps } from './signUp/RegisterView';
import type { LinkRequest } from './verification/useVerificationLink';
import { Connected } from './testing/Connected';

const open: RegisterViewProps = {
  isOpen: true,
  isBusy: false,
  brought: { email: '', referralCode: '' },
  onSubmit: fn(),
};

const meta = preview.meta({
  component: RegisterView,
  title: 'Screens/Accounts/Register',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'Opening an account at `/register`, and what visitors see while registration is stopped.',
      },
    },
  },
  decorators: [inRouter],
  args: open,
});

interface OnMachineProps extends RegisterViewProps {
  answer: () => Promise<Result<unknown>>;
}

/** The page and its machine; its one call is answered here. */
const OnMachine = ({ answer, ...given }: OnMachineProps) => {
  const machine = useMemo(
    () => signUpMachine.provide({ actors: { register: fromPromise<Result<unknown>, SignUpForm>(answer) } }),
    [answer],
  );
  const [state, send] = useMachine(machine);
  const submit = (form: SignUpForm) => {
    given.onSubmit(form);
    send({ type: 'form.submitted', form });
  };
  return <RegisterView {...given} isBusy={state.hasTag('busy')} failure={state.context.failure} onSubmit={submit} />;
};

const never = () => new Promise<never>(() => undefined);

const refusing = (failure: Failure) => async () => ({ error: failure });

/** From the first field to the button, by keyboard. */
const filledIn = 'Ada{Tab}Lovelace{Tab}Ada@Example.com{Tab}Right-12{Tab}{Tab}Right-12';

const ada: SignUpForm = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'Right-12',
  confirmPassword: 'Right-12',
  referralCode: '',
};

/** The fields of the form, marked up for password managers [ACC-080]; below, what they agree to [ACC-251]. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    const asked = canvas.getByRole<HTMLFormElement>('form', { name: 'Sign up' }).querySelectorAll('input');
    await expect([...asked].map(({ name, autocomplete }) => [name, autocomplete])).toEqual([
      ['firstName', 'given-name'],
      ['lastName', 'family-name'],
      ['email', 'email'],
      ['password', 'new-password'],
      ['confirmPassword', 'new-password'],
      ['referralCode', 'off'],
    ]);
    await expect(canvas.getByRole('button', { name: 'Create account' })).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    for (const [name, path] of [
      [/^Terms of Use/, '/terms'],
      [/^Privacy Policy/, '/privacy'],
    ] as const) {
      const text = canvas.getByRole('link', { name });
      await expect([text.getAttribute('href'), text.getAttribute('target')]).toEqual([path, '_blank']);
    }
  },
});

/** An invitation fills in what it knows, and the trader can change it [ACC-081]. */
export const Invited = meta.story({
  args: { brought: { email: 'ada@example.com', referralCode: 'REF-7' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
    await expect(canvas.getByLabelText(/^Referral code/)).toHaveValue('REF-7');
    await userEvent.tab();
    await userEvent.keyboard('Ada{Tab}Lovelace{Tab}{Tab}Right-12{Tab}{Tab}Right-12{Tab}{Tab}{End}7{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...ada, referralCode: 'REF-77' }));
  },
});

/** Somebody who was told a code can type it [ACC-233]. */
export const ReferralCodeTyped = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/^Referral code/)).toHaveValue('');
    await userEvent.tab();
    await userEvent.keyboard(`${filledIn}{Tab}{Tab} ref-8 {Enter}`);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...ada, referralCode: 'ref-8' }));
  },
});

/**
 * Sent empty, every field says that it is required; an invalid name, address or confirmation says what is wrong
 * [ACC-080].
 */
export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [firstName, lastName] = [canvas.getByLabelText('First name'), canvas.getByLabelText('Last name')];
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(firstName).toHaveAccessibleDescription(fieldTexts.required));
    await expect(firstName).toHaveFocus();
    await expect(lastName).toHaveAccessibleDescription(fieldTexts.required);
    await userEvent.keyboard('Ada{Tab}L{Tab}ada{Tab}right-12{Tab}{Tab}Right-12{Tab}');
    await waitFor(() => expect(lastName).toHaveAccessibleDescription('Must contains minimum of 2 character.'));
    await expect(firstName).toBeValid();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(fieldTexts.email);
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      expect.stringContaining(fieldTexts.password),
    );
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription(fieldTexts.registrationConfirm);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The parts of the rule are ticked off as the trader types [ACC-087]. */
export const PasswordHalfway = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Right');
    await expect(canvas.getByText('3 of 6 password rules are met.')).toBeInTheDocument();
  },
});

/** Sent only once, whatever is pressed meanwhile. */
export const Processing = meta.story({
  render: (args) => <OnMachine {...args} answer={never} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(`${filledIn}{Enter}`);
    await canvas.findByRole('button', { name: 'Processing', busy: true });
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(ada);
  },
});

const { invalidField } = examples.register;

const taken: Failure = { code: 'refused', status: invalidField.status, ...invalidField.body };
const refuseAddress = refusing(taken);

/** A refusal appears at the field it is about, and nothing that was typed is lost [ACC-085]. */
export const Refused = meta.story({
  render: (args) => <OnMachine {...args} answer={refuseAddress} />,
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.tab();
    await userEvent.keyboard(`${filledIn}{Enter}`);
    await waitFor(() => expect(email).toHaveAccessibleDescription(invalidField.body.message));
    await expect(email).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveValue('Right-12');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.keyboard('{End}.test');
    await waitFor(() => expect(email).toBeValid());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ ...ada, email: 'ada@example.com.test' }));
    await waitFor(() => expect(email).toBeInvalid());
  },
});

const { body: unknownCode, status } = examples.register.unknownReferralCode;
const refuseCode = refusing({ code: 'refused', status, ...unknownCode });

/** An unknown referral code can be removed [ACC-085]. */
export const InvitationRefused = meta.story({
  args: { brought: { email: 'ada@example.com', referralCode: 'REF-7' } },
  render: (args) => <OnMachine {...args} answer={refuseCode} />,
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByLabelText(/^Referral code/);
    await userEvent.tab();
    await userEvent.keyboard('Ada{Tab}Lovelace{Tab}{Tab}Right-12{Tab}{Tab}Right-12{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(unknownCode.message));
    await expect(code).toHaveFocus();
    await userEvent.clear(code);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(ada));
  },
});

/** While registration is stopped, nothing can be sent and the page says why [ACC-082] [DOM-275]. */
export const Stopped = meta.story({
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Create account' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('title', 'Registrations Stopped.');
    await expect(button).toHaveAccessibleDescription('Registrations Stopped.');
    await expect(canvas.getByText(/^We aren't opening new accounts/)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(`${filledIn}{Enter}{Tab}{Tab}{Tab}`);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The account exists; the next step is in the email [ACC-084] [DOM-276]. */
export const Succeeded = meta.story({
  args: { mailedTo: ada.email },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Verify Email' })).toBeVisible();
    await expect(canvas.getByText('ada@example.com')).toBeVisible();
    await expect(canvas.getByText(/Click it to verify your email/)).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
});

const link: LinkRequest = { answer: undefined, resendAt: 60_000, isSending: false, onSend: fn() };

/** The link can be sent again after a minute, and the exchange's answer is shown [ACC-250]. */
export const LinkCanBeResent = meta.story({
  args: {
    mailedTo: ada.email,
    link: { ...link, answer: "If this address still needs verifying, we've emailed it a new link." },
    now: () => 60_000,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/we've emailed it a new link\./)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend link' }));
    await expect(args.link?.onSend).toHaveBeenCalledWith('ada@example.com');
  },
});

/** For a minute after the link was sent, the button says how long it waits [ACC-250]. */
export const LinkWaits = meta.story({
  args: { mailedTo: ada.email, link, now: () => 18_000 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Resend in/ });
    await expect(button).toHaveAttribute('title', 'You can request one link a minute.');
  },
});

const phone = { viewport: { value: 'phone' } };
const longAddress = 'maximiliane.von-der-leyen-und-zu-hohenstein+exchange@mail.department.example-company.org';

export const SucceededOnPhone = meta.story({ globals: phone, args: { mailedTo: longAddress } });

export const StoppedOnPhone = meta.story({
  globals: phone,
  args: { isOpen: false, brought: { email: longAddress, referralCode: 'REFERRAL-CODE-OF-FORTY-CHARACTERS-000000' } },
});

export const InvalidOnPhone = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Wolfeschlegelsteinhausenbergerdorff 2nd');
    await userEvent.type(canvas.getByLabelText('Password'), 'right 12');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toBeInvalid());
  },
});

const connect = (registrationOpen: boolean, answers: Answers = {}) => {
  const { fetch, sent } = createFakeExchange(answers);
  const config = { ...testConfig, registrationOpen };
  return { services: createServices(config, testVersion, createTestEnvironment({ fetch })), sent };
};

let exchange = connect(true);

const invited = '/register?referral_code=REF-7&email=ada@example.com';

const ConnectedScreen = () => (
  <Connected services={exchange.services} at={invited} route="/register">
    <RegisterScreen />
  </Connected>
);

/**
 * The screen in the full application, by an invitation [ACC-081], with an exchange that is unreachable at first [ACC-086], then refuses the address
 * [ACC-085], then opens the account [ACC-083].
 */
export const OnTheExchange = meta.story({
  beforeEach: () => {
    exchange = connect(true, { register: [outOfReach, 'invalidField', 'registered'] });
  },
  render: () => <ConnectedScreen />,
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email');
    await userEvent.tab();
    await userEvent.keyboard('Ada{Tab}Lovelace{Tab}{Tab}Right-12{Tab}{Tab}Right-12{Enter}');
    await expect(await screen.findByText('Error occured')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription(invalidField.body.message));
    await expect(screen.getAllByText(invalidField.body.message)).toHaveLength(2);
    await userEvent.keyboard('{End}.test{Enter}');
    await expect(await canvas.findByText('ada@example.com.test')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Verify Email' })).toHaveFocus());
    await expect(exchange.sent('register')).toHaveLength(3);
    await expect(exchange.sent('register').at(-1)).toEqual({
      exchange_id: '1',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com.test',
      password: 'Right-12',
      confirmPassword: 'Right-12',
      referral_code: 'REF-7',
    });
  },
});

/** With the default settings, under which registration is stopped [ACC-082]. */
export const OnAStoppedExchange = meta.story({
  beforeEach: () => {
    exchange = connect(false);
  },
  render: () => <ConnectedScreen />,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Create account' });
    await expect(button).toHaveAttribute('title', 'Registrations Stopped.');
    await userEvent.tab();
    await userEvent.keyboard('Ada{Tab}Lovelace{Tab}{Tab}Right-12{Tab}{Tab}Right-12{Enter}');
    await expect(exchange.sent('register')).toEqual([]);
  },
});

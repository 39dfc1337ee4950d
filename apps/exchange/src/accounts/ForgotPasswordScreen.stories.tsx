import { createFakeExchange, examples, outOfReach, type Answers } from '@exchange/api/testing';
import { failureText, fieldTexts, type Result } from '@exchange/domain';
import { forgotPasswordMachine } from '@exchange/machines';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../../../.storybook/preview';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { ForgotPasswordView, type ForgotPasswordViewProps } from './forgotPassword/ForgotPasswordView';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import { Connected } from './testing/Connected';

const empty: ForgotPasswordViewProps = { email: '', isBusy: false, onSubmit: fn(), onAskAgain: fn() };

const meta = preview.meta({
  component: ForgotPasswordView,
  title: 'Screens/Accounts/Forgot password',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Requesting a password reset link, at `/forgot_password`.' } },
  },
  decorators: [inRouter],
  args: empty,
});

type Answer = Result<{ message: string }>;

interface OnMachineProps extends ForgotPasswordViewProps {
  reply: () => Promise<Answer>;
}

/** The page and its machine; its one call is answered here. */
const OnMachine = ({ reply, ...given }: OnMachineProps) => {
  const machine = useMemo(
    () => forgotPasswordMachine.provide({ actors: { requestLink: fromPromise<Answer, { email: string }>(reply) } }),
    [reply],
  );
  const [state, send] = useMachine(machine);
  return (
    <ForgotPasswordView
      email={state.context.email}
      isBusy={state.hasTag('busy')}
      answer={state.matches('linkMailed') ? state.context.answer : undefined}
      onSubmit={(email) => {
        given.onSubmit(email);
        send({ type: 'email.submitted', email });
      }}
      onAskAgain={() => send({ type: 'again.requested' })}
    />
  );
};

const { taken, tooManyTries } = examples.forgotPassword;
const never = () => new Promise<never>(() => undefined);
const take = async () => ({ data: taken.body });

/** One field and one button [ACC-095]. */
export const Idle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
    await userEvent.tab();
    await userEvent.keyboard('Ada@Example.com{Tab}{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('ada@example.com'));
  },
});

/** An invalid address is not sent [ACC-095]. */
export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription(fieldTexts.required));
    await userEvent.keyboard('ada@example{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription(fieldTexts.email));
    await expect(email).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Sent only once, whatever is pressed meanwhile. */
export const Processing = meta.story({
  render: (args) => <OnMachine {...args} reply={never} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('ada@example.com{Enter}');
    await canvas.findByRole('button', { name: 'Processing', busy: true });
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** The exchange's message, which is the same for every address, and a way to request another link. */
export const LinkMailed = meta.story({ args: { answer: taken.body.message, email: 'ada@example.com' } });

/**
 * The exchange's message is the same for every address; the address is still in the field and can be changed [ACC-095].
 */
export const AskedAgain = meta.story({
  render: (args) => <OnMachine {...args} reply={take} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('ada@example.com{Enter}');
    const heading = await canvas.findByRole('heading', { name: 'Check your email' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(taken.body.message)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Resend link' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByLabelText('Email')).toHaveValue('ada@example.com');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Forgot Password' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{End}.test{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith('ada@example.com.test'));
    await expect(await canvas.findByText('ada@example.com.test')).toBeVisible();
  },
});

const phone = { viewport: { value: 'phone' } };

export const IdleOnPhone = meta.story({ globals: phone });

export const LinkMailedOnPhone = meta.story({
  globals: phone,
  args: {
    answer: taken.body.message,
    email: 'maximiliane.von-der-leyen-und-zu-hohenstein+exchange@mail.department.example-company.org',
  },
});

const connect = (answers: Answers = {}) => {
  const { fetch, calls } = createFakeExchange(answers);
  return { services: createServices(testConfig, testVersion, createTestEnvironment({ fetch })), calls };
};

let exchange = connect();

/**
 * The screen in the full application: the exchange is unreachable at first, then refuses too many requests, then
 * accepts.
 */
export const OnTheExchange = meta.story({
  beforeEach: () => {
    exchange = connect({ forgotPassword: [outOfReach, 'tooManyTries', 'taken'] });
  },
  render: () => (
    <Connected services={exchange.services} at="/forgot_password" route="/forgot_password">
      <ForgotPasswordScreen />
    </Connected>
  ),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email');
    await userEvent.tab();
    await userEvent.keyboard('ada@example.com{Enter}');
    await expect(await screen.findByText(failureText({ code: 'unreachable' }))).toBeInTheDocument();
    await expect(email).toHaveValue('ada@example.com');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(tooManyTries.body.message)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(taken.body.message)).toBeVisible();
    const fields = { email: 'ada@example.com', exchange_id: '1' };
    await expect(exchange.calls.at(-1)).toEqual({ operation: 'forgotPassword', fields });
  },
});

import { createFakeExchange, examples, outOfReach, type Answers } from '@exchange/api/testing';
import { failureText, fieldTexts, type Failure, type Result } from '@exchange/domain';
import { resetPasswordMachine, type ChosenPassword, type ResetPasswordInput, type Session } from '@exchange/machines';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../../../.storybook/preview';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, signedInAnswers, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { ResetPasswordView, type ResetPasswordViewProps } from './resetPassword/ResetPasswordView';
import { ResetPasswordScreen } from './ResetPasswordScreen';
import { Connected } from './testing/Connected';

const empty: ResetPasswordViewProps = { isBusy: false, isLinkRefused: false, onSubmit: fn() };

const meta = preview.meta({
  component: ResetPasswordView,
  title: 'Screens/Accounts/Reset password',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Choosing a new password from an emailed link, `/reset_password/{token}`.' } },
  },
  decorators: [inRouter],
  args: empty,
});

type Answer = Result<{ message: string }>;

interface OnMachineProps extends ResetPasswordViewProps {
  answer: () => Promise<Answer>;
}

/** The page and its machine; its one call is answered here. */
const OnMachine = ({ answer, ...given }: OnMachineProps) => {
  const machine = useMemo(
    () =>
      resetPasswordMachine.provide({
        actors: { setPassword: fromPromise<Answer, ResetPasswordInput & ChosenPassword>(answer) },
      }),
    [answer],
  );
  const [state, send] = useMachine(machine, { input: { token: 'link-1' } });
  return (
    <ResetPasswordView
      isBusy={state.hasTag('busy')}
      isLinkRefused={state.matches('linkRefused')}
      failure={state.context.failure}
      onSubmit={(chosen) => {
        given.onSubmit(chosen);
        send({ type: 'password.submitted', chosen });
      }}
    />
  );
};

const { linkExpired, samePassword, reset } = examples.resetPassword;
const never = () => new Promise<never>(() => undefined);
const refused = ({ status, body }: typeof linkExpired | typeof samePassword): Failure => ({
  code: 'refused',
  status,
  ...body,
});
const refuseLink = async () => ({ error: refused(linkExpired) });
const refusePassword = async () => ({ error: refused(samePassword) });

const chosen: ChosenPassword = { newPassword: 'Right-12', confirmPassword: 'Right-12' };
const typed = 'Right-12{Tab}{Tab}Right-12{Enter}';

/** A password manager can suggest a password and save it [ACC-096]. */
export const Idle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    for (const label of ['New password', 'Confirm new password']) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
    }
    await userEvent.tab();
    await userEvent.keyboard(typed);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(chosen));
  },
});

/** A password that breaks the rule and a confirmation that differs are refused [ACC-096]. */
export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [password, confirmation] = [
      canvas.getByLabelText('New password'),
      canvas.getByLabelText('Confirm new password'),
    ];
    await userEvent.tab();
    await userEvent.keyboard('right-12{Tab}{Tab}Right-12{Enter}');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(expect.stringContaining(fieldTexts.password));
    await expect(confirmation).toHaveAccessibleDescription('Password does not match');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Sent only once, whatever is pressed meanwhile. */
export const Processing = meta.story({
  render: (args) => <OnMachine {...args} answer={never} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(typed);
    await canvas.findByRole('button', { name: 'Processing', busy: true });
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** A refused password shows why at its field, and can be corrected [ACC-096]. */
export const Refused = meta.story({
  render: (args) => <OnMachine {...args} answer={refusePassword} />,
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('New password');
    await userEvent.tab();
    await userEvent.keyboard(typed);
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(expect.stringContaining(samePassword.body.message)),
    );
    await expect(password).toHaveFocus();
    await expect(canvas.getByLabelText('Confirm new password')).toHaveValue('Right-12');
  },
});

/** A link that is wrong, used or expired: the message, and the way to request another [ACC-098]. */
export const LinkRefused = meta.story({
  render: (args) => <OnMachine {...args} answer={refuseLink} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(typed);
    const heading = await canvas.findByRole('heading', { name: 'Invalid link' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(linkExpired.body.message)).toBeVisible();
    await userEvent.tab();
    const another = canvas.getByRole('link', { name: 'Get a new link' });
    await expect(another).toHaveFocus();
    await expect(another).toHaveAttribute('href', '/forgot_password');
    await expect(canvas.queryByRole('form')).toBeNull();
  },
});

const phone = { viewport: { value: 'phone' } };

export const IdleOnPhone = meta.story({ globals: phone });

export const LinkRefusedOnPhone = meta.story({
  globals: phone,
  args: { isLinkRefused: true, failure: refused(linkExpired) },
});

const trader: Session = { token: 'token-1', uniqueId: 'u-1', email: 'ada@example.com', isTwoFactorOn: false };

const connect = (answers: Answers = {}) => {
  const { fetch, sent } = createFakeExchange({ ...signedInAnswers, ...answers });
  const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch }));
  services.session.send({ type: 'login.completed', session: trader });
  return { services, sent };
};

let exchange = connect();

/**
 * The screen in the full application: the exchange is unreachable at first, then the password is changed. Anyone who
 * was signed in is signed out and taken to the sign-in page [ACC-097].
 */
export const OnTheExchange = meta.story({
  beforeEach: () => {
    exchange = connect({ resetPassword: [outOfReach, 'reset'] });
  },
  render: () => (
    <Connected services={exchange.services} at="/reset_password/link-1" route="/reset_password/:token">
      <ResetPasswordScreen />
    </Connected>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('New password');
    await userEvent.tab();
    await userEvent.keyboard(typed);
    await expect(await screen.findByText(failureText({ code: 'unreachable' }))).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('At /login')).toBeVisible();
    await expect(await screen.findByText(reset.body.message)).toBeInTheDocument();
    const fields = { forgotCode: 'link-1', ...chosen };
    await expect(exchange.sent('resetPassword')[1]).toMatchObject(fields);
    await expect(exchange.services.device.read('jwt')).toBeUndefined();
  },
});

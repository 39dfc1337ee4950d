import { fieldTexts } from '@exchange/domain';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { LoginPage } from './LoginPage';
import { TwoFactorStep, type TwoFactorStepProps } from './TwoFactorStep';
import { expectSentOnce, useSending } from '../testing/sending';

const Page = (props: TwoFactorStepProps) => (
  <LoginPage step="twoFactor" brandName="XDC Exchange" email="ada@example.com">
    <TwoFactorStep {...props} />
  </LoginPage>
);

const meta = preview.meta({
  component: Page,
  title: 'Screens/Accounts/Sign in/Two-factor',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The step for traders with an authenticator app.' } },
  },
  args: {
    isSending: false,
    failures: 0,
    onCode: fn(),
    onBack: fn(),
    reset: { isAsking: false, onAsk: fn() },
  },
  decorators: [inRouter],
});

/** One field for the whole code, which the system and password managers can fill in [ACC-013] [ACC-041]. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Authenticator code' });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(code).toHaveAccessibleDescription(fieldTexts.twoFactorCode);
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
  },
});

/** The sixth digit submits the code, without a key or a button; fewer digits don't [ACC-041]. */
export const Typed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByLabelText('Authenticator code');
    await userEvent.type(code, '12345{Enter}');
    await expect(args.onCode).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await expect(args.onCode).toHaveBeenCalledOnce();
    await expect(args.onCode).toHaveBeenCalledWith('123456');
  },
});

/** Pasted in the groups in which an app shows it [ACC-041]. */
export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Authenticator code'));
    await userEvent.paste('123 456');
    await expect(args.onCode).toHaveBeenCalledOnce();
    await expect(args.onCode).toHaveBeenCalledWith('123456');
  },
});

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByLabelText('Authenticator code');
    await userEvent.type(code, '123');
    await userEvent.tab();
    await waitFor(() => expect(code).toHaveAccessibleDescription(fieldTexts.twoFactorCode));
    await expect(code).toBeInvalid();
  },
});

const Sending = (args: TwoFactorStepProps) => <Page {...args} {...useSending(args.onCode)} />;

/** The code stays visible while it is checked, and is not sent twice [ACC-007]. */
export const Processing = meta.story({
  render: (args) => <Sending {...args} />,
  play: (played) => expectSentOnce(played, 'Authenticator code', '123456'),
});

/** Requesting a link that turns two-factor off, which takes a moment [ACC-045]. */
export const AskingForTheLink = meta.story({
  args: { reset: { isAsking: true, onAsk: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending', busy: true })).toBeVisible();
    await expect(canvas.getByLabelText('Authenticator code')).toHaveAttribute('readonly');
  },
});

/** An exchange that doesn't send such links [ACC-045]. */
export const WithoutTheLink = meta.story({
  args: { reset: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Lost your authenticator app?', { exact: false })).toBeNull();
  },
});

/**
 * A recovery code has a field of its own, behind a button: it is sent whole, by 'Sign In', and the app's field takes no
 * letters [ACC-271].
 */
export const Recovering = meta.story({
  args: { onRecoveryCode: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Authenticator code'), 'k7q2m-xw4td');
    await expect(args.onCode).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    const field = canvas.getByRole('textbox', { name: 'Recovery code' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.queryByLabelText('Authenticator code')).toBeNull();
    await userEvent.keyboard('k7q2m-xw4t');
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('d');
    await expect(args.onRecoveryCode).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(args.onRecoveryCode).toHaveBeenCalledWith('k7q2m-xw4td'));
    await expect(args.onRecoveryCode).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Use your authenticator app' }));
    await waitFor(() => expect(canvas.getByLabelText('Authenticator code')).toHaveFocus());
  },
});

/** The code of the app in the field for a recovery code is refused there. */
export const WrongField = meta.story({
  args: { onRecoveryCode: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    const field = canvas.getByRole('textbox', { name: 'Recovery code' });
    await userEvent.type(field, '123456');
    await userEvent.tab();
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription('Enter a recovery code: 10 letters and digits.');
    await expect(args.onRecoveryCode).not.toHaveBeenCalled();
  },
});

/** An exchange without recovery codes, or a trader who has none left: nothing is offered [ACC-272]. */
export const WithoutRecoveryCodes = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
  },
});

/** On a phone, with every way out. */
export const RecoveringOnPhone = meta.story({
  args: { onRecoveryCode: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toBeVisible();
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

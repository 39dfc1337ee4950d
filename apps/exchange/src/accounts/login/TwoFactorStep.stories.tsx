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

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

import { fieldTexts } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { LoginActivityStep, type LoginActivityStepProps } from './LoginActivityStep';
import { LoginPage } from './LoginPage';
import { expectSentOnce, useSending } from '../testing/sending';

const Page = (props: LoginActivityStepProps) => (
  <LoginPage step="loginActivity" brandName="XDC Exchange" email="ada@example.com">
    <LoginActivityStep {...props} />
  </LoginPage>
);

const meta = preview.meta({
  component: Page,
  title: 'Screens/Accounts/Sign in/New login activity',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The step for traders who sign in from a new device or network.' } },
  },
  args: {
    isSending: false,
    failures: 0,
    // A stopped clock, 42 seconds before a code can be requested again.
    resendAt: 42_000,
    now: () => 0,
    isResending: false,
    onCode: fn(),
    onResend: fn(),
    onBack: fn(),
  },
  decorators: [inRouter],
});

/** The documented sentence, and a field for a code of any length [ACC-061]. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please check your email for OTP to verify login activity.')).toBeVisible();
    await expect(canvas.getByLabelText('Email code')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(canvas.getByRole('button', { name: /^Resend/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Another code can be requested [ACC-062]. */
export const MayResend = meta.story({
  args: { resendAt: 0 },
  play: async ({ args, canvas, userEvent }) => {
    const resend = canvas.getByRole('button', { name: /^Resend/ });
    await waitFor(() => expect(resend).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(resend);
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});

export const Resending = meta.story({ args: { resendAt: 0, isResending: true } });

const Refusing = (args: LoginActivityStepProps) => {
  const [failures, setFailures] = useState(0);
  const refuse = (code: string) => {
    args.onCode(code);
    setFailures(failures + 1);
  };
  return <Page {...args} failures={failures} onCode={refuse} />;
};

/** Five characters submit automatically. After a refusal there is time to type a longer code [ACC-061] [ACC-064]. */
export const Refused = meta.story({
  render: (args) => <Refusing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByLabelText('Email code');
    await userEvent.type(code, 'a1b2c');
    await expect(args.onCode).toHaveBeenCalledWith('a1b2c');
    await waitFor(() => expect(code).toHaveValue(''));
    await userEvent.type(code, 'a1b2c3d4');
    await expect(args.onCode).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCode).toHaveBeenLastCalledWith('a1b2c3d4'));
    await waitFor(() => expect(code).toHaveValue(''));
    await userEvent.paste('e5f6g7h8');
    await expect(args.onCode).toHaveBeenLastCalledWith('e5f6g7h8');
  },
});

export const Incomplete = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByLabelText('Email code');
    await userEvent.type(code, '1234{Enter}');
    await userEvent.tab();
    await waitFor(() => expect(code).toHaveAccessibleDescription(fieldTexts.mailCode));
    await expect(args.onCode).not.toHaveBeenCalled();
  },
});

const Sending = (args: LoginActivityStepProps) => <Page {...args} {...useSending(args.onCode)} />;

/** The code stays visible while it is checked, and is not sent twice [ACC-007]. */
export const Processing = meta.story({
  render: (args) => <Sending {...args} />,
  play: (played) => expectSentOnce(played, 'Email code', '12345'),
});

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

import { fieldTexts, metPasswordParts } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { ExpiredPasswordStep, type ExpiredPasswordStepProps } from './ExpiredPasswordStep';
import { LoginPage } from './LoginPage';

const Page = (props: ExpiredPasswordStepProps) => (
  <LoginPage step="expiredPassword" brandName="XDC Exchange" email={props.email}>
    <ExpiredPasswordStep {...props} />
  </LoginPage>
);

const meta = preview.meta({
  component: Page,
  title: 'Screens/Accounts/Sign in/Expired password',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The step for traders whose password has expired.' } },
  },
  args: {
    email: 'ada@example.com',
    oldPassword: 'Demo-1234!',
    hasTwoFactor: true,
    isSending: false,
    failures: 0,
    // A stopped clock, 42 seconds before a code can be requested again.
    resendAt: 42_000,
    now: () => 0,
    isResending: false,
    onSubmit: fn(),
    onResend: fn(),
    onBack: fn(),
  },
  decorators: [inRouter],
});

/**
 * The documented title [ACC-070] [DOM-274], every field [ACC-071], and the attributes that password managers need
 * [ACC-013].
 */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your Password has Expired, Please Update New Password',
    );
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    for (const name of ['New password', 'Confirm new password'])
      await expect(canvas.getByLabelText(name)).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText('Email code')).toHaveAttribute('autocomplete', 'section-mail one-time-code');
    await expect(canvas.getByLabelText('Authenticator code')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Update password' })).toHaveAccessibleDescription(
      'Fill in all fields.',
    );
  },
});

/** Without an authenticator app its code isn't asked for [ACC-071]. */
export const WithoutTwoFactor = meta.story({
  args: { hasTwoFactor: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Authenticator code')).toBeNull();
    await userEvent.type(canvas.getByLabelText('New password'), 'New-1234!');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'New-1234!');
    await userEvent.type(canvas.getByLabelText('Email code'), '12345{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'ada@example.com',
      newPassword: 'New-1234!',
      confirmPassword: 'New-1234!',
      otp: '12345',
      tfaCode: '',
    });
  },
});

/** Every field shows its error; the new password must differ from the old one [ACC-072]. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [chosen, repeated] = [canvas.getByLabelText('New password'), canvas.getByLabelText('Confirm new password')];
    await userEvent.clear(canvas.getByLabelText('Email'));
    await userEvent.type(chosen, 'Demo-1234!');
    await userEvent.type(repeated, 'Demo-1234');
    await userEvent.type(canvas.getByLabelText('Email code'), '123');
    await userEvent.type(canvas.getByLabelText('Authenticator code'), '123');
    await userEvent.tab();
    const described = async (name: string, text: string) =>
      waitFor(() => expect(canvas.getByLabelText(name)).toHaveAccessibleDescription(expect.stringContaining(text)));
    await described('Email', fieldTexts.required);
    await described('New password', fieldTexts.samePassword);
    await described('Confirm new password', 'Passwords do not match');
    await described('Email code', fieldTexts.mailCode);
    await described('Authenticator code', fieldTexts.twoFactorCode);
    await expect(canvas.getByRole('button', { name: 'Update password' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A password that breaks the rule gets the documented message [ACC-072]. */
export const AgainstTheRule = meta.story({
  play: async ({ canvas, userEvent }) => {
    const chosen = canvas.getByLabelText('New password');
    await userEvent.type(chosen, 'short');
    await expect(metPasswordParts('short')).toEqual(['lowerCase', 'noBlank']);
    await userEvent.tab();
    await waitFor(() => expect(chosen).toHaveAccessibleDescription(expect.stringContaining(fieldTexts.password)));
  },
});

const Sending = (args: ExpiredPasswordStepProps) => {
  const [isSending, setSending] = useState(false);
  const send: ExpiredPasswordStepProps['onSubmit'] = (typed) => {
    args.onSubmit(typed);
    setSending(true);
  };
  return <Page {...args} isSending={isSending} onSubmit={send} />;
};

const fillIn = async (
  { getByLabelText }: { getByLabelText: (name: string) => HTMLElement },
  { type }: { type: (element: HTMLElement, text: string) => Promise<void> },
) => {
  await type(getByLabelText('New password'), 'New-1234!');
  await type(getByLabelText('Confirm new password'), 'New-1234!');
  await type(getByLabelText('Email code'), '12345');
  await type(getByLabelText('Authenticator code'), '123456');
};

/** The form doesn't submit itself, and sends nothing twice [ACC-007] [ACC-072]. */
export const Processing = meta.story({
  render: (args) => <Sending {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    const button = canvas.getByRole('button', { name: 'Update password' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.dblClick(button);
    await canvas.findByRole('button', { name: 'Processing', busy: true });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

const Refusing = (args: ExpiredPasswordStepProps) => {
  const [failures, setFailures] = useState(0);
  const refuse: ExpiredPasswordStepProps['onSubmit'] = (typed) => {
    args.onSubmit(typed);
    setFailures(failures + 1);
  };
  return <Page {...args} failures={failures} onSubmit={refuse} />;
};

/** The codes are cleared, the passwords stay [ACC-074]. The server's message is a toast. */
export const Refused = meta.story({
  render: (args) => <Refusing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByLabelText('Email code')).toHaveValue(''));
    await expect(canvas.getByLabelText('Authenticator code')).toHaveValue('');
    for (const name of ['New password', 'Confirm new password'])
      await expect(canvas.getByLabelText(name)).toHaveValue('New-1234!');
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

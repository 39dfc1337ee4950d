import { fieldTexts } from '@exchange/domain';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { LoginPage } from './LoginPage';
import { MailCodeStep, type MailCodeStepProps } from './MailCodeStep';
import { expectSentOnce, useSending } from '../testing/sending';

interface PageProps extends MailCodeStepProps {
  email: string;
}

const Page = ({ email, ...rest }: PageProps) => (
  <LoginPage step="mailCode" brandName="XDC Exchange" email={email}>
    <MailCodeStep {...rest} />
  </LoginPage>
);

const meta = preview.meta({
  component: Page,
  title: 'Screens/Accounts/Sign in/Mail code',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The step for traders who get a code by email at each sign-in.' } },
  },
  args: {
    email: 'ada@example.com',
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

/** The code can't be requested again yet [ACC-052]. */
export const Idle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('ada@example.com')).toBeVisible();
    await expect(canvas.getByLabelText('Email code')).toHaveAttribute('autocomplete', 'one-time-code');
    const resend = canvas.getByRole('button', { name: /^Resend/ });
    await expect(canvas.getByRole('button', { name: 'Resend in 0:42' })).toBeVisible();
    await userEvent.click(resend);
    await expect(resend).toHaveAccessibleDescription('You can request one code a minute.');
    await expect(args.onResend).not.toHaveBeenCalled();
  },
});

/** The minute is over, and another code can be requested [ACC-052]. */
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

/** The fifth digit submits the code; fewer digits don't [ACC-051]. */
export const Typed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByLabelText('Email code');
    await userEvent.type(code, '1234{Enter}');
    await expect(args.onCode).not.toHaveBeenCalled();
    await userEvent.keyboard('5');
    await expect(args.onCode).toHaveBeenCalledOnce();
    await expect(args.onCode).toHaveBeenCalledWith('12345');
  },
});

/** Pasted together with the sentence around it [ACC-013] [ACC-051]. */
export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Email code'));
    await userEvent.paste('Your code is 12345.');
    await expect(args.onCode).toHaveBeenCalledWith('12345');
  },
});

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByLabelText('Email code');
    await userEvent.type(code, '123');
    await userEvent.tab();
    await waitFor(() => expect(code).toHaveAccessibleDescription(fieldTexts.mailCode));
  },
});

const Sending = (args: PageProps) => <Page {...args} {...useSending(args.onCode)} />;

/** The code stays visible while it is checked, and is not sent twice [ACC-007]. */
export const Processing = meta.story({
  render: (args) => <Sending {...args} />,
  play: (played) => expectSentOnce(played, 'Email code', '12345'),
});

export const LongAddress = meta.story({
  args: { email: 'a.very.long.address.of.a.trader@a-rather-long-host-name.example.com' },
});

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

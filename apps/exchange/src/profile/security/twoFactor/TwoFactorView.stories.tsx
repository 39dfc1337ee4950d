import type { SecondFactor } from '@exchange/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { setUpSecret } from './testing/scriptedTwoFactor';
import type { SetUp } from './twoFactorState';
import { TwoFactorView, type TwoFactorViewProps } from './TwoFactorView';

const at = Date.UTC(2026, 2, 2, 10);
const minute = 60_000;

const resting = (factor: SecondFactor): Extract<TwoFactorViewProps['state'], { kind: 'resting' }> => ({
  kind: 'resting',
  factor,
  offersMail: true,
  isNew: false,
  starting: undefined,
  error: undefined,
});

const atEmail: SetUp = {
  kind: 'setUp',
  change: { factor: 'none', wanted: 'app' },
  takesApp: true,
  step: 'email',
  secret: setUpSecret,
  emailCode: '',
  appCode: '',
  busy: undefined,
  resendAt: at + minute,
  codeError: undefined,
  otherError: undefined,
};

const atApp: SetUp = { ...atEmail, step: 'app', emailCode: '12345' };

const meta = preview.meta({
  component: TwoFactorView,
  title: 'Screens/Profile/Two-factor',
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '640px' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    state: resting('none'),
    email: 'ada@example.com',
    issuer: 'XDC Exchange',
    now: () => at,
    recovery: undefined,
    freshCodes: undefined,
    onCodesStored: fn(),
    onStart: fn(),
    onEmailCode: fn(),
    onAppCode: fn(),
    onConfirmed: fn(),
    onResend: fn(),
    onCancel: fn(),
    onLook: fn(),
  },
});

const choice = (name: string) => {
  const list = within(screen.getByRole('list', { name: 'Second step' }));
  const item = list.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith(name));
  if (!item) throw new Error(`${name} isn't offered.`);
  return within(item);
};

/**
 * The app, which is recommended and why, codes by email, or the password only, which is in use [PRF-178]. Before
 * the app is turned on, the page says that withdrawals wait for 24 hours [PRF-070].
 */
export const Off = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Off')).toBeVisible();
    await expect(canvas.getByText('Withdrawals unlock 24 hours after you turn the app on.')).toBeVisible();
    const [app, mail, none] = ['Authenticator app', 'Code by email', 'Password only'].map((name) => choice(name));
    await expect(app?.getByText('Recommended')).toBeVisible();
    await expect(app?.getByText(/even someone who gets into your email can't sign in/)).toBeVisible();
    await expect(mail?.getByText(/you can't withdraw or stake with them/)).toBeVisible();
    await expect(none?.getByText('In use')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use email codes' }));
    await expect(args.onStart).toHaveBeenNthCalledWith(1, 'app');
    await expect(args.onStart).toHaveBeenNthCalledWith(2, 'mail');
  },
});

/** With codes by email, the app is still recommended, and both can be turned to [PRF-178]. */
export const ByEmail = meta.story({
  args: { state: resting('mail') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('By email')).toBeVisible();
    await expect(choice('Code by email').getByText('In use')).toBeVisible();
    await expect(choice('Authenticator app').getByText('Recommended')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(args.onStart).toHaveBeenCalledWith('none');
  },
});

/** A server without codes by email: they aren't offered [PRF-177]. */
export const WithoutMailCodes = meta.story({
  args: { state: { ...resting('none'), offersMail: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Code by email')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** Just chosen: what the next sign-in asks for. */
export const SwitchedToEmail = meta.story({
  args: { state: { ...resting('mail'), isNew: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("We'll email you a code the next time you sign in.")).toBeVisible();
  },
});

/** The code is being sent. */
export const Starting = meta.story({
  args: { state: { ...resting('none'), starting: 'app' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending code' }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
});

/** The code couldn't be sent: the reason is above the button, which tries again. */
export const NotStarted = meta.story({
  args: { state: { ...resting('none'), error: "We can't reach the exchange. Check your connection and try again." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    await expect(canvas.getByRole('button', { name: 'Turn on' })).not.toHaveAttribute('aria-disabled');
  },
});

/** Before two-factor is turned off, the page says that withdrawals stop [PRF-070]. */
export const On = meta.story({
  args: { state: resting('app') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('On')).toBeVisible();
    await expect(canvas.getByText(/Without the app you can neither withdraw nor stake\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(args.onStart).toHaveBeenCalledWith('none');
  },
});

/** Just turned on. */
export const SwitchedOn = meta.story({
  args: { state: { ...resting('app'), isNew: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two-factor authentication is on')).toBeVisible();
    await expect(canvas.getByText(/the next time you sign in\. Withdrawals unlock 24 hours after/)).toBeVisible();
  },
});

/**
 * The secret as a QR code, and as text in groups of four with a copy button [PRF-062]; the app's code waits for the
 * emailed one, and says so [PRF-063].
 */
export const SetUpSteps = meta.story({
  args: { state: atEmail },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const writeText = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await expect(canvas.getByRole('group', { name: 'Set-up key' })).toHaveTextContent(setUpSecret);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Set-up key' }));
    await expect(writeText).toHaveBeenCalledWith(setUpSecret);
    const [mailed, made] = [canvas.getByLabelText('Email code'), canvas.getByLabelText('Authenticator code')];
    await expect(mailed).toBeEnabled();
    await expect(made).toBeDisabled();
    await expect(made).toHaveAccessibleDescription('Enter the email code first.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Resend in 1:00' })).toBeVisible());
  },
});

/** While the email code is checked it stays visible, and nothing can be typed. */
export const Verifying = meta.story({
  args: { state: { ...atEmail, emailCode: '12345', busy: 'verifying' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email code'), '{Backspace}0');
    await expect(args.onEmailCode).not.toHaveBeenCalled();
  },
});

/** A wrong email code is reported at its field, and the step stays [PRF-066]. */
export const WrongEmailCode = meta.story({
  args: { state: { ...atEmail, codeError: 'Invalid OTP' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email code')).toHaveAccessibleDescription('Invalid OTP');
    await expect(canvas.getByLabelText('Authenticator code')).toBeDisabled();
  },
});

/** Once verified, the email code is locked with a tick, and the app's code is next [PRF-063]. */
export const Verified = meta.story({
  args: { state: atApp },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Verified')).toHaveAttribute('role', 'status');
    await expect(canvas.getByLabelText('Email code')).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: /^Resend/ })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Authenticator code'), '1');
    await expect(args.onAppCode).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** A wrong code from the app is reported at its field, and the step stays [PRF-066]. */
export const WrongAppCode = meta.story({
  args: { state: { ...atApp, codeError: 'Wrong 2FA code.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Authenticator code')).toHaveAccessibleDescription('Wrong 2FA code.');
    await expect(canvas.getByText('Verified')).toBeVisible();
  },
});

/** The change can't be cancelled once it has been sent. */
export const Switching = meta.story({
  args: { state: { ...atApp, appCode: '123456', busy: 'switching' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveAttribute(
      'title',
      'Your code is being checked.',
    );
  },
});

/** An error about neither code is below both, in the server's words. */
export const TooManyTries = meta.story({
  args: { state: { ...atApp, otherError: 'Too many attempts. Wait a moment and try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts.');
    await expect(canvas.getByLabelText('Authenticator code')).toHaveAccessibleDescription(/30 seconds/);
  },
});

/** Turning it off requires the same two codes, and no secret is shown. */
export const TurningOff = meta.story({
  args: { state: { ...atEmail, change: { factor: 'app', wanted: 'none' }, secret: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** Once turned off, the page announces a reload [PRF-068]. */
export const Reloading = meta.story({
  args: { state: { kind: 'reloading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Two-factor authentication is off. Reloading…');
  },
});

/** No answer came: the status is checked, immediately on request. */
export const Unconfirmed = meta.story({
  args: { state: { kind: 'doubt', isElsewhere: false, isLooking: false } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We didn't get an answer");
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }));
    await expect(args.onLook).toHaveBeenCalledOnce();
  },
});

/** Another tab was faster, and the status is being checked [PRF-075]. */
export const Overtaken = meta.story({
  args: { state: { kind: 'doubt', isElsewhere: true, isLooking: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Changed in another tab or on another device');
  },
});

/** On a phone the longest address wraps, and both codes fit [PRF-163]. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { state: atApp, email: `${'long'.repeat(15)}@${'domain'.repeat(9)}.example.com` },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '360px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const inner = canvasElement.querySelector('section');
    await expect(inner?.scrollWidth).toBeLessThanOrEqual(inner?.clientWidth ?? 0);
  },
});

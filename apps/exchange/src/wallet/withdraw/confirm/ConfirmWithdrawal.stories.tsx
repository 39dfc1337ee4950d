import { assetOf, type Failure } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../../../../.storybook/ownFrame';
import preview from '../../../../../../.storybook/preview';
import { ConfirmWithdrawal, type ConfirmWithdrawalProps } from './ConfirmWithdrawal';
import type { CodeState, Confirmation } from '../withdrawState';

const start = Date.parse('2026-03-02T10:00:00Z');
const xdc = {
  id: 'id-1',
  asset: 'XDC',
  amount: '1500',
  address: 'xdcde0b295669a9fd93d5f28d9ec85e40f4cb697bae',
} as const;
const xrp = {
  id: 'id-2',
  asset: 'XRP',
  amount: '123456789012.123456',
  address: 'rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv',
  destinationTag: '4294967295',
} as const;

/** A clock that is stopped until a story moves it. */
const clock = { now: start };

const moveClock = (milliseconds: number) => {
  clock.now += milliseconds;
  // Browsers dispatch this when a page returns to the foreground.
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

// Typed here, because a union's literals would widen to `string` below.
const codeSent: CodeState = { kind: 'sent', until: start + 120_000 };
const requesting: CodeState = { kind: 'requesting' };
const idle: CodeState = { kind: 'idle' };

const confirmation: Confirmation = {
  withdrawal: xdc,
  emailCode: '',
  authenticatorCode: '',
  code: codeSent,
  isSubmitting: false,
  hasBothCodes: false,
  failure: undefined,
  codeFailure: undefined,
};

const refusal = (message: string, field?: string): Failure => ({
  code: 'refused',
  status: 400,
  message,
  ...(field !== undefined && { field }),
});

/** Keeps the codes, as the machine does. */
const Typing = (given: ConfirmWithdrawalProps) => {
  const [emailCode, setEmailCode] = useState(given.confirmation.emailCode);
  const [authenticatorCode, setAuthenticatorCode] = useState(given.confirmation.authenticatorCode);
  const hasBothCodes = emailCode.length >= 5 && authenticatorCode.length === 6;
  return (
    <ConfirmWithdrawal
      {...given}
      confirmation={{ ...given.confirmation, emailCode, authenticatorCode, hasBothCodes }}
      onEmailCode={setEmailCode}
      onAuthenticatorCode={setAuthenticatorCode}
    />
  );
};

const meta = preview.meta({
  component: ConfirmWithdrawal,
  title: 'Screens/Wallet/Withdraw/Confirmation',
  parameters: {
    docs: {
      story: ownFrame(560),
      description: { component: 'Reviewing a withdrawal and confirming it with an email code and a 2FA code.' },
    },
  },
  beforeEach: () => {
    clock.now = start;
  },
  args: {
    confirmation,
    fees: assetOf('XDC'),
    now: () => clock.now,
    onRequestCode: fn(),
    onEmailCode: fn(),
    onAuthenticatorCode: fn(),
    onConfirm: fn(),
    onLeave: fn(),
  },
  render: (args) => <Typing {...args} />,
});

const dialog = () => within(screen.getByRole('dialog'));
const emailCode = () => dialog().getByRole('textbox', { name: 'Email code' });
const authenticatorCode = () => dialog().getByRole('textbox', { name: 'Authenticator code' });
const withdraw = () => dialog().getByRole('button', { name: 'Withdraw' });
const figure = (label: string) => dialog().getByText(label).nextElementSibling;

/** Everything about the withdrawal, with the full address in groups of four [WAL-336] [WAL-337]. */
export const Opened = meta.story({
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Confirm XDC withdrawal' })).toBeVisible();
    await expect(figure('Amount')).toHaveTextContent('1,500 XDC');
    await expect(figure('Fee')).toHaveTextContent('0 XDC');
    await expect(figure('You receive')).toHaveTextContent('1,500 XDC');
    await expect(figure('Network')).toHaveTextContent('XDC Network');
    await expect(figure('To address')).toHaveTextContent('xdcde0b295669a9fd93d5f28d9ec85e40f4cb697bae');
    for (const group of ['xdc', 'de0b', '2956', '7bae']) await expect(dialog().getByText(group)).toBeVisible();
    await expect(dialog().queryByText('Destination tag')).toBeNull();
    await waitFor(() => expect(emailCode()).toHaveFocus());
    await expect(authenticatorCode()).toBeVisible();
  },
});

/** XRP with its tag and the longest figures [WAL-336]. */
export const Xrp = meta.story({
  args: { confirmation: { ...confirmation, withdrawal: xrp }, fees: assetOf('XRP') },
  play: async () => {
    await expect(figure('Destination tag')).toHaveTextContent('4294967295');
    await expect(figure('Fee')).toHaveTextContent('0.25 XRP');
    await expect(figure('You receive')).toHaveTextContent('123,456,789,011.873456 XRP');
    await expect(figure('Network')).toHaveTextContent('XRP Ledger');
  },
});

/** To a new address, for a trader who waits for those, it says for how long [WAL-401]. */
export const NewAddress = meta.story({
  args: { newAddressHours: ({ address }) => (address === xdc.address ? 4 : undefined) },
  play: async () => {
    await expect(
      dialog().getByText('This address is new, so your withdrawal waits 4 hours before we send it.'),
    ).toBeVisible();
  },
});

/** Withdraw requires codes of 5 and 6 characters [WAL-341]. */
export const NeedsBothCodes = meta.story({
  play: async ({ args }) => {
    await userEvent.type(emailCode(), '1234');
    await userEvent.type(authenticatorCode(), '654321{Enter}');
    await expect(withdraw()).toHaveAttribute('title', 'Enter the email code and the 6-digit authenticator code.');
    emailCode().focus();
    await userEvent.keyboard('5');
    authenticatorCode().focus();
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect(withdraw()).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('1');
    await userEvent.click(withdraw());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/**
 * Codes with spaces, pasted or typed by keyboard alone, are accepted, and Enter confirms; so are longer email codes
 * [WAL-342].
 */
export const ByKeyboard = meta.story({
  play: async ({ args }) => {
    await waitFor(() => expect(emailCode()).toHaveFocus());
    await userEvent.paste(' 123 45');
    await expect(emailCode()).toHaveValue('12345');
    await userEvent.keyboard('67');
    await expect(emailCode()).toHaveValue('1234567');
    await userEvent.tab();
    await userEvent.tab();
    await expect(authenticatorCode()).toHaveFocus();
    await userEvent.paste('654 321');
    await expect(authenticatorCode()).toHaveValue('654321');
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** While the request is running nothing more can be sent, changed or closed [WAL-341]. */
export const Submitting = meta.story({
  args: {
    confirmation: { ...confirmation, emailCode: '12345', authenticatorCode: '654321', isSubmitting: true },
  },
  play: async ({ args }) => {
    const button = dialog().getByRole('button', { name: 'Submitting' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.type(emailCode(), '9{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(emailCode()).toHaveValue('12345');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
});

/** The button to request the code [DOM-308]. */
export const CodeNotRequested = meta.story({
  args: { confirmation: { ...confirmation, code: idle } },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Get OTP' }));
    await expect(args.onRequestCode).toHaveBeenCalledOnce();
  },
});

/** While the code is being requested [DOM-308]. */
export const CodeRequested = meta.story({
  args: { confirmation: { ...confirmation, code: requesting } },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Verifying' }));
    await expect(args.onRequestCode).not.toHaveBeenCalled();
  },
});

/** Once the code is sent the button counts down, by the clock rather than by ticks [DOM-308] [WAL-340]. */
export const CodeSent = meta.story({
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'OTP Sent 2:00' }));
    await expect(args.onRequestCode).not.toHaveBeenCalled();
    moveClock(119_000);
    await expect(await dialog().findByRole('button', { name: 'OTP Sent 0:01' })).toBeVisible();
  },
});

/** The countdown is announced at its start, each minute, at thirty and at ten seconds, never each second [WAL-359]. */
export const CountdownSaid = meta.story({
  play: async () => {
    const said = () =>
      dialog()
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    await expect(said()).toBe('OTP Sent 2:00');
    for (const [passed, words] of [
      [1, ''],
      [59, 'OTP Sent 1:00'],
      [1, ''],
      [29, 'OTP Sent 0:30'],
      [1, ''],
      [19, 'OTP Sent 0:10'],
      [1, ''],
    ] as const) {
      moveClock(passed * 1_000);
      await waitFor(() => expect(said()).toBe(words));
    }
  },
});

/** The reason that no code was sent is at the code's field. */
export const CodeNotSent = meta.story({
  args: {
    confirmation: { ...confirmation, code: idle, codeFailure: refusal('A code was emailed a moment ago.') },
  },
  play: async () => {
    await expect(emailCode()).toHaveAccessibleDescription('A code was emailed a moment ago.');
  },
});

/**
 * A wrong email code is reported at its field, and the other code stays [WAL-343]; axe finds nothing, in either theme
 * [WAL-360].
 */
export const WrongOtp = meta.story({
  args: { confirmation: { ...confirmation, authenticatorCode: '654321', failure: refusal('Wrong OTP', 'otp') } },
  play: async () => {
    await expect(emailCode()).toHaveAccessibleDescription('Wrong OTP');
    await expect(authenticatorCode()).toBeValid();
    await expect(authenticatorCode()).toHaveValue('654321');
  },
});

/** A wrong authenticator code is reported at its field, and the other code stays [WAL-343]. */
export const WrongTwoFactor = meta.story({
  args: { confirmation: { ...confirmation, emailCode: '12345', failure: refusal('Wrong 2FA code.', 'tfa') } },
  play: async () => {
    await expect(authenticatorCode()).toHaveAccessibleDescription('Wrong 2FA code.');
    await expect(emailCode()).toBeValid();
    await expect(emailCode()).toHaveValue('12345');
  },
});

/** Refuses the email code, whatever was typed. */
const Refusing = (given: ConfirmWithdrawalProps) => {
  const [outcome, setOutcome] = useState<Partial<Confirmation>>({});
  const confirm = () => {
    setOutcome({ isSubmitting: true });
    setTimeout(() => setOutcome({ emailCode: '', failure: refusal('Wrong OTP', 'otp') }), 50);
  };
  return <ConfirmWithdrawal {...given} confirmation={{ ...given.confirmation, ...outcome }} onConfirm={confirm} />;
};

/** Once a code is refused, the focus is in its field, wherever Enter was pressed [WAL-441]. */
export const WrongCodeFocused = meta.story({
  args: { confirmation: { ...confirmation, emailCode: '12345', authenticatorCode: '654321', hasBothCodes: true } },
  render: (args) => <Refusing {...args} />,
  play: async () => {
    authenticatorCode().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(emailCode()).toHaveFocus());
  },
});

/** An exchange that was too busy is reported in its own words, and both codes stay [WAL-344]. */
export const NotNow = meta.story({
  args: {
    confirmation: {
      ...confirmation,
      emailCode: '12345',
      authenticatorCode: '654321',
      failure: { code: 'refused', status: 503, message: 'Not now.' },
    },
  },
  play: async () => {
    await expect(within(dialog().getByRole('alert')).getByText('Not now.')).toBeVisible();
    await expect(emailCode()).toHaveValue('12345');
    await expect(withdraw()).not.toHaveAttribute('aria-disabled');
  },
});

/** Escape, Cancel and Close all return to the form. */
export const Left = meta.story({
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await expect(args.onLeave).toHaveBeenCalledTimes(3);
  },
});

/** The height that a phone of 360 by 640 has above its keyboard. */
const aboveKeyboard = 390;

/** On a phone everything fits above the keyboard, even with an error and a tag [WAL-345]. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    confirmation: {
      ...confirmation,
      withdrawal: { ...xrp, amount: '1500' },
      failure: refusal('Wrong OTP', 'otp'),
    },
    fees: assetOf('XRP'),
  },
  play: async () => {
    const frame = window.frameElement;
    if (frame === null || !('style' in frame)) return;
    const { style } = frame as HTMLElement;
    const { width, height } = style;
    style.width = '360px';
    style.height = '640px';
    await waitFor(() => expect(window.innerWidth).toBe(360));
    const first = screen.getByRole('dialog').getBoundingClientRect();
    const { bottom } = withdraw().getBoundingClientRect();
    style.width = width;
    style.height = height;
    await expect(first.top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(aboveKeyboard);
  },
});

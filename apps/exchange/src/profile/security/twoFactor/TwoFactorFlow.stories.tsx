import type { Failure } from '@exchange/domain';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { TwoFactorOnMachine, type TwoFactorAnswers } from './testing/TwoFactorOnMachine';
import { setUpSecret } from './testing/scriptedTwoFactor';

const refused = (status: number, message: string): { error: Failure } => ({
  error: { code: 'refused', status, message },
});

const sent = { data: { secret: setUpSecret } };
const verified = { data: { message: 'OTP Verified Successfully' } };
const enabled = { data: { message: 'Two-factor authentication is enabled.' } };
const disabled = { data: { message: 'Two-factor authentication is disabled.' } };
const timedOut: { error: Failure } = { error: { code: 'timed-out' } };

let clock = 0;

const passTime = (milliseconds: number) => {
  clock += milliseconds;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

const meta = preview.meta({
  component: TwoFactorOnMachine,
  title: 'Flows/Two-factor',
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '640px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: 'Turning two-factor on and off, driven by the real machine, with scripted answers.',
      },
    },
  },
  args: { isOn: false, answers: {}, now: () => clock, onStoreSecret: fn(), onStoreStatus: fn() },
  beforeEach: () => {
    clock = Date.UTC(2026, 2, 2, 10);
  },
});

interface Hands {
  canvas: {
    findByLabelText: (label: string) => Promise<HTMLElement>;
    getByRole: (role: string, options: { name: string }) => HTMLElement;
  };
  userEvent: {
    type: (element: Element, text: string) => Promise<void>;
    click: (element: Element) => Promise<void>;
    keyboard: (text: string) => Promise<void>;
  };
}

const press = ({ canvas, userEvent }: Hands, name: string) => userEvent.click(canvas.getByRole('button', { name }));

const typeEmailCode = async ({ canvas, userEvent }: Hands, code = '12345') =>
  userEvent.type(await canvas.findByLabelText('Email code'), code);

/** The field is enabled once the email code is verified. */
const typeAppCode = async ({ canvas, userEvent }: Hands, code = '123456') => {
  const field = await canvas.findByLabelText('Authenticator code');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(code);
};

const toAppCode = async (hands: Hands, button = 'Turn on') => {
  await press(hands, button);
  await typeEmailCode(hands);
};

const reads = async (text: string | RegExp) => expect((await screen.findAllByText(text))[0]).toBeInTheDocument();

const answering = (answers: TwoFactorAnswers): TwoFactorAnswers => ({
  requestCode: [sent],
  verifyCode: [verified],
  ...answers,
});

/**
 * Both codes submit themselves with their last digit; the secret is stored only until two-factor is on [PRF-063]
 * [PRF-069].
 */
export const TurnedOn = meta.story({
  args: { answers: answering({ switchTwoFactor: [enabled] }) },
  play: async ({ args, canvas, userEvent }) => {
    await toAppCode({ canvas, userEvent });
    await expect(args.onStoreSecret).toHaveBeenLastCalledWith(setUpSecret);
    await reads('OTP Verified Successfully');
    await expect(canvas.getByLabelText('Email code')).toHaveValue('12345');
    await typeAppCode({ canvas, userEvent });
    await reads('Two-factor authentication is enabled.');
    await expect(await canvas.findByText('Two-factor authentication is on')).toHaveFocus();
    await expect(args.onStoreSecret).toHaveBeenLastCalledWith(undefined);
    await expect(args.onStoreStatus).toHaveBeenCalledWith('1');
  },
});

/** Once turned off, the status is stored and the page announces a reload. */
export const TurnedOff = meta.story({
  args: { isOn: true, answers: answering({ requestCode: [{ data: {} }], switchTwoFactor: [disabled] }) },
  play: async ({ args, canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Turn off');
    await waitFor(() => expect(canvas.getByLabelText('Email code')).toHaveFocus());
    await userEvent.keyboard('12345');
    await typeAppCode({ canvas, userEvent });
    await reads(/Reloading…/);
    await expect(args.onStoreStatus).toHaveBeenCalledWith('0');
    await expect(args.onStoreSecret).not.toHaveBeenCalled();
  },
});

/**
 * Wrong codes are reported at their field, which is emptied and keeps the focus; the step stays [PRF-066] [PRF-161].
 */
export const WrongCodes = meta.story({
  args: {
    answers: answering({
      verifyCode: [refused(400, 'Invalid OTP'), verified],
      switchTwoFactor: [refused(400, 'Wrong 2FA code.'), enabled],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await toAppCode({ canvas, userEvent });
    const mailed = canvas.getByLabelText('Email code');
    await waitFor(() => expect(mailed).toHaveAccessibleDescription('Invalid OTP'));
    await expect(canvas.getByText('Invalid OTP').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(mailed).toHaveValue('');
    await expect(mailed).toHaveFocus();
    await userEvent.keyboard('54321');
    await typeAppCode({ canvas, userEvent });
    const made = canvas.getByLabelText('Authenticator code');
    await waitFor(() => expect(made).toHaveAccessibleDescription('Wrong 2FA code.'));
    await expect(made).toHaveValue('');
    await expect(mailed).toHaveValue('54321');
    await userEvent.keyboard('654321');
    await reads('Two-factor authentication is enabled.');
  },
});

/**
 * After a minute by the clock the email code can be requested again [PRF-065]; the end of the wait is announced
 * [PRF-161].
 */
export const Resent = meta.story({
  args: { answers: answering({ requestCode: [sent, timedOut, sent] }) },
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Turn on');
    const waiting = await canvas.findByRole('button', { name: 'Resend in 1:00' });
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    passTime(59_999);
    await canvas.findByRole('button', { name: 'Resend in 0:01' });
    passTime(1);
    const again = await canvas.findByRole('button', { name: 'Resend code' });
    await expect(canvas.getByText('You can request another code now.')).toHaveAttribute('role', 'status');
    await userEvent.click(again);
    await reads('Error while sending new OTP');
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend code' }));
    await reads('Resent New OTP on Mail');
    await canvas.findByRole('button', { name: 'Resend in 1:00' });
  },
});

/** If the code couldn't be sent, the reason is shown and the button tries again. */
export const NotStarted = meta.story({
  args: { answers: { requestCode: [timedOut, sent] } },
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Turn on');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent("The exchange didn't answer in time."));
    await press({ canvas, userEvent }, 'Turn on');
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
});

/** Cancel wipes the secret and returns to the start, with the focus [PRF-069] [PRF-160]. */
export const Cancelled = meta.story({
  args: { answers: answering({}) },
  play: async ({ args, canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Turn on');
    const heading = await canvas.findByRole('heading', { name: 'Turn it on in three steps' });
    await expect(heading).toHaveFocus();
    await press({ canvas, userEvent }, 'Cancel');
    await expect(args.onStoreSecret).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.getByRole('button', { name: 'Turn on' })).toHaveFocus();
    await expect(canvas.queryByText(setUpSecret)).toBeNull();
  },
});

/** The email code was verified too long ago: it is requested again, in the server's words. */
export const VerificationExpired = meta.story({
  args: { answers: answering({ switchTwoFactor: [refused(403, 'Verify the code we emailed you first.')] }) },
  play: async ({ canvas, userEvent }) => {
    await toAppCode({ canvas, userEvent });
    await typeAppCode({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Verify the code we emailed you first.'));
    await waitFor(() => expect(canvas.getByLabelText('Email code')).toHaveFocus());
    await expect(canvas.getByLabelText('Authenticator code')).toBeDisabled();
  },
});

/** The answer was lost: the status is requested until it is known. */
export const Unconfirmed = meta.story({
  args: { answers: answering({ switchTwoFactor: [timedOut] }) },
  play: async ({ canvas, userEvent }) => {
    await toAppCode({ canvas, userEvent });
    await typeAppCode({ canvas, userEvent });
    await expect(await canvas.findByText("We didn't get an answer")).toBeVisible();
  },
});

/** The status turns out to be on: the change was made. */
export const FoundOn = meta.story({
  args: {
    answers: answering({ switchTwoFactor: [timedOut], readStatus: [timedOut, { data: { isTwoFactorOn: true } }] }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await toAppCode({ canvas, userEvent });
    await typeAppCode({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now' }));
    await expect(await canvas.findByText('Two-factor authentication is on')).toBeVisible();
    await expect(args.onStoreStatus).toHaveBeenCalledWith('1');
  },
});

/** The status turns out to be unchanged: a message says so, and a new code can be typed. */
export const FoundUnchanged = meta.story({
  args: {
    answers: answering({ switchTwoFactor: [timedOut, enabled], readStatus: [{ data: { isTwoFactorOn: false } }] }),
  },
  play: async ({ canvas, userEvent }) => {
    await toAppCode({ canvas, userEvent });
    await typeAppCode({ canvas, userEvent });
    await reads(/two-factor authentication is still off/);
    await typeAppCode({ canvas, userEvent }, '222222');
    await reads('Two-factor authentication is enabled.');
  },
});

/** Another tab was faster: a message says so, and the current status is shown [PRF-075]. */
export const Overtaken = meta.story({
  args: {
    answers: answering({
      switchTwoFactor: [refused(409, 'Two-factor authentication is already on.')],
      readStatus: [{ data: { isTwoFactorOn: true } }],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await toAppCode({ canvas, userEvent });
    await typeAppCode({ canvas, userEvent });
    await reads('Two-factor authentication was turned on in another tab or on another device.');
    await expect(canvas.getByText('On')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Turn off' })).toBeVisible();
  },
});

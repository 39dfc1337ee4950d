import { accountTexts, type LoginOutcome } from '@exchange/domain';
import type { LoginStep, Session } from '@exchange/machines';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { ScriptedLogin } from '../testing/ScriptedLogin';

/** A clock that is stopped until a story moves it. */
const clock = { now: 0 };

const passTime = (milliseconds: number) => {
  clock.now += milliseconds;
  // Browsers dispatch this when a page returns to the foreground.
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

const session: Session = { token: 'token-1', uniqueId: 'u-1001', email: 'ada@example.com', isTwoFactorOn: false };

const leadingTo = (outcome: LoginOutcome): LoginStep => ({
  outcome,
  uniqueId: 'u-1001',
  session: outcome.kind === 'token' ? session : undefined,
});

const refusedWith = (message: string) => ({ code: 'refused', status: 401, message }) as const;

const isIn = leadingTo({ kind: 'token', token: session.token });
const twoFactorWanted = leadingTo({ kind: 'twoFactorWanted' });
const mailCodeWanted = leadingTo({ kind: 'mailCodeWanted' });
const newActivity = leadingTo({ kind: 'newLoginActivity', socketToken: 'socket-1' });
const expired = leadingTo({ kind: 'passwordExpired', hasTwoFactor: true });
const failed = (message: string) => leadingTo({ kind: 'failed', failure: refusedWith(message) });
const worked = { data: { message: 'Done' } };

const meta = preview.meta({
  component: ScriptedLogin,
  title: 'Flows/Sign in',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The ways through `/login` that take a second step, driven by the real machine; only the exchange’s answers are simulated.',
      },
    },
  },
  args: { answers: { logIn: [isIn] }, now: () => clock.now, onStoreEmail: fn() },
  decorators: [inRouter],
  beforeEach: () => {
    clock.now = 0;
  },
});

interface Hands {
  canvas: Pick<typeof screen, 'getByLabelText' | 'getByRole' | 'getAllByRole' | 'findByRole'>;
  userEvent: { type: (element: Element, text: string) => Promise<void> };
}

const logIn = async ({ canvas, userEvent }: Hands) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'Demo-1234!');
  await userEvent.type(canvas.getByLabelText('Number in the image'), '111111{Enter}');
};

/** The heading names the step, and is announced to screen readers. */
const reaches = async (canvas: Hands['canvas'], title: string) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(title);
};

const unlockedResend = async ({ getByRole }: Hands['canvas']) => {
  const button = getByRole('button', { name: /^Resend/ });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  return button;
};

const waitAMinute = async ({ findByRole }: Hands['canvas']) => {
  passTime(59_999);
  await expect(await findByRole('button', { name: 'Resend in 0:01' })).toHaveAttribute('aria-disabled', 'true');
  passTime(1);
};

/** A toast is rendered outside the story. */
const reads = async (text: string) => expect(await screen.findByText(text)).toBeInTheDocument();

/** Asks for the authenticator app's code, which submits itself [ACC-040] [ACC-042]. */
export const TwoFactor = meta.story({
  args: { answers: { logIn: [twoFactorWanted, failed('Invalid OTP'), isIn] } },
  play: async ({ canvas, userEvent, step }) => {
    await step('The step is told, and its field is ready to type in', async () => {
      await logIn({ canvas, userEvent });
      await reaches(canvas, 'Two-factor authentication');
      await expect(canvas.getByLabelText('Authenticator code')).toHaveFocus();
    });
    await step('A wrong code is said to be wrong, and goes', async () => {
      await userEvent.keyboard('111111');
      await reads('Invalid OTP');
      await waitFor(() => expect(canvas.getByLabelText('Authenticator code')).toHaveValue(''));
      await expect(canvas.getByLabelText('Authenticator code')).toHaveFocus();
    });
    await step('The right code signs in', async () => {
      await userEvent.paste('222 222');
      await expect(await canvas.findByText('ada@example.com is logged in.')).toBeVisible();
    });
  },
});

/** Going back to the credentials keeps the address and the box, and clears the password [ACC-044]. */
export const BackToCredentials = meta.story({
  args: { answers: { logIn: [twoFactorWanted, isIn] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
    await logIn({ canvas, userEvent });
    await reaches(canvas, 'Two-factor authentication');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await reaches(canvas, 'Sign in to XDC Exchange');
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
});

/** Traders who lost their app can request a link that turns two-factor off, or read why they can't [ACC-045]. */
export const LostApp = meta.story({
  args: {
    answers: {
      logIn: [twoFactorWanted],
      requestTwoFactorReset: [
        { error: { code: 'unreachable' } },
        { data: { message: 'A link to turn two-factor off is on its way.' } },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Email me the link' }));
    await reads("We can't reach the exchange. Check your connection and try again.");
    await userEvent.click(await canvas.findByRole('button', { name: 'Email me the link' }));
    await reads('A link to turn two-factor off is on its way.');
  },
});

/**
 * Asks for an emailed code, which can be resent after a minute [ACC-052] and submits itself [ACC-050] [ACC-053]
 * [ACC-054] [DOM-281].
 */
export const MailCode = meta.story({
  args: {
    answers: {
      logIn: [mailCodeWanted, failed('Invalid OTP'), isIn],
      resendCode: [{ error: { code: 'unreachable' } }, { data: { socketToken: undefined } }],
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Asks for the emailed code', async () => {
      await logIn({ canvas, userEvent });
      await reaches(canvas, 'Check your email');
      await expect(canvas.getByLabelText('Email code')).toHaveFocus();
    });
    await step('A wrong code is refused and cleared', async () => {
      await userEvent.keyboard('11111');
      await reads('Invalid OTP');
      await waitFor(() => expect(canvas.getByLabelText('Email code')).toHaveValue(''));
    });
    await step('Another code can be requested after a minute, even one spent asleep', async () => {
      await waitAMinute(canvas);
      await userEvent.click(await unlockedResend(canvas));
      await reads('Error while sending new OTP');
      await userEvent.click(await unlockedResend(canvas));
      await reads('Resent New OTP on Mail');
      await canvas.findByRole('button', { name: 'Resend in 1:00' });
    });
    await step('The right code signs in', async () => {
      await userEvent.type(canvas.getByLabelText('Email code'), '22222');
      await expect(await canvas.findByText('ada@example.com is logged in.')).toBeVisible();
    });
  },
});

/**
 * From a new place: the emailed code verifies it, and the login continues automatically [ACC-060] [ACC-063]; after a
 * refusal [ACC-064], with a code that can be resent after a minute [ACC-062].
 */
export const NewLoginActivity = meta.story({
  args: {
    answers: {
      logIn: [newActivity, isIn],
      verifyActivity: [{ error: refusedWith('Login Activity Token Incorrect.') }, worked],
      resendCode: [{ data: { socketToken: 'socket-2' } }],
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The documented sentence asks for the mailed code', async () => {
      await logIn({ canvas, userEvent });
      await reaches(canvas, 'New login activity');
      await expect(args.onStoreEmail).toHaveBeenCalledWith('ada@example.com');
      await expect(canvas.getByLabelText('Email code')).toHaveFocus();
    });
    await step('A code that is no longer known is refused', async () => {
      await userEvent.keyboard('11111');
      await reads('Login Activity Token Incorrect.');
      await waitFor(() => expect(canvas.getByLabelText('Email code')).toHaveValue(''));
    });
    await step('A fresh one goes on from there, be it longer', async () => {
      await waitAMinute(canvas);
      await userEvent.click(await unlockedResend(canvas));
      await reads('Resent New OTP on Mail');
      await userEvent.type(canvas.getByLabelText('Email code'), 'a1b2c3{Enter}');
      await expect(await canvas.findByText('ada@example.com is logged in.')).toBeVisible();
    });
  },
});

/** A trader whose password has expired [ACC-070] chooses a new one, if not at once [ACC-074], and logs in with it [ACC-073]. */
export const ExpiredPassword = meta.story({
  args: {
    answers: { logIn: [expired, isIn], replacePassword: [{ error: refusedWith('Wrong 2FA code.') }, worked] },
  },
  play: async ({ canvas, userEvent, step }) => {
    const codes = async () => {
      await userEvent.type(canvas.getByLabelText('Email code'), '12345');
      await userEvent.type(canvas.getByLabelText('Authenticator code'), '123456{Enter}');
    };
    await step('The step says so, and begins with the new password', async () => {
      await logIn({ canvas, userEvent });
      await reaches(canvas, accountTexts.passwordExpired);
      await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
      await expect(canvas.getByLabelText('New password')).toHaveFocus();
    });
    await step('A refusal costs the codes only', async () => {
      await userEvent.keyboard('New-1234!');
      await userEvent.type(canvas.getByLabelText('Confirm new password'), 'New-1234!');
      await codes();
      await reads('Wrong 2FA code.');
      await waitFor(() => expect(canvas.getByLabelText('Email code')).toHaveValue(''));
      await expect(canvas.getByLabelText('New password')).toHaveValue('New-1234!');
    });
    await step('The new one leads to the credentials, with the address', async () => {
      await codes();
      await reads('Password Reset Successful, please login');
      await reaches(canvas, 'Sign in to XDC Exchange');
      await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
      await expect(canvas.getByLabelText('Password')).toHaveValue('');
      await expect(canvas.getByLabelText('Password')).toHaveFocus();
    });
  },
});

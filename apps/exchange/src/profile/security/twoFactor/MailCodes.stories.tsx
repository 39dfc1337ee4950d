import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import type { SetUp } from './twoFactorState';
import { TwoFactorView } from './TwoFactorView';

const at = Date.UTC(2026, 2, 2, 10);

const atEmail: SetUp = {
  kind: 'setUp',
  change: { factor: 'none', wanted: 'mail' },
  takesApp: false,
  step: 'email',
  secret: undefined,
  emailCode: '',
  appCode: '',
  busy: undefined,
  resendAt: at + 60_000,
  codeError: undefined,
  otherError: undefined,
};

const meta = preview.meta({
  component: TwoFactorView,
  title: 'Screens/Profile/Two-factor/Codes by email',
  args: {
    state: atEmail,
    email: 'ada@example.com',
    issuer: 'XDC Exchange',
    now: () => at,
    onEmailCode: fn(),
    onAppCode: fn(),
    onConfirmed: fn(),
    onResend: fn(),
    onCancel: fn(),
    recovery: undefined,
    freshCodes: undefined,
    onCodesStored: fn(),
    onStart: fn(),
    onLook: fn(),
  },
});

/** Codes by email take the emailed code alone, unless the app is on. */
export const ChoosingEmail = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Turn codes by email on' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByLabelText('Authenticator code')).toBeNull();
  },
});

/** From the app to codes by email: its code follows the emailed one. */
export const FromAppToEmail = meta.story({
  args: { state: { ...atEmail, change: { factor: 'app', wanted: 'mail' }, takesApp: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Switch to codes by email in two steps' })).toBeVisible();
    await expect(canvas.getByLabelText('Authenticator code')).toBeDisabled();
  },
});

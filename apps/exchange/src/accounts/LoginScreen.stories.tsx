import { createFakeExchange, examples, type Answers } from '@exchange/api/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { shellTexts } from '@exchange/domain';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { waitFor as waitForState } from 'xstate';
import { Toasts } from '@exchange/ui';
import preview from '../../../../.storybook/preview';
import { createServices } from '#shared/services/createServices.ts';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
} from '#shared/testing/testEnvironment.ts';
import { ServicesContext, type Services } from '#shared/services/services.ts';
import type { StorageKey } from '#shared/storage/storageKeys.ts';
import { LoginScreen } from './LoginScreen';

const Place = () => (
  <>
    <p>At {useLocation().pathname}</p>
    <Link to="/login">Sign In</Link>
  </>
);

const open = (answers: Answers = {}, stored: Record<string, string> = {}) => {
  const { fetch, sent, calls } = createFakeExchange({ ...signedInAnswers, ...answers });
  const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch, stored }));
  return { services, sent, calls };
};

const Opened = ({ services, wantedPlace }: { services: Services; wantedPlace?: string | undefined }) => (
  <ServicesContext value={services}>
    <MemoryRouter initialEntries={[{ pathname: '/login', state: wantedPlace && { wantedPlace } }]}>
      <Routes>
        <Route path="/login" element={<LoginScreen random={() => 0} />} />
        <Route path="*" element={<Place />} />
      </Routes>
    </MemoryRouter>
    <Toasts store={services.toasts} />
  </ServicesContext>
);

let opened = open();

const meta = preview.meta({
  component: LoginScreen,
  title: 'Screens/Accounts/Sign in/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The sign-in screen in the full application, with a simulated exchange.' } },
  },
  render: () => <Opened services={opened.services} />,
});

interface Hands {
  canvas: Pick<typeof screen, 'findByLabelText' | 'getByLabelText'>;
  userEvent: { type: (element: Element, text: string) => Promise<void> };
}

const logIn = async ({ canvas, userEvent }: Hands) => {
  await userEvent.type(await canvas.findByLabelText('Email'), 'Trader@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'Right-1234!');
  await userEvent.type(canvas.getByLabelText('Number in the image'), '111111{Enter}');
};

const kept = (key: StorageKey) => opened.services.device.read(key);

/**
 * Opened on the way to a trade page: two steps, of which the first stores the status of two-factor [ACC-040] and no
 * token [ACC-011], then a welcome there [ACC-008] [ACC-009] [DOM-280]; the address is remembered [ACC-005].
 */
export const ToATradePage = meta.story({
  beforeEach: () => {
    opened = open({ login: ['twoFactorWanted', 'loggedIn'] });
  },
  render: () => <Opened services={opened.services} wantedPlace="/trade/XDC-USDT?from=home" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Remember me' }));
    await logIn({ canvas, userEvent });
    await userEvent.type(await canvas.findByLabelText('Authenticator code'), '12345');
    await expect(kept('jwt')).toBeUndefined();
    await expect(kept('tfa_status')).toBe('1');
    await userEvent.keyboard('6');
    await expect(await canvas.findByText('At /trade/XDC-USDT')).toBeVisible();
    await expect(await screen.findByText('Welcome to the exchange.')).toBeInTheDocument();
    await expect(kept('jwt')).toBe('session-token-of-u-1001');
    await expect(kept('rememberedEmail')).toBe('trader@example.com');
    await expect(opened.sent('login').map(({ email }) => email)).toEqual(['trader@example.com', 'trader@example.com']);
  },
});

/**
 * Without a page to return to, signing in leads home, without a welcome [ACC-008] [ACC-009]; everything documented is
 * stored, and the calls that follow carry the token [ACC-010]; a remembered address is forgotten when the box is
 * unticked [ACC-005]. No session has ended, so no note says so [ACC-129].
 */
export const ToHome = meta.story({
  beforeEach: () => {
    opened = open({ login: 'loggedIn' }, { rememberedEmail: 'trader@example.com' });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Email')).toHaveValue('trader@example.com');
    await expect(canvas.queryByText(shellTexts.sessionEnded)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'Right-1234!');
    await userEvent.type(canvas.getByLabelText('Number in the image'), '111111{Enter}');
    await expect(await canvas.findByText('At /')).toBeVisible();
    await expect(screen.queryByText('Welcome to the exchange.')).toBeNull();
    await expect(kept('rememberedEmail')).toBeUndefined();
    const keys = ['jwt', 'userData', 'email', 'tfa_status', 'tfa_response', 'feeDetail'] as const;
    const { token, uniqueId, email, feeDetail } = examples.login.loggedIn.body;
    await expect(keys.map(kept)).toEqual([token, uniqueId, email, '0', '1', JSON.stringify(feeDetail)]);
    const tokens = opened.calls.filter(({ operation }) => operation !== 'login').map((call) => call.token);
    await expect(new Set(tokens)).toEqual(new Set([token]));
  },
});

/** Anyone already signed in is sent on [ACC-012]. */
export const AlreadySignedIn = meta.story({
  beforeEach: () => {
    opened = open({}, storedTrader);
  },
  render: () => <Opened services={opened.services} wantedPlace="/wallet" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('At /wallet')).toBeVisible();
  },
});

/**
 * Where the exchange cannot turn two-factor off by email, it is not asked again: the option is hidden [ACC-045]
 * [SHL-203].
 */
export const WithoutTwoFactorLink = meta.story({
  beforeEach: () => {
    opened = open({ login: 'twoFactorWanted', requestTfaReset: 'notBuilt' });
  },
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Email me the link' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Email me the link' })).toBeNull());
    const credentials = { email: 'trader@example.com', password: 'Right-1234!' };
    await expect(opened.sent('requestTfaReset')).toEqual([expect.objectContaining(credentials)]);
    await expect(canvas.getByLabelText('Authenticator code')).toBeVisible();
  },
});

/** Before the address is verified the refusal leads to where another link is sent [ACC-252]. */
export const NotVerified = meta.story({
  beforeEach: () => {
    opened = open({ login: 'notVerified' });
  },
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await screen.findByText('Verify your email address first.');
    const [said] = opened.services.toasts.shown();
    await expect(said?.link).toEqual({ label: 'Resend link', to: '/user/verify_account' });
  },
});

/** A recovery code is sent in its own field; one that is refused is told, and its field emptied [ACC-273]. */
export const ByRecoveryCode = meta.story({
  beforeEach: () => {
    opened = open({ login: ['twoFactorWanted', 'wrongRecoveryCode', 'loggedIn'] });
  },
  play: async ({ canvas, userEvent }) => {
    await logIn({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }));
    const field = canvas.getByRole('textbox', { name: 'Recovery code' });
    await userEvent.type(field, 'aaaaa-aaaaa{Enter}');
    await expect(
      await screen.findByText("This recovery code is wrong, or you've already used it."),
    ).toBeInTheDocument();
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.type(field, 'K7Q2M-XW4TD{Enter}');
    await expect(await canvas.findByText('At /')).toBeVisible();
    await expect(opened.sent('login').map(({ otp, recoveryCode }) => [otp, recoveryCode])).toEqual([
      [undefined, undefined],
      [undefined, 'aaaaaaaaaa'],
      [undefined, 'k7q2mxw4td'],
    ]);
  },
});

const openAfterEnding = async () => {
  opened = open({ checkSession: 'loggedOut', login: 'wrongCredentials' }, storedTrader);
  await waitForState(opened.services.session, (state) => state.matches('visitor'));
  for (const { id } of opened.services.toasts.shown()) opened.services.toasts.dismiss(id);
};

/**
 * When the exchange ended the session, a note above the form says so; it stays after the toast has gone and after a
 * wrong password [ACC-129], which a toast reports [ACC-006].
 */
export const SessionEnded = meta.story({
  beforeEach: openAfterEnding,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(shellTexts.sessionEnded)).toBeVisible();
    await logIn({ canvas, userEvent });
    await expect(await screen.findByText(examples.login.wrongCredentials.body.message)).toBeInTheDocument();
    await expect(canvas.getByLabelText('Number in the image')).toHaveValue('');
    await expect(canvas.getByText(shellTexts.sessionEnded)).toBeVisible();
  },
});

/** Anyone who left the page and comes back doesn't see the note again [ACC-129]. */
export const SessionEndedBefore = meta.story({
  beforeEach: openAfterEnding,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(shellTexts.sessionEnded)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot password?' }));
    await expect(await canvas.findByText('At /forgot_password')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Sign In' }));
    await expect(await canvas.findByLabelText('Email')).toBeVisible();
    await expect(canvas.queryByText(shellTexts.sessionEnded)).toBeNull();
  },
});

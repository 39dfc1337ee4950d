import { isTwoFactorOn } from '@exchange/domain';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { ProfileAt } from '../../testing/ProfileAt';
import { appCode, createScriptedTwoFactor, emailCode, setUpSecret } from './testing/scriptedTwoFactor';
import { press, reads, storeCodes, typeCodes, typeInto } from './testing/twoFactorHands';

let exchange = createScriptedTwoFactor();

const Screen = () => <ProfileAt address="/profile?tab=security" exchange={exchange} />;

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Profile/Two-factor/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'Two-factor in the full application, with a simulated exchange that turns it on and off.',
      },
    },
  },
  beforeEach: () => {
    exchange = createScriptedTwoFactor();
  },
});

/** The secret is in storage only during the set-up [PRF-069]; afterwards the stored status is 1 [PRF-067]. */
export const TurnedOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await press(hands, 'Turn on');
    await expect(await canvas.findByRole('group', { name: 'Set-up key' })).toBeVisible();
    await expect(exchange.stored()).toEqual({ status: '0', secret: setUpSecret });
    await typeCodes(hands);
    await reads('Two-factor authentication is enabled.');
    await waitFor(() => expect(exchange.stored()).toEqual({ status: '1', secret: undefined }));
    await userEvent.click(canvas.getByRole('tab', { name: 'My Account' }));
    await expect(await canvas.findByText('On')).toBeVisible();
  },
});

/**
 * Once turned off, the stored status is 0 [PRF-067]; the page announces a reload, and reloads after 3.1 seconds
 * [PRF-068] [DOM-360].
 */
export const TurnedOff = meta.story({
  beforeEach: () => {
    exchange = createScriptedTwoFactor({ isOn: true });
  },
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Turn off');
    const from = performance.now();
    await typeCodes({ canvas, userEvent });
    await reads(/Reloading…/);
    await waitFor(() => expect(exchange.stored()).toEqual({ status: '0', secret: undefined }));
    await waitFor(() => expect(exchange.reloads()).toBe(1));
    await expect(performance.now() - from).toBeGreaterThan(3_100);
  },
});

/** Going to another tab ends the set-up and wipes its secret, and so does logging out [PRF-069]. */
export const Left = meta.story({
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Turn on');
    await canvas.findByRole('group', { name: 'Set-up key' });
    await userEvent.click(canvas.getByRole('tab', { name: 'My Account' }));
    await expect(exchange.stored().secret).toBeUndefined();
    await userEvent.click(canvas.getByRole('tab', { name: 'Security' }));
    await press({ canvas, userEvent }, 'Turn on');
    await canvas.findByRole('group', { name: 'Set-up key' });
    await expect(exchange.stored().secret).toBe(setUpSecret);
    exchange.services.session.send({ type: 'logout.requested' });
    await waitFor(() => expect(exchange.stored()).toEqual({ status: undefined, secret: undefined }));
  },
});

/** A secret left behind by an earlier page is wiped when the next one starts [PRF-069]. */
export const LeftBehind = meta.story({
  beforeEach: () => {
    exchange = createScriptedTwoFactor({
      stored: { jwt: 'token-1', userData: 'u-1001', email: 'ada@example.com', tfa_key: setUpSecret },
    });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Turn on' });
    await expect(exchange.stored().secret).toBeUndefined();
  },
});

/** On or off, for each form that the status can take [PRF-060]. */
export const Spellings = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const tfaStatus of [1, '0', '1', 'disable', 'enable', 0] as const) {
      exchange.setProfile({ tfaStatus });
      exchange.say('update-kyc-status-{userId}', {});
      const [name, stored] = isTwoFactorOn(tfaStatus) ? ['Turn off', '1'] : ['Turn on', '0'];
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
      await waitFor(() => expect(exchange.stored().status).toBe(stored));
    }
    await userEvent.click(canvas.getByRole('tab', { name: 'My Account' }));
    await expect(await canvas.findByText('Off')).toBeVisible();
  },
});

/** Another code can be requested after a minute [PRF-065]. */
export const Resent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Turn on');
    await canvas.findByRole('button', { name: 'Resend in 1:00' });
    exchange.passTime(60_000);
    await press({ canvas, userEvent }, 'Resend code');
    await reads('Resent New OTP on Mail');
    const asked = exchange.calls.filter(({ operation }) => operation === 'generateTfaOtp');
    await expect(asked.map(({ fields }) => fields['tfaStatus'])).toEqual(['Enable', 'Enable']);
  },
});

/**
 * Two-factor was turned on in another tab meanwhile: a message says so, the set-up ends, and the current status is
 * shown [PRF-075].
 */
export const SwitchedInOtherTab = meta.story({
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Turn on');
    await canvas.findByRole('group', { name: 'Set-up key' });
    exchange.switchInOtherTab();
    await reads('Two-factor authentication was turned on in another tab or on another device.');
    await expect(await canvas.findByRole('button', { name: 'Turn off' })).toBeVisible();
    await expect(exchange.stored()).toEqual({ status: '1', secret: undefined });
  },
});

/** The answer was lost but the change was made: the status shows it, and nothing is sent again. */
export const AnswerLost = meta.story({
  play: async ({ canvas, userEvent }) => {
    exchange.loseSwitch();
    await press({ canvas, userEvent }, 'Turn on');
    await typeCodes({ canvas, userEvent });
    await expect(await canvas.findByText('Two-factor authentication is on')).toBeVisible();
    await expect(exchange.calls.filter(({ operation }) => operation === 'switchTfa')).toHaveLength(1);
    await waitFor(() => expect(exchange.stored()).toEqual({ status: '1', secret: undefined }));
  },
});

/**
 * Codes by email are chosen with the emailed code alone; the app then ends them, and with its code they end the app.
 * The stored status is that of the app [PRF-179].
 */
export const ByEmail = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hands = { canvas, userEvent };
    await press(hands, 'Use email codes');
    await typeInto(hands, 'Email code', emailCode);
    await reads('Sign-in codes by email are on.');
    await expect(exchange.stored()).toEqual({ status: '0', secret: undefined });
    await press(hands, 'Turn on');
    await canvas.findByRole('group', { name: 'Set-up key' });
    await typeCodes(hands);
    await reads('Two-factor authentication is enabled.');
    await waitFor(() => expect(exchange.stored()).toEqual({ status: '1', secret: undefined }));
    await storeCodes(hands);
    await press(hands, 'Use email codes');
    await typeCodes(hands);
    await expect(await canvas.findByText("We'll email you a code the next time you sign in.")).toBeVisible();
    await waitFor(() => expect(exchange.stored()).toEqual({ status: '0', secret: undefined }));
    await press(hands, 'Turn off');
    await typeInto(hands, 'Email code', emailCode);
    await reads('Sign-in codes by email are off.');
    await expect(await canvas.findByRole('button', { name: 'Use email codes' })).toBeVisible();
    await expect(exchange.reloads()).toBe(0);
  },
});

/** The profile says nothing about codes by email: they aren't offered [PRF-177]. */
export const WithoutMailCodes = meta.story({
  beforeEach: () => {
    exchange = createScriptedTwoFactor({ hasMailCodes: false });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Turn on' });
    await expect(canvas.queryByRole('button', { name: 'Use email codes' })).toBeNull();
  },
});

/** The calls turn out to be missing: they are no longer offered [PRF-177]. */
export const MailCodesMissing = meta.story({
  beforeEach: () => {
    exchange = createScriptedTwoFactor({ hasMailCodes: false });
    exchange.setProfile({ mailAuth: 0 });
  },
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Use email codes');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Use email codes' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Turn on' })).toBeVisible();
  },
});

/** From the first button to the last digit by keyboard [PRF-160]. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('tab', { name: 'Security' })).focus();
    await canvas.findByRole('button', { name: 'Turn on' });
    await userEvent.tab();
    while (document.activeElement !== canvas.getByRole('button', { name: 'Turn on' })) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { name: 'Turn it on in three steps' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Set-up key' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(emailCode);
    await waitFor(() => expect(canvas.getByLabelText('Authenticator code')).toHaveFocus());
    await userEvent.keyboard(appCode);
    await expect(await canvas.findByText('Two-factor authentication is on')).toHaveFocus();
  },
});

import { examples, ok, type Answers } from '@exchange/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { cancelled, createScriptedDevice } from '#entities/passkeys/testing/scriptedDevice.tsx';
import { createScriptedProfile } from '#shared/testing/scriptedProfile.ts';
import { ownFrame } from '../../../../../../.storybook/ownFrame';
import preview from '../../../../../../.storybook/preview';
import { ProfileAt } from '../../testing/ProfileAt';

const [phone] = examples.passkeys.passkeys.body.data;

const confirming: Answers = { passkeyConfirmOptions: 'options', confirmByPasskey: 'confirmed' };

const withPasskeys = (count: number, answers: Answers = {}) => {
  const scripted = createScriptedProfile({ passkeys: count === 0 ? 'none' : 'passkeys', ...confirming, ...answers });
  scripted.setProfile({ passkeyCount: count });
  return scripted;
};

let exchange = withPasskeys(0);
let device = createScriptedDevice();

const Screen = () => (
  <device.Device>
    <ProfileAt address="/profile?tab=security" exchange={exchange} />
  </device.Device>
);

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Profile/Security/Passkeys connected',
  parameters: { layout: 'fullscreen', docs: { story: ownFrame(720) } },
  beforeEach: () => {
    exchange = withPasskeys(0);
    device = createScriptedDevice();
  },
});

/** Cancelled on the device, the request can be repeated; added, the passkey is in the list at once [ACC-341]. */
export const Added = meta.story({
  play: async ({ canvas, userEvent }) => {
    exchange.answer({ passkeyAddOptions: 'options', addPasskey: 'added' });
    device.answer({ error: cancelled });
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Current password'), 'Right-1234!{Enter}');
    await expect(await dialog.findByText(/was cancelled or timed out/)).toBeVisible();
    await expect(exchange.sent('addPasskey')).toEqual([]);
    device.answer({ data: '{"id":"AbC_1234"}' });
    exchange.answer({ passkeys: 'passkeys' });
    exchange.setProfile({ passkeyCount: 1 });
    await userEvent.click(dialog.getByRole('button', { name: 'Add passkey' }));
    await expect(await canvas.findByRole('button', { name: `Remove ${phone.name}` })).toBeVisible();
    await expect(exchange.sent('passkeyAddOptions').at(-1)).toEqual({ exchange_id: '1', oldPassword: 'Right-1234!' });
    await expect(exchange.sent('addPasskey')[0]).toMatchObject({ credential: '{"id":"AbC_1234"}' });
    await expect(await screen.findByText('Passkey added.')).toBeVisible();
  },
});

/** With a passkey on, the anti-phishing word asks for it before it changes [ACC-347]; then the focus is on the line that says so [ACC-375]. */
export const WordConfirmed = meta.story({
  beforeEach: () => {
    exchange = withPasskeys(1);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your word' }), 'blue heron');
    await userEvent.click(canvas.getByRole('button', { name: 'Save word' }));
    await expect(await canvas.findByText('Confirm this with your passkey.')).toBeVisible();
    await expect(exchange.sent('setAntiPhishingWord')).toEqual([]);
    device.answer({ error: cancelled });
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(await canvas.findByText(/was cancelled or timed out/)).toBeVisible();
    device.answer({ data: '{"id":"AbC_1234"}' });
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(canvas.getByText('Confirmed with your passkey')).toHaveFocus());
    exchange.answer({ setAntiPhishingWord: 'set' });
    exchange.setProfile({ antiPhishingWord: 'blue heron' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save word' }));
    await expect(await canvas.findByRole('button', { name: 'Change' })).toBeVisible();
    await expect(exchange.sent('confirmByPasskey')).toHaveLength(1);
    await expect(exchange.sent('setAntiPhishingWord')).toEqual([{ exchange_id: '1', word: 'blue heron' }]);
  },
});

/** The browser can't use the only passkey: the word says what to do instead [ACC-374]. */
export const WordInAnotherBrowser = meta.story({
  beforeEach: () => {
    exchange = withPasskeys(1);
    device = createScriptedDevice({ isSupported: false });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your word' }), 'blue heron');
    await expect(await canvas.findByText(/This browser doesn't support passkeys: use one that does/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  },
});

/** With the app on, removing the word takes its code; a wrong one is said at its field [ACC-347]. */
export const WordRemovedWithTheApp = meta.story({
  beforeEach: () => {
    exchange = withPasskeys(0);
    exchange.setProfile({ tfaStatus: 1, antiPhishingWord: 'blue heron' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    const code = await canvas.findByLabelText('Authenticator code');
    exchange.answer({ setAntiPhishingWord: 'wrongCode' });
    await userEvent.type(code, '000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove word' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Wrong 2FA code\./));
    exchange.answer({ setAntiPhishingWord: 'removed' });
    exchange.setProfile({ antiPhishingWord: null });
    await userEvent.clear(code);
    await userEvent.type(code, '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove word' }));
    await expect(await canvas.findByRole('textbox', { name: 'Your word' })).toBeVisible();
    await expect(exchange.sent('setAntiPhishingWord').map(({ word, code: sent }) => [word, sent])).toEqual([
      ['', '000000'],
      ['', '123456'],
    ]);
  },
});

/** An exchange without passkeys: nothing is said about them [ACC-340]. */
export const NoPasskeysHere = meta.story({
  beforeEach: () => {
    exchange = createScriptedProfile({ userProfile: () => ok({ data: exchange.profile() }) });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sessions' })).toBeVisible();
    await expect(canvas.queryByText(/passkey/i)).toBeNull();
    await expect(exchange.sent('passkeys')).toEqual([]);
  },
});

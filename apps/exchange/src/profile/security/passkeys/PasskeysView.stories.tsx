import type { Result } from '@exchange/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ConfirmWaysGiven, type ConfirmWays } from '#entities/passkeys/ConfirmWays.tsx';
import { ownFrame } from '../../../../../../.storybook/ownFrame';
import preview from '../../../../../../.storybook/preview';
import { asOnDesk, asOnPhone } from '../testing/asWide';
import type { Passkey } from './passkey';
import { PasskeysView, type PasskeysViewProps } from './PasskeysView';

const phone: Passkey = {
  id: 'AbC_1234',
  name: 'Safari on iPhone',
  createdAt: '2026-03-02T09:30:00Z',
  lastUsedAt: '2026-03-04T18:05:12Z',
};
const key: Passkey = { id: 'DeF_5678', name: 'Security key', createdAt: '2026-03-04T18:00:00Z', lastUsedAt: null };

const done = async (): Promise<Result<unknown>> => ({ data: undefined });
const add = fn(done);
const rename = fn(done);
const remove = fn(done);
const confirm = fn(done);

const args: PasskeysViewProps = {
  state: { kind: 'ready', rows: [phone, key] },
  isSupported: true,
  suggestedName: 'Chrome on Linux',
  add,
  rename,
  remove,
};

const withApp: ConfirmWays = { isAsked: true, takesCode: true, confirm };
const withPasskey: ConfirmWays = { isAsked: true, takesCode: false, confirm };

const confirmedBy = (ways: ConfirmWays) => (Story: () => React.ReactNode) => (
  <ConfirmWaysGiven value={ways}>{Story()}</ConfirmWaysGiven>
);

const meta = preview.meta({
  component: PasskeysView,
  title: 'Screens/Profile/Security/Passkeys',
  parameters: { docs: { story: ownFrame(420) } },
  args,
  beforeEach: () => {
    for (const action of [add, rename, remove, confirm]) {
      action.mockReset();
      action.mockImplementation(done);
    }
  },
});

/** Each passkey with its name, and when it was created and last used [ACC-340]. */
export const Desk = meta.story({
  decorators: [asOnDesk],
  play: async ({ canvas }) => {
    const [, first, second] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('Safari on iPhone');
    await expect([...(first?.querySelectorAll('time') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '02-03-2026 09:30:00',
      '04-03-2026 18:05:12',
    ]);
    await expect(second).toHaveTextContent('Security key');
    await expect(second).toHaveTextContent('Never used');
  },
});

/** A long name wraps [ACC-340]. */
export const Phone = meta.story({
  decorators: [asOnPhone],
  args: {
    state: { kind: 'ready', rows: [phone, { ...key, name: 'the-security-key-of-the-treasury-department-in-2026' }] },
  },
  play: async ({ canvas, canvasElement }) => {
    const name = 'the-security-key-of-the-treasury-department-in-2026';
    await expect(canvas.getAllByText(name)[0]).toBeVisible();
    await expect(canvasElement.querySelector('[data-overflowing]')).toBeNull();
  },
});

export const NoneYet = meta.story({ decorators: [asOnDesk], args: { state: { kind: 'ready', rows: [] } } });

export const Loading = meta.story({ decorators: [asOnDesk], args: { state: { kind: 'loading' } } });

export const Failed = meta.story({
  decorators: [asOnDesk],
  args: { state: { kind: 'failed', text: "We can't reach the exchange.", onRetry: fn() } },
});

/** The browser has none: those of other devices can still be renamed and removed [ACC-341]. */
export const NotSupported = meta.story({
  decorators: [asOnDesk],
  args: { isSupported: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This browser doesn't support passkeys.")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Remove Security key' })).toBeVisible();
  },
});

/** Ten are the most [ACC-341]. */
export const Full = meta.story({
  decorators: [asOnDesk],
  args: {
    state: { kind: 'ready', rows: Array.from({ length: 10 }, (_, index) => ({ ...key, id: `key-${String(index)}` })) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can have up to 10 passkeys. Remove one first.')).toBeVisible();
  },
});

/** The first one is named after the device, which can be changed, and takes the password [ACC-341]. */
export const AddFirst = meta.story({
  decorators: [asOnDesk],
  args: { state: { kind: 'ready', rows: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Chrome on Linux');
    await userEvent.clear(name);
    await userEvent.type(name, 'Work laptop');
    await userEvent.click(dialog.getByRole('button', { name: 'Add passkey' }));
    await expect(dialog.getByLabelText('Current password')).toBeInvalid();
    await userEvent.type(dialog.getByLabelText('Current password'), 'Right-1234!');
    await userEvent.click(dialog.getByRole('button', { name: 'Add passkey' }));
    await expect(add).toHaveBeenCalledWith('Work laptop', { code: undefined, oldPassword: 'Right-1234!' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const message = 'The passkey request was cancelled or timed out. Try again.';

/** A request that is cancelled on the device can be repeated; a wrong code is said at its field [ACC-341]. */
export const AddRefused = meta.story({
  decorators: [asOnDesk, confirmedBy(withApp)],
  play: async ({ canvas, userEvent }) => {
    add.mockImplementation(async () => ({ error: { code: 'refused', status: 0, message } }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Authenticator code'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Add passkey' }));
    await expect(await dialog.findByText(message)).toBeVisible();
    await expect(add).toHaveBeenCalledWith('Chrome on Linux', { code: '123456' });
    add.mockImplementation(async () => ({
      error: { code: 'refused', status: 400, message: 'Wrong 2FA code.', field: 'code' },
    }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add passkey' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Authenticator code')).toHaveAccessibleDescription(/Wrong 2FA code\./),
    );
  },
});

/** Another passkey confirms it, and is asked for again if that didn't help [ACC-341] [ACC-347]. */
export const AddConfirmedByPasskey = meta.story({
  decorators: [asOnDesk, confirmedBy(withPasskey)],
  play: async ({ canvas, userEvent }) => {
    confirm.mockImplementationOnce(async () => ({ error: { code: 'refused', status: 0, message } }));
    add.mockImplementationOnce(async () => ({ error: { code: 'unreachable' } }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    await expect(await dialog.findByText(message)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    await expect(await dialog.findByText('Confirmed with your passkey')).toBeVisible();
    await expect(dialog.queryByLabelText('Current password')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add passkey' }));
    await expect(await dialog.findByText(/can't reach the exchange/)).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Use a passkey' }));
    await dialog.findByText('Confirmed with your passkey');
    await userEvent.click(dialog.getByRole('button', { name: 'Add passkey' }));
    await expect(add).toHaveBeenLastCalledWith('Chrome on Linux', { code: undefined });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Renaming needs no confirmation [ACC-342]. */
export const Renamed = meta.story({
  decorators: [asOnDesk],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Security key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename passkey' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(name).toBeInvalid();
    await userEvent.type(name, 'Blue key{Enter}');
    await expect(rename).toHaveBeenCalledWith('DeF_5678', 'Blue key');
  },
});

/** The last one says that the password comes back [ACC-342]. */
export const LastRemoved = meta.story({
  decorators: [asOnDesk],
  args: { state: { kind: 'ready', rows: [phone] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Safari on iPhone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Safari on iPhone”?' }));
    await expect(dialog.getByText(/It's your last passkey/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Current password'), 'Right-1234!');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove passkey' }));
    await expect(remove).toHaveBeenCalledWith('AbC_1234', { code: undefined, oldPassword: 'Right-1234!' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

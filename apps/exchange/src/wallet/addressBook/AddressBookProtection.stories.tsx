import type { Failure } from '@exchange/domain';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../../../.storybook/ownFrame';
import preview from '../../../../../.storybook/preview';
import { AddressBookDialog, type AddressBookDialogProps } from './dialog/AddressBookDialog';
import { cold } from './testing/someEntries';

const wrongCode: { error: Failure } = {
  error: { code: 'refused', status: 400, message: 'Wrong 2FA code.', field: 'tfa' },
};

const filled: AddressBookDialogProps = {
  asset: 'XDC',
  isOpen: true,
  onOpenChange: fn(),
  state: { kind: 'ready', rows: [cold] },
  isOnDevice: false,
  save: fn(async () => ({ data: cold })),
  remove: fn(async () => ({ data: undefined })),
  wait: { isOn: false, endsAt: null },
  setWait: fn(async () => ({ data: undefined })),
};

const meta = preview.meta({
  component: AddressBookDialog,
  title: 'Screens/Wallet/Address book/Protection',
  args: filled,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: ownFrame(480),
      description: { component: 'The code that each change needs, and the wait for new addresses.' },
    },
  },
});

const setting = () => within(screen.getByRole('region', { name: 'Wait 24 hours for new addresses' }));
const book = () => within(screen.getByRole('list', { name: 'Saved addresses' }));
const inBook = () => book().getByRole('textbox', { name: 'Authenticator code' });
const code = () => setting().getByRole('textbox', { name: 'Authenticator code' });

/** Without the right code nothing is changed, and the message is at the code's field [WAL-385]. */
export const WrongCode = meta.story({
  args: { remove: fn(async () => wrongCode), save: fn(async () => wrongCode) },
  play: async () => {
    await userEvent.click(book().getByRole('button', { name: 'Remove Cold storage' }));
    await expect(inBook()).toHaveFocus();
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(inBook()).toHaveAccessibleDescription('Wrong 2FA code.'));
    await userEvent.click(book().getByRole('button', { name: 'Cancel' }));
    await userEvent.click(book().getByRole('button', { name: 'Rename Cold storage' }));
    await expect(book().getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'Enter your authenticator code.',
    );
    await userEvent.type(inBook(), '654321{Enter}');
    await waitFor(() => expect(inBook()).toHaveAccessibleDescription('Wrong 2FA code.'));
    await expect(book().getAllByRole('listitem')).toHaveLength(1);
  },
});

/** Off, as it is by default, and turned on with a code [WAL-402]. */
export const Off = meta.story({
  play: async ({ args }) => {
    await expect(setting().getByRole('status')).toHaveTextContent(/^Off\./);
    await userEvent.click(setting().getByRole('button', { name: 'Turn on' }));
    await expect(code()).toHaveFocus();
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(args.setWait).toHaveBeenCalledWith(true, '123456'));
    await waitFor(() => expect(setting().getByRole('button', { name: 'Turn on' })).toHaveFocus());
  },
});

/** While it is on it can be turned off; a wrong code is reported at its field [WAL-402]. */
export const On = meta.story({
  args: { wait: { isOn: true, endsAt: null }, setWait: fn(async () => wrongCode) },
  play: async ({ args }) => {
    await expect(setting().getByRole('status')).toHaveTextContent(/^On\./);
    await userEvent.click(setting().getByRole('button', { name: 'Turn off' }));
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(code()).toHaveAccessibleDescription('Wrong 2FA code.'));
    await expect(args.setWait).toHaveBeenCalledWith(false, '123456');
  },
});

/** Once turned off it says until when it still applies, and can be turned on again [WAL-402]. */
export const Ending = meta.story({
  args: { wait: { isOn: true, endsAt: '2026-03-03T10:20:00.000Z' }, state: { kind: 'ready', rows: [] } },
  play: async () => {
    await expect(setting().getByRole('status')).toHaveTextContent(
      /^Turned off, but it still applies until 03-03-2026 10:20:00/,
    );
    await expect(setting().getByRole('button', { name: 'Turn on' })).toBeVisible();
  },
});

/** On a phone the code's field and its buttons fit below the entries. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(setting().getByRole('button', { name: 'Turn on' }));
    const box = screen.getByRole('dialog');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
});

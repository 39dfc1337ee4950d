import type { Failure } from '@exchange/domain';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../../../../.storybook/ownFrame';
import preview from '../../../../../../.storybook/preview';
import { AddressBookDialog, type AddressBookDialogProps } from './AddressBookDialog';
import { KeptBook } from '../testing/KeptBook';
import { cold, phone, rent, savings } from '../testing/someEntries';

const unreachable: { error: Failure } = { error: { code: 'unreachable' } };
const endless = new Promise<never>(() => undefined);
const unreachableText = "We can't reach the exchange. Check your connection and try again.";

const filled: AddressBookDialogProps = {
  asset: 'XDC',
  isOpen: true,
  onOpenChange: fn(),
  state: { kind: 'ready', rows: [phone, cold] },
  isOnDevice: false,
  save: fn(async () => ({ data: cold })),
  remove: fn(async () => ({ data: undefined })),
  setWait: fn(async () => ({ data: undefined })),
};

const meta = preview.meta({
  component: AddressBookDialog,
  title: 'Screens/Wallet/Address book/Dialog',
  args: filled,
  render: (args) => <KeptBook {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: ownFrame(480),
      description: { component: 'The addresses a trader has saved to withdraw a coin to.' },
    },
  },
});

const dialog = () => within(screen.getByRole('dialog'));
const code = () => dialog().getByRole('textbox', { name: 'Authenticator code' });

/** Presses Remove on an entry, and gives the code that this needs. */
const removing = async (label: string) => {
  await userEvent.click(dialog().getByRole('button', { name: `Remove ${label}` }));
  await expect(code()).toHaveFocus();
  await userEvent.keyboard('123456{Enter}');
};

const labels = () =>
  dialog()
    .getAllByRole('listitem')
    .map((row) => row.querySelector('span')?.textContent);

/** Entries by label, each with its full address in groups of four. */
export const Filled = meta.story({
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'XDC addresses' })).toBeVisible();
    await expect(labels()).toEqual(['Cold storage', 'Phone wallet']);
    const [first] = dialog().getAllByRole('listitem');
    await expect(first).toHaveTextContent(cold.address);
    await expect(within(first ?? document.body).getByText('5aAe')).toBeVisible();
  },
});

/** XRP addresses are distinguished by their tags. */
export const WithTags = meta.story({
  args: { asset: 'XRP', state: { kind: 'ready', rows: [savings, rent] } },
  play: async () => {
    await expect(dialog().getByText('Destination tag 100001')).toBeVisible();
    await expect(dialog().getByText('Destination tag 7')).toBeVisible();
  },
});

/** Says what the address book is for, and moves to the form. */
export const Empty = meta.story({
  args: { state: { kind: 'ready', rows: [] } },
  play: async () => {
    await expect(dialog().getByText('No saved XDC addresses yet.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Add address' }));
    await expect(dialog().getByRole('textbox', { name: 'Label' })).toHaveFocus();
  },
});

export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
  play: async () => {
    await expect(dialog().getByRole('status')).toHaveTextContent('Loading your addresses');
  },
});

export const Failed = meta.story({
  args: { state: { kind: 'failed', text: unreachableText, onRetry: fn() } },
  play: async ({ args }) => {
    await expect(dialog().getByRole('alert')).toHaveTextContent(
      `We couldn't load your saved addresses. ${unreachableText}`,
    );
    await userEvent.click(dialog().getByRole('button', { name: 'Retry' }));
    await expect(args.state.kind === 'failed' && args.state.onRetry).toHaveBeenCalledOnce();
  },
});

/** If the server has no address book, a note says so whenever the book is open, and no code is asked for. */
export const OnThisDevice = meta.story({
  args: { isOnDevice: true },
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Saved on this device only.');
    await userEvent.click(dialog().getByRole('button', { name: 'Rename Cold storage' }));
    await expect(dialog().queryByRole('textbox', { name: 'Authenticator code' })).toBeNull();
  },
});

/** A label is edited in place, with a code of the app; focus moves to its field, and back [WAL-327]. */
export const Renamed = meta.story({
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Rename Cold storage' }));
    const field = dialog().getByRole('textbox', { name: 'Label' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, ' Ledger ');
    await userEvent.type(code(), '123 456{Enter}');
    await waitFor(() => expect(labels()).toEqual(['Ledger', 'Phone wallet']));
    await expect(args.save).toHaveBeenCalledWith(
      { label: ' Ledger ', address: cold.address, destinationTag: '' },
      { id: cold.id, code: '123456' },
    );
    await waitFor(() => expect(dialog().getByRole('button', { name: /^Rename\s+Ledger/ })).toHaveFocus());
  },
});

/** An invalid label is reported at the field, and what was typed stays if saving fails. */
export const RenameFails = meta.story({
  args: { save: fn(async () => unreachable) },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Rename Phone wallet' }));
    const field = dialog().getByRole('textbox', { name: 'Label' });
    await userEvent.type(field, ' that I lost on the way to work in May');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Use at most 40 characters.'));
    await expect(dialog().getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'Use at most 40 characters.',
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'Old phone');
    await userEvent.type(code(), '123456{Enter}');
    await expect(await dialog().findByText(unreachableText)).toBeVisible();
    await expect(field).toHaveValue('Old phone');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await expect(labels()).toEqual(['Cold storage', 'Phone wallet']);
    await expect(args.save).toHaveBeenCalledOnce();
  },
});

/** Removing asks for a code; a removed entry can be restored immediately without one, at its old position [WAL-327]. */
export const RemovedAndBroughtBack = meta.story({
  play: async ({ args }) => {
    await removing('Cold storage');
    const undo = await dialog().findByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    await expect(undo).toHaveAccessibleDescription('“Cold storage” removed.');
    await expect(args.remove).toHaveBeenCalledWith(cold.id, '123456');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(labels()).toEqual(['Cold storage', 'Phone wallet']));
    await expect(args.save).toHaveBeenCalledWith(
      { label: cold.label, address: cold.address, destinationTag: '' },
      { id: cold.id },
    );
    await expect(dialog().getByRole('button', { name: 'Rename Cold storage' })).toHaveFocus();
  },
});

/** Once the book is closed, removed entries can't be restored. */
export const RemovedForGood = meta.story({
  play: async () => {
    await removing('Cold storage');
    await dialog().findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Address book' }));
    await waitFor(() => expect(labels()).toEqual(['Phone wallet']));
  },
});

/** An entry that couldn't be removed stays, with the reason. */
export const RemoveFails = meta.story({
  args: { remove: fn(async () => unreachable) },
  play: async () => {
    await removing('Cold storage');
    await expect(await dialog().findByText(unreachableText)).toBeVisible();
    await expect(labels()).toEqual(['Cold storage', 'Phone wallet']);
  },
});

/** While an entry is being removed its button is busy; axe finds nothing in the dialog, in either theme [WAL-360]. */
export const Removing = meta.story({
  args: { remove: fn(() => endless) },
  play: async ({ args }) => {
    await removing('Cold storage');
    const busy = await dialog().findByRole('button', { name: /^Removing/ });
    await userEvent.click(busy);
    await expect(args.remove).toHaveBeenCalledOnce();
  },
});

/** An entry that couldn't be restored shows the reason, and can be retried. */
export const UndoFails = meta.story({
  args: { save: fn(async () => unreachable) },
  play: async () => {
    await removing('Cold storage');
    await userEvent.click(await dialog().findByRole('button', { name: 'Undo' }));
    await expect(await dialog().findByText(unreachableText)).toBeVisible();
    await expect(dialog().getByRole('button', { name: 'Undo' })).toBeVisible();
  },
});

/** While a new address is being saved it can't be sent again. */
export const Saving = meta.story({
  args: { state: { kind: 'ready', rows: [cold] }, save: fn(() => endless) },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Add address' }));
    await userEvent.keyboard('Phone wallet{Tab}');
    await userEvent.paste(phone.address);
    await userEvent.keyboard('{Tab}123456{Enter}');
    await userEvent.click(await dialog().findByRole('button', { name: 'Saving' }));
    await expect(args.save).toHaveBeenCalledOnce();
  },
});

/** A new address is checked as it is typed, saved with its label, and then listed [WAL-326]. */
export const Added = meta.story({
  args: { state: { kind: 'ready', rows: [cold] } },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Add address' }));
    const [label, address] = [dialog().getByLabelText('Label'), dialog().getByLabelText('Address')];
    const save = dialog().getByRole('button', { name: 'Save address' });
    await expect(label).toHaveFocus();
    await expect(save).toHaveAccessibleDescription('Enter a label, an address and your authenticator code.');
    await userEvent.keyboard('Phone wallet{Tab}');
    await userEvent.paste('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
    await userEvent.tab();
    await waitFor(() => expect(address).toHaveAccessibleDescription('Enter valid XDC address.'));
    await userEvent.clear(address);
    await userEvent.click(address);
    await userEvent.paste(phone.address.replace('fB', 'fb'));
    await waitFor(() =>
      expect(address).toHaveAccessibleDescription(
        'This address probably has a typo. Check every character, or copy it again.',
      ),
    );
    await userEvent.clear(address);
    await userEvent.click(address);
    await userEvent.paste(` \u200B${phone.address}\u202C `);
    await expect(save).toHaveAccessibleDescription('Enter your authenticator code.');
    await userEvent.type(code(), '123456');
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(labels()).toEqual(['Cold storage', 'Phone wallet']));
    await expect(args.save).toHaveBeenCalledWith(
      { label: 'Phone wallet', address: phone.address, destinationTag: '' },
      { code: '123456' },
    );
    await expect(dialog().getByRole('button', { name: 'Rename Phone wallet' })).toHaveFocus();
  },
});

/** XRP requires a tag, and the button says so. */
export const AddingWithTag = meta.story({
  args: { asset: 'XRP', state: { kind: 'ready', rows: [] } },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Add address' }));
    const save = dialog().getByRole('button', { name: 'Save address' });
    await expect(save).toHaveAccessibleDescription(
      'Enter a label, an address, a destination tag and your authenticator code.',
    );
    await userEvent.keyboard('Rent{Tab}');
    await userEvent.paste(rent.address);
    await userEvent.keyboard('{Tab}{Tab}');
    const tag = dialog().getByLabelText('Destination tag');
    await waitFor(() => expect(tag).toHaveAccessibleDescription('This field is required.'));
    await userEvent.type(tag, '7');
    await userEvent.type(code(), '123456{Enter}');
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce());
    await expect(await dialog().findByText('Destination tag 7')).toBeVisible();
  },
});

const refused = (message: string, field: string): { error: Failure } => ({
  error: { code: 'refused', status: 409, message, field },
});

const refusedFor: Partial<Record<string, { error: Failure }>> = {
  [cold.address]: refused('This address is already saved as “Cold storage”.', 'toAddress'),
  [phone.address]: refused("You've saved 100 XDC addresses.", 'currency'),
};

/** A refusal appears at the field it is about, and nothing that was typed is lost. */
export const AddRefused = meta.story({
  args: {
    save: async ({ address }) => refusedFor[address] ?? unreachable,
  },
  play: async () => {
    await userEvent.click(dialog().getByRole('button', { name: 'Add address' }));
    await userEvent.keyboard('Ledger{Tab}');
    await userEvent.paste(cold.address);
    await userEvent.type(code(), '123456{Enter}');
    const address = dialog().getByLabelText('Address');
    await waitFor(() =>
      expect(address).toHaveAccessibleDescription('This address is already saved as “Cold storage”.'),
    );
    await expect(address).toHaveFocus();
    await userEvent.clear(address);
    await userEvent.paste(phone.address);
    await userEvent.keyboard('{Enter}');
    await expect(await dialog().findByText("You've saved 100 XDC addresses.")).toBeVisible();
    await expect(dialog().getByLabelText('Label')).toHaveValue('Ledger');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await expect(labels()).toEqual(['Cold storage', 'Phone wallet']);
  },
});

/** On a phone, labels of any length and full addresses fit. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    state: {
      kind: 'ready',
      rows: [{ ...cold, label: 'W'.repeat(40) }, phone, { ...savings, address: `bitcoincash:${'q'.repeat(42)}` }],
    },
  },
  play: async () => {
    const box = screen.getByRole('dialog');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
});

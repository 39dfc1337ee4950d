import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { usedAddress } from './scriptedWithdrawals';

export const second = 1_000;

export const panel = async (asset = 'XDC') => within(await screen.findByRole('region', { name: `Withdraw ${asset}` }));
export const field = async (name: string, asset = 'XDC') =>
  (await panel(asset)).findByRole(name.endsWith(' address') ? 'combobox' : 'textbox', { name });
export const toggle = async (asset: string) => userEvent.click(await screen.findByRole('button', { name: asset }));
export const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm XDC withdrawal' }));
export const reads = async (text: string) => expect((await screen.findAllByText(text))[0]).toBeInTheDocument();

export const fill = async (amount = '1500') => {
  await userEvent.type(await field('XDC address'), usedAddress);
  await userEvent.type(await field('Amount'), amount);
};

export const submit = async () => {
  const button = (await panel()).getByRole('button', { name: 'Withdraw' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
  return dialog();
};

export const typeCodes = async () => {
  const inDialog = await dialog();
  await userEvent.type(inDialog.getByRole('textbox', { name: 'Email code' }), '12345');
  await userEvent.type(inDialog.getByRole('textbox', { name: 'Authenticator code' }), '654321');
};

export const confirm = async () => {
  await typeCodes();
  await userEvent.keyboard('{Enter}');
};

/** Not by Escape, which closes the newest toast first. */
export const leave = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));

export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

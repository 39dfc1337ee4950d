import { Button } from '@exchange/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ownFrame } from '../../../../../.storybook/ownFrame';
import preview from '../../../../../.storybook/preview';
import { createQueries } from '#entities/createQueries.ts';
import { ServicesContext } from '#shared/services/services.ts';
import { AddressBook } from './AddressBook';
import { AddressField } from './AddressField';
import { SaveThisAddress } from './SaveThisAddress';
import { createScriptedBook } from './testing/scriptedBook';
import { cold, phone } from './testing/someEntries';
import { useAddressBook } from './useAddressBook';

/** The parts of a withdrawal that use the address book: the field, the dialog, and the offer at its end. */
const Withdrawal = () => {
  const { entries = [] } = useAddressBook('XDC');
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ display: 'grid', gap: '16px', maxInlineSize: '420px' }}>
      <AddressField
        label="Address"
        value={typed}
        onValueChange={setTyped}
        entries={entries}
        onChoose={({ address }) => setTyped(address)}
        onManage={() => setOpen(true)}
      />
      <SaveThisAddress asset="XDC" address={phone.address} />
      <AddressBook asset="XDC" isOpen={isOpen} onOpenChange={setOpen} />
    </div>
  );
};

let book = createScriptedBook();

const Page = () => {
  const [services] = useState(book.open);
  const [queries] = useState(() => createQueries(services));
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <Withdrawal />
      </QueryClientProvider>
    </ServicesContext>
  );
};

/** A page that can be reloaded. */
const Browser = () => {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <Page key={visit} />
      <Button variant="ghost" tone="neutral" onClick={() => setVisit(visit + 1)}>
        Reload
      </Button>
    </>
  );
};

const args: ComponentProps<typeof AddressBook> = { asset: 'XDC', isOpen: false, onOpenChange: () => undefined };

const meta = preview.meta({
  component: AddressBook,
  title: 'Screens/Wallet/Address book/Connected',
  args,
  render: () => <Browser />,
  beforeEach: () => {
    book = createScriptedBook();
  },
  parameters: {
    docs: {
      story: ownFrame(520),
      description: {
        component:
          'The address book in the full application, saved on the exchange or, where it can’t be, on the device.',
      },
    },
  },
});

const openBook = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Address book' }));
  return within(await screen.findByRole('dialog', { name: 'XDC addresses' }));
};

const saveFromWithdrawal = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Label' }), 'Phone wallet');
  const code = screen.queryByRole('textbox', { name: 'Authenticator code' });
  if (code) await userEvent.type(code, '123456');
  await userEvent.keyboard('{Enter}');
  await expect(await screen.findByText(/Saved as “Phone wallet”/)).toBeVisible();
};

const offered = async () => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Address' }));
  const options = await screen.findAllByRole('option');
  return options.map(({ textContent }) => textContent);
};

/** An address saved at the end of a withdrawal is offered in the next one, even after a reload. */
export const KeptByTheExchange = meta.story({
  play: async () => {
    await saveFromWithdrawal();
    await expect(book.exchange.sent('saveWithdrawalAddress')).toEqual([
      { exchange_id: '1', currency: 'XDC', label: 'Phone wallet', toAddress: phone.address, tfa: '123456' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await screen.findByText(/Saved as “Phone wallet”/);
    await expect(await offered()).toEqual([`Cold storage ${cold.address}`, `Phone wallet ${phone.address}`]);
    await userEvent.keyboard('{Escape}');
    await expect((await openBook()).queryByText('Saved on this device only.')).toBeNull();
  },
});

/** Entries that couldn't be loaded are loaded by Retry, then renamed, removed and restored at the exchange. */
export const Changed = meta.story({
  beforeEach: () => {
    book = createScriptedBook();
    book.exchange.reach(false);
  },
  play: async () => {
    const dialog = await openBook();
    await expect(await dialog.findByText(/^We couldn't load your saved addresses\./)).toBeVisible();
    book.exchange.reach(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Rename Cold storage' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Label' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Label' }), 'Ledger');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Authenticator code' }), '123456{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove Ledger' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Authenticator code' }), '654321{Enter}');
    const undo = await dialog.findByRole('button', { name: 'Undo' });
    await expect(book.entries()).toEqual([]);
    await expect(book.exchange.sent('removeWithdrawalAddress')).toMatchObject([{ id: cold.id, tfa: '654321' }]);
    await userEvent.click(undo);
    await dialog.findByRole('button', { name: 'Remove Ledger' });
    await expect(book.entries()).toMatchObject([{ label: 'Ledger', address: cold.address }]);
  },
});

/** If the server has no address book it is kept on this device, across reloads, and says so. */
export const KeptOnThisDevice = meta.story({
  beforeEach: () => {
    book = createScriptedBook(false);
  },
  play: async () => {
    const label = await screen.findByRole('textbox', { name: 'Label' });
    await expect(label).toHaveAccessibleDescription('Saved on this device only.');
    await saveFromWithdrawal();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await screen.findByText(/Saved as “Phone wallet”/);
    await expect(await offered()).toEqual([`Phone wallet ${phone.address}`]);
    await userEvent.keyboard('{Escape}');
    const dialog = await openBook();
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Saved on this device only.');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Phone wallet' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Undo' }));
    await dialog.findByRole('button', { name: 'Remove Phone wallet' });
    await expect(book.exchange.sent('saveWithdrawalAddress')).toEqual([]);
    await expect(book.exchange.sent('removeWithdrawalAddress')).toEqual([]);
  },
});

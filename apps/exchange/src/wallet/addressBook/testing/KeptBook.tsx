import { Button } from '@exchange/ui';
import { useState } from 'react';
import { AddressBookDialog, type AddressBookDialogProps } from '../dialog/AddressBookDialog';
import type { SavedAddress } from '../savedAddress';

/** Keeps saved and removed entries, as the exchange does. */
export const KeptBook = (args: AddressBookDialogProps) => {
  const first = args.state.kind === 'ready' ? args.state.rows : [];
  const [rows, setRows] = useState(first);
  const [isOpen, setOpen] = useState(args.isOpen);
  const save: AddressBookDialogProps['save'] = async ({ label, address, destinationTag }, more) => {
    const result = await args.save({ label, address, destinationTag }, more);
    if (result.error) return result;
    const entry: SavedAddress = {
      id: more?.id ?? 'a-9',
      label: label.trim(),
      address,
      destinationTag: destinationTag || undefined,
    };
    setRows((before) => [...before.filter((other) => other.id !== entry.id), entry]);
    return { data: entry };
  };
  const remove: AddressBookDialogProps['remove'] = async (id, code) => {
    const result = await args.remove(id, code);
    if (!result.error) setRows((before) => before.filter((other) => other.id !== id));
    return result;
  };
  const state = args.state.kind === 'ready' ? { ...args.state, rows } : args.state;
  return (
    <>
      <Button variant="outline" tone="neutral" onClick={() => setOpen(true)}>
        Address book
      </Button>
      <AddressBookDialog {...args} {...{ isOpen, save, remove, state }} onOpenChange={setOpen} />
    </>
  );
};

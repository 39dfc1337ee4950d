import { savedAddressRules, type AssetSymbol } from '@exchange/domain';
import { Form, TextField, useForm, type ValueControl } from '@exchange/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { AddressField, type AddressFieldProps } from './AddressField';
import { takeEntry } from './takeEntry';
import { cold, phone, rent, savings } from './testing/someEntries';

interface SendFormProps extends Pick<AddressFieldProps, 'entries' | 'onManage' | 'hint'> {
  asset: AssetSymbol;
  typed: string;
}

/** The form owns its text, which an entry can fill in. */
const TagField = ({ onValueChange, ...control }: ValueControl<string>) => (
  <TextField
    {...control}
    onChange={(event) => onValueChange(event.currentTarget.value)}
    label="Destination tag"
    inputMode="numeric"
  />
);

/** Used as in the withdrawal form. */
const SendForm = ({ asset, typed, ...rest }: SendFormProps) => {
  const { address, destinationTag } = savedAddressRules(asset);
  const form = useForm({
    defaultValues: { address: typed, destinationTag: '' },
    rules: {
      address: (value) => address(value, { label: '', address: '', destinationTag: '' }),
      destinationTag: (value) => destinationTag(value, { label: '', address: '', destinationTag: '' }),
    },
  });
  return (
    <Form form={form} onSubmit={fn()} aria-label="Withdraw">
      <AddressField
        {...rest}
        {...form.control('address')}
        label="Address"
        onChoose={(entry) =>
          takeEntry(entry, {
            address: form.control('address'),
            ...(asset === 'XRP' && { destinationTag: form.control('destinationTag') }),
          })
        }
      />
      {asset === 'XRP' && <TagField {...form.control('destinationTag')} />}
    </Form>
  );
};

const idle: SendFormProps = {
  asset: 'XDC',
  typed: '',
  entries: [phone, cold],
  onManage: fn(),
  hint: 'Where your XDC goes.',
};

const meta = preview.meta({
  component: SendForm,
  title: 'Screens/Wallet/Address book/Address field',
  args: idle,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '420px', minBlockSize: '280px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: 'The address of a withdrawal. Any address can be typed or pasted, and saved ones are suggested.',
      },
    },
  },
});

const field = () => screen.getByRole('combobox', { name: 'Address' });
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

export const Idle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(field()).toHaveAccessibleDescription('Where your XDC goes.');
    await userEvent.click(canvas.getByRole('button', { name: 'Address book' }));
    await expect(args.onManage).toHaveBeenCalledOnce();
  },
});

/** Saved addresses are offered while typing, by label and by address, each in full below its label [WAL-326]. */
export const Offered = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await screen.findByRole('listbox', { name: 'Address' });
    await expect(offered()).toEqual([`Cold storage ${cold.address}`, `Phone wallet ${phone.address}`]);
    await userEvent.keyboard('stor');
    await waitFor(() => expect(offered()).toEqual([`Cold storage ${cold.address}`]));
    await userEvent.clear(field());
    await userEvent.keyboard('c5d359');
    await waitFor(() => expect(offered()).toEqual([`Phone wallet ${phone.address}`]));
  },
});

/** The chosen address is in the field, with its label below. */
export const Chosen = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'cold');
    await userEvent.click(await screen.findByRole('option'));
    await expect(field()).toHaveValue(cold.address);
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Saved as “Cold storage”'));
    await expect(field()).toBeValid();
  },
});

/** An entry with a tag fills in address and tag, by keyboard alone; one address may have several tags [WAL-331]. */
export const ChosenWithTag = meta.story({
  args: { asset: 'XRP', entries: [savings, rent] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('rN7n');
    await waitFor(() =>
      expect(offered()).toEqual([
        `Rent Destination tag 7 ${rent.address}`,
        `Savings Destination tag 100001 ${savings.address}`,
      ]),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field()).toHaveValue(savings.address);
    await expect(canvas.getByLabelText('Destination tag')).toHaveValue('100001');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByLabelText('Destination tag')).toHaveValue('7');
  },
});

/** An invalid entry is refused immediately, with the same message as a typed one [WAL-332]. */
export const ChosenWrong = meta.story({
  args: {
    asset: 'XRP',
    entries: [{ ...savings, address: savings.address.replace('n7otQ', 'n7otq'), destinationTag: '99999999999' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('option'));
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(
        'This address probably has a typo. Check every character, or copy it again.',
      ),
    );
    await expect(canvas.getByLabelText('Destination tag')).toHaveAccessibleDescription(
      "A destination tag can't be greater than 4294967295.",
    );
  },
});

/** Without saved addresses, nothing is offered while typing. */
export const NothingSaved = meta.story({
  args: { entries: [] },
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'xdc1');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.tab();
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Enter valid XDC address.'));
  },
});

/** On a phone a full address fits below its label. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    const list = await screen.findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(2);
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { AddressText } from './AddressText';

const ethereum = '0x1f3a4b7c9e8036a1d4f5b2c7e90813a6d4f79c02';

const meta = preview.meta({
  component: AddressText,
  title: 'Components/Identity and files/AddressText',
  args: { value: ethereum },
  parameters: {
    docs: {
      description: {
        component:
          'Addresses and transaction ids where there isn’t room for them in full: the rows of the deposit and withdrawal history, the ratio swap details, the confirmation of a withdrawal on a phone.',
      },
    },
  },
});

/** The hidden middle is still read out, found by page search, and copied with the rest. */
export const Shortened = meta.story({
  render: (args) => (
    <p>
      Sent to <AddressText {...args} /> today
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByTitle(ethereum);
    await expect(text).toHaveTextContent(ethereum);
    await expect(text.offsetWidth).toBeLessThan(120);
    await expect(text.closest('p')?.offsetHeight).toBe(20);
    await userEvent.dblClick(text);
    await expect(document.getSelection()?.toString()).toBe(ethereum);
    document.getSelection()?.selectAllChildren(canvas.getByText('Sent to', { exact: false }));
    await expect(document.getSelection()?.toString()).toBe(`Sent to ${ethereum} today`);
    document.getSelection()?.removeAllRanges();
  },
});

const addresses = [
  ethereum,
  'xdc5d2f1a4b7c9e8036a1d4f5b2c7e90813a6d4f7b2',
  'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
];

/** A prefix that all addresses of a network share is always shown and doesn't count towards the visible characters. */
export const Kinds = meta.story({
  render: (args) => (
    <ul style={{ display: 'grid', gap: space[8] }}>
      {addresses.map((value) => (
        <li key={value}>
          <AddressText {...args} value={value} />
        </li>
      ))}
    </ul>
  ),
});

/** Short values are shown in full. */
export const Short = meta.story({
  args: { value: '104218337' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('104218337')).not.toHaveAttribute('title');
  },
});

export const LongerEnds = meta.story({ args: { lead: 8, tail: 8 } });

export const WithCopyButton = meta.story({
  args: { copyLabel: 'Copy address', copy: fn(() => Promise.resolve()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Copy address' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.copy).toHaveBeenCalledWith(ethereum);
    await expect(await canvas.findByText('Copied')).toHaveRole('status');
    await expect(button).toHaveFocus();
  },
});

export const CopyingBlocked = meta.story({
  args: { copyLabel: 'Copy address', copy: () => Promise.reject(new Error('blocked')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(await canvas.findByText(/^Copying was blocked/)).toHaveRole('status');
    await expect(document.getSelection()?.toString()).toBe(ethereum);
  },
});

/** The button doesn't make a row of a compact table taller. */
export const InCompactRows = meta.story({
  args: { copyLabel: 'Copy transaction id' },
  render: (args) => (
    <ul data-density="compact">
      {addresses.slice(0, 3).map((value) => (
        <li key={value} style={{ blockSize: '28px', lineHeight: '28px' }}>
          <AddressText {...args} value={value} />
        </li>
      ))}
    </ul>
  ),
});

/** The full address, to compare character by character: it breaks between groups and is copied without the gaps. */
export const Grouped = meta.story({
  args: { isGrouped: true, copyLabel: 'Copy address', copy: fn(() => Promise.resolve()) },
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByText('1f3a');
    await expect(group.parentElement).toHaveTextContent(ethereum);
    const whole = group.parentElement ?? group;
    await expect(getComputedStyle(whole).userSelect).toBe('all');
    document.getSelection()?.selectAllChildren(whole);
    await expect(document.getSelection()?.toString()).toBe(ethereum);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(args.copy).toHaveBeenCalledWith(ethereum);
  },
});

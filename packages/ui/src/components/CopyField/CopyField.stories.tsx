import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { CopyField, type CopyFieldProps } from './CopyField';

const address = 'xdc5d2f1a4b7c9e8036a1d4f5b2c7e90813a6d4f7b2';

const meta = preview.meta({
  component: CopyField,
  title: 'Components/Identity and files/CopyField',
  args: { label: 'XDC deposit address', value: address, copy: fn(() => Promise.resolve()) },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: space[16], maxInlineSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A value to copy elsewhere: deposit address and destination tag in the wallet, the two-factor secret, the referral code and link, API keys.',
      },
    },
  },
});

/** Shown in full, to compare character by character. */
export const Whole = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: 'XDC deposit address' });
    await expect(field).toHaveTextContent(address);
  },
});

/** In groups of four, to compare by eye; the gaps aren't copied or selected. */
export const Grouped = meta.story({
  args: { isGrouped: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('group', { name: 'XDC deposit address' });
    const value = field.firstElementChild as HTMLElement;
    for (const group of ['xdc', ...(address.slice(3).match(/.{4}/g) ?? [])])
      await expect(within(value).getAllByText(group)[0]).toBeVisible();
    document.getSelection()?.selectAllChildren(value);
    await expect(document.getSelection()?.toString()).toBe(address);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy XDC deposit address' }));
    await expect(args.copy).toHaveBeenCalledWith(address);
  },
});

export const ShortValue = meta.story({ args: { label: 'Destination tag', value: '104218337' } });

export const Shortened = meta.story({
  args: { label: 'Transaction', value: `0x${'4f8a21c0'.repeat(8)}`, isShortened: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Transaction' }));
    await expect(args.copy).toHaveBeenCalledWith(args.value);
  },
});

export const WithHint = meta.story({
  args: { hint: 'Send XDC to this address only. Other coins sent here are lost.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(args.hint as string);
  },
});

export const WithAside = meta.story({
  args: {
    label: 'Referral link',
    value: 'https://exchange.example/register?referral_code=ADA1815',
    aside: <Link href="#referral">Invite by email</Link>,
  },
});

/** Each starts at the top of its column, however many lines the other takes. */
export const SideBySide = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: space[16], gridTemplateColumns: '1fr 1fr' }}>
      <CopyField {...args} label="Referral code" value="ADA1815" />
      <CopyField {...args} label="Referral link" value="https://exchange.example/register?referral_code=ADA1815" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [code, link] = canvas.getAllByRole('group').map((box) => box.getBoundingClientRect());
    await expect(link?.height).toBeGreaterThan(Number(code?.height));
    await expect(code?.top).toBe(link?.top);
  },
});

/** The label reads “Copied” for three seconds, and nothing moves. */
export const Copied = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy XDC deposit address' });
    const width = button.offsetWidth;
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.copy).toHaveBeenCalledWith(address);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    const [copy, copied] = button.querySelectorAll('[data-shown]');
    await expect(copy).not.toBeVisible();
    await expect(copied).toBeVisible();
    await expect(button.offsetWidth).toBe(width);
  },
});

/** After three seconds, no sooner and no later, the button can be used again [WAL-293]. */
export const CopiedLabelResets = meta.story({
  play: async ({ canvas, userEvent }) => {
    const timers = spyOn(window, 'setTimeout');
    await userEvent.click(canvas.getByRole('button'));
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Copied'));
    const reset: unknown = timers.mock.calls.find(([, delay]) => delay === 3000)?.[0];
    await expect(reset).toEqual(expect.any(Function));
    (reset as () => void)();
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    await expect(canvas.getByText('Copy')).toBeVisible();
  },
});

/** If the browser blocks copying, the text is selected to copy by hand. */
export const CopyingBlocked = meta.story({
  args: {
    hint: 'Send XDC to this address only.',
    copy: fn(() => Promise.reject(new Error('blocked'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const note = await canvas.findByText(/^Copying was blocked\. The text is selected: press (Ctrl|⌘) C/);
    await expect(note.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(document.getSelection()?.toString()).toBe(address);
  },
});

const addresses: Record<string, string> = { XDC: address, ETH: '0x1f3a4b7c9e8036a1d4f5b2c7e90813a6d4f79c02' };

const Changing = (args: CopyFieldProps) => {
  const [coin, setCoin] = useState('XDC');
  return (
    <>
      <CopyField {...args} label={`${coin} deposit address`} value={addresses[coin] ?? ''} />
      <Button variant="outline" tone="neutral" onClick={() => setCoin('ETH')}>
        Show ETH
      </Button>
    </>
  );
};

/** “Copied” disappears when the value changes. */
export const ValueChanges = meta.story({
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy XDC deposit address' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show ETH' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

import { partnershipTypes, supportQueries, withDocumentPlaceholder } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { CoinIcon } from '../CoinIcon/CoinIcon';
import { controlSizes } from '../Field/controlSizes';
import type { Choice } from './choices';
import { Select, type SelectProps } from './Select';

const column = { display: 'grid', gap: space[16], maxInlineSize: '420px', alignContent: 'start' } as const;

const named = (labels: readonly string[]): Choice[] => labels.map((label) => ({ value: label, label }));

const documents = withDocumentPlaceholder([
  { value: '1', label: 'Passport' },
  { value: '2', label: "Driver's license" },
  { value: '3', label: 'National ID Card' },
]);

const Controlled = ({ value: first, ...args }: SelectProps) => {
  const [value, setValue] = useState(first);
  return (
    <Select
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange(next);
      }}
    />
  );
};

const meta = preview.meta({
  component: Select,
  title: 'Components/Choices and dates/Select',
  args: { label: 'Document type', options: documents, value: '', onValueChange: fn(), onBlur: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={column}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'One of a few: document type in KYC, type and options of a partnership, query of a support ticket, type of a new token, currencies of the order history, step of the order book. For a list long enough to search, use a Combobox.',
      },
    },
  },
});

/** An open list traps focus, so the hidden field behind it can't be reached. axe doesn't see that. */
const whileOpen = (height: string) => ({
  docs: { story: { height } },
  a11y: {
    config: {
      rules: [
        { id: 'target-size', enabled: true },
        { id: 'aria-hidden-focus', enabled: false },
      ],
    },
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Document type' });
    await expect(select).toHaveTextContent('Select Document');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Chosen = meta.story({ args: { value: '1' } });

/** The placeholder isn't one of the options. */
export const Open = meta.story({
  args: { value: '2' },
  parameters: whileOpen('240px'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Document type' }));
    const list = await screen.findByRole('listbox');
    const names = within(list)
      .getAllByRole('option')
      .map((option) => option.textContent);
    await expect(names).toEqual(['Passport', "Driver's license", 'National ID Card']);
    const chosen = within(list).getByRole('option', { name: "Driver's license" });
    await waitFor(() => expect(chosen).toHaveFocus());
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
  },
});

export const ByPointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Document type' });
    await userEvent.click(select);
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('option', { name: 'Passport' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1');
    await expect(select).toHaveTextContent('Passport');
    await waitFor(() => expect(select).toHaveFocus());
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

/** Arrows open the list and move in it, letters search, Enter chooses, Escape changes nothing. */
export const ByKeyboard = meta.story({
  args: { label: 'Query', options: named(supportQueries), placeholder: 'Choose a query' },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Query' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'OTP Issue' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Other Query' })).toHaveFocus());
    await userEvent.keyboard('wal');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Wallet Queries' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveTextContent('Wallet Queries');
    await waitFor(() => expect(select).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Wallet Queries' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Trade Issues' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(select).toHaveFocus());
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Wallet Queries');
  },
});

/** Letters also choose while the list is closed. */
export const Typeahead = meta.story({
  args: { label: 'Type', options: named(partnershipTypes), placeholder: 'Choose a type' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('cu');
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Custodians');
  },
});

export const WithHints = meta.story({
  args: {
    label: 'Groups',
    size: 'small',
    value: '1',
    options: [
      { value: '0', label: '0', hint: '0.00000001' },
      { value: '1', label: '1', hint: '0.0000001' },
      { value: '2', label: '2', hint: '0.000001' },
    ],
  },
  parameters: whileOpen('200px'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Groups' }));
    await expect(await screen.findByRole('option', { name: '2 0.000001' })).toBeVisible();
  },
});

export const WithIcons = meta.story({
  args: {
    label: 'Currency',
    value: 'XDC',
    options: (['XDC', 'ETH', 'BTC'] as const).map((symbol) => ({
      value: symbol,
      label: symbol,
      icon: <CoinIcon asset={symbol} size={20} />,
    })),
  },
  parameters: whileOpen('200px'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Currency' }));
    await screen.findByRole('listbox');
  },
});

export const WithDisabledChoice = meta.story({
  args: {
    label: 'Network',
    value: 'erc20',
    options: [
      { value: 'erc20', label: 'ERC20' },
      { value: 'omni', label: 'Omni', hint: 'Not supported', isDisabled: true },
      { value: 'xrc20', label: 'XRC20' },
    ],
  },
  parameters: whileOpen('200px'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'ERC20' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'XRC20' })).toHaveFocus());
    await expect(screen.getByRole('option', { name: 'Omni Not supported' })).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
  },
});

/** Scrolls inside, and opens at the chosen option. */
export const LongList = meta.story({
  args: {
    label: 'Year of issue',
    value: '1990',
    options: named(Array.from({ length: 80 }, (_, index) => String(2026 - index))),
  },
  parameters: whileOpen('420px'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Year of issue' }));
    const list = await screen.findByRole('listbox');
    await expect(list.offsetHeight).toBeLessThanOrEqual(320);
    const chosen = screen.getByRole('option', { name: '1990' });
    await waitFor(() => expect(chosen).toHaveFocus());
    const { top, bottom } = list.getBoundingClientRect();
    await waitFor(() => expect(chosen.getBoundingClientRect().top).toBeGreaterThanOrEqual(top));
    await expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  },
});

/** A long choice is truncated in the field and wraps in the list. */
export const LongNames = meta.story({
  args: {
    label: 'Option',
    value: 'long',
    options: [
      { value: 'long', label: 'Whitelabel Platform with custody, market making and a trading desk of your own' },
      { value: 'short', label: 'Referral Earning' },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '200px' }}>
      <Controlled {...args} />
    </div>
  ),
  parameters: whileOpen('240px'),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Option' });
    await expect(select.scrollWidth).toBeLessThanOrEqual(select.offsetWidth);
    await userEvent.click(select);
    await screen.findByRole('listbox');
  },
});

export const WithHint = meta.story({
  args: { hint: 'As on the photos you send.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('As on the photos you send.');
  },
});

export const WithError = meta.story({
  args: { error: 'This field is required.', need: 'required' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Document type' });
    await expect(select).toBeInvalid();
    await expect(select).toBeRequired();
    await expect(select).toHaveAccessibleDescription('This field is required.');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, hint: 'Choose a country first.' },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Document type' });
    await expect(select).toBeDisabled();
    await userEvent.click(canvas.getByText('Document type'));
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
});

export const Sizes = meta.story({
  args: { value: '1' },
  render: (args) => (
    <>
      {controlSizes.map((size) => (
        <Controlled {...args} key={size} size={size} label={`${args.label}, ${size}`} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('combobox').map(({ offsetHeight }) => offsetHeight);
    await expect(heights).toEqual([28, 36, 44]);
  },
});

const Late = (args: SelectProps) => {
  const [isThere, setThere] = useState(false);
  return (
    <form aria-label="KYC" style={column}>
      <Controlled {...args} options={isThere ? args.options : []} />
      <Button type="button" variant="outline" tone="neutral" onClick={() => setThere(true)}>
        Load documents
      </Button>
    </form>
  );
};

/** A value set before the options have loaded is kept, and submitted with the form. */
export const OptionsComeLater = meta.story({
  args: { value: '3', name: 'docType', placeholder: 'Select Document' },
  render: (args) => <Late {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Document type' });
    await expect(select).toHaveTextContent('Select Document');
    await userEvent.click(canvas.getByRole('button', { name: 'Load documents' }));
    await expect(select).toHaveTextContent('National ID Card');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('form', { name: 'KYC' })).toHaveFormValues({ docType: '3' });
  },
});

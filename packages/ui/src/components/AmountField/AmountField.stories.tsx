import { amountOnBlur, maximumText, pairOf, priceOnBlur, stakingPlans, withdrawalStep } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { controlSizes } from '../Field/controlSizes';
import { AmountField, type AmountFieldProps } from './AmountField';

const Held = ({ value: atFirst, onValueChange, ...args }: AmountFieldProps) => {
  const [value, setValue] = useState(atFirst);
  const keep = (text: string) => {
    setValue(text);
    onValueChange?.(text);
  };
  return <AmountField {...args} value={value} onValueChange={keep} />;
};

const meta = preview.meta({
  component: AmountField,
  title: 'Components/Inputs/AmountField',
  args: { label: 'Amount', value: '', unit: 'XDC', decimals: 6, step: '1', onValueChange: fn() },
  render: (args) => <Held {...args} />,
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
          'An exact amount: price, amount and total of the limit forms, the withdrawal panel, the staking amount, the quick swap and the ratio swap form. Its value is text, never a float. It accepts no more decimals than allowed, and scrolling the page doesn’t change it.',
      },
    },
  },
});

export const Empty = meta.story({
  args: { hint: 'Minimum 2 XDC' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(input).toHaveAccessibleDescription('Minimum 2 XDC In XDC. Arrow keys change it by 1.');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.click(canvas.getByText('Amount'));
    await expect(input).toHaveFocus();
  },
});

/** Shows thousands separators, except while someone types. */
export const Filled = meta.story({
  args: { value: '1234.50' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(input).toHaveValue('1,234.50');
    // By the time the focus handler runs, the browser has selected the whole value.
    input.setSelectionRange(0, input.value.length);
    await userEvent.tab();
    await expect(input).toHaveValue('1234.50');
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 7]);
    await userEvent.tab();
    await expect(input).toHaveValue('1,234.50');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/**
 * On many phones the keypad has a comma instead of a point. Anything that isn't part of a figure, or has too many
 * decimals, doesn't appear.
 */
export const Typed = meta.story({
  args: { decimals: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '1a2-3e4,567');
    await expect(input).toHaveValue('1234.56');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234.56');
    await userEvent.type(input, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('19234.56');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('x');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('{Backspace}{End}{Backspace}');
    await expect(input).toHaveValue('1234.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1,234.5');
  },
});

/**
 * The up and down arrows change it by one step; with Shift, or with the page keys, by ten. Home and End move the caret.
 */
export const Stepped = meta.story({
  args: { value: '1000', decimals: 8, step: withdrawalStep, min: '1000', max: '1000.01' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('1000.0001');
    await userEvent.keyboard('{ArrowUp>5/}');
    await expect(input).toHaveValue('1000.0006');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(input).toHaveValue('1000.0016');
    await userEvent.keyboard('{PageUp}{ArrowDown}');
    await expect(input).toHaveValue('1000.0025');
    await userEvent.keyboard('{Home}');
    await expect(input.selectionStart).toBe(0);
    await expect(input).toHaveValue('1000.0025');
    await userEvent.keyboard('{PageUp>9/}');
    await expect(input).toHaveValue('1000.01');
    await expect(canvas.getByRole('status')).toHaveTextContent('The maximum is 1,000.01 XDC.');
  },
});

const plan = stakingPlans.flexible;

export const SteppedFromNothing = meta.story({
  args: { label: 'Staking amount', decimals: 0, step: plan.step, min: plan.minimum, max: plan.maximum },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('100000');
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('200000');
    await userEvent.clear(input);
    await userEvent.keyboard('12.5');
    await expect(input).toHaveValue('125');
  },
});

/** A figure out of bounds is set to the nearest bound on blur. The box shows this for a moment, and it is announced. */
export const SetToMaximum = meta.story({
  args: { min: '2', max: '100000' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1');
    await userEvent.tab();
    await expect(input).toHaveValue('2');
    await expect(canvas.getByRole('status')).toHaveTextContent('Set to the minimum 2 XDC.');
    await userEvent.click(input);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.clear(input);
    await userEvent.keyboard('250000');
    await userEvent.tab();
    await expect(input).toHaveValue('100,000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('100000');
    await expect(canvas.getByRole('status')).toHaveTextContent('Set to the maximum 100,000 XDC.');
    await expect(canvas.getByText('Set to maximum')).toBeVisible();
  },
});

/** Accepts amounts in other notations. Extra decimals are cut, never rounded up. */
export const Pasted = meta.story({
  args: { decimals: 2, value: '12' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.tab();
    await userEvent.paste(' 1 234,5 XDC');
    await expect(input).toHaveValue('1234.5');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    input.select();
    await userEvent.paste('1,234.5678');
    await expect(input).toHaveValue('1234.56');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cut to 2 decimals.');
    await expect(canvas.getByText('Cut to 2 decimals')).toBeVisible();
  },
});

/** Pasting something that isn't an amount of this currency changes nothing. */
export const NothingPasted = meta.story({
  args: { value: '12' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('$1,234.5');
    await expect(canvas.getByRole('textbox')).toHaveValue('12');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Nothing was pasted. Paste one amount, such as 1,234.5.',
    );
  },
});

const maxButton = (onClick: () => void) => (
  <Button variant="ghost" size="small" onClick={onClick}>
    Max
  </Button>
);

const Withdrawal = (args: AmountFieldProps) => {
  const [value, setValue] = useState('');
  return <AmountField {...args} value={value} onValueChange={setValue} end={maxButton(() => setValue('2500.5'))} />;
};

/** With a button that fills in the full balance. */
export const WithMaxButton = meta.story({
  args: { decimals: 8, step: withdrawalStep, min: '1000', aside: 'Available 2,500.5 XDC' },
  render: (args) => <Withdrawal {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Max' })).toHaveFocus();
    await expect(input).toHaveValue('2,500.5');
  },
});

export const WithError = meta.story({
  args: { value: '250000', error: maximumText('100000', 'XDC'), settle: (amount) => amount, max: '100000' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/^Maximum 100,000 XDC/);
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toHaveValue('250,000');
  },
});

export const ReadOnlyTotal = meta.story({
  args: { label: 'Total', value: '16012.345678', unit: 'USDT', decimals: 8, readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Total' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}1');
    await userEvent.paste('5');
    await expect(input).toHaveValue('16,012.345678');
    await expect(input).toHaveAccessibleDescription('In USDT.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: {
    label: 'Price',
    value: '1',
    unit: 'XDCE',
    decimals: 8,
    disabled: true,
    hint: 'XDC and XDCE are swapped one to one.',
  },
});

export const Sizes = meta.story({
  args: { value: '1234.5' },
  render: (args) => (
    <>
      {controlSizes.map((size) => (
        <Held {...args} key={size} size={size} label={`${args.label}, ${size}`} end={maxButton(fn())} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('textbox')
      .map((input) => input.closest<HTMLElement>('span:has(> span > input)')?.offsetHeight);
    await expect(heights).toEqual([28, 36, 44]);
  },
});

/** The note beside a figure makes room for it, never the other way round. */
export const LongFigure = meta.story({
  args: { label: 'Price', unit: 'USDT', decimals: 10, max: '10000000.0000000001', size: 'small' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '10000000.0000000002');
    await userEvent.tab();
    await expect(input).toHaveValue('10,000,000.0000000001');
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  },
});

const pair = pairOf('XDC-USDT');

const LimitForm = () => {
  const [price, setPrice] = useState('0.05384');
  const [amount, setAmount] = useState('2500');
  return (
    <div data-density="compact" style={{ display: 'grid', gap: space[8], maxInlineSize: '240px' }}>
      <AmountField
        label="Price"
        size="small"
        unit="USDT"
        value={price}
        onValueChange={setPrice}
        decimals={pair.priceDecimals}
        step={pair.priceStep}
        min={pair.lowestPrice}
        max={pair.highestPrice}
        settle={(typed) => priceOnBlur(typed, pair, 'buy')}
        enterKeyHint="next"
      />
      <AmountField
        label="Amount"
        size="small"
        unit="XDC"
        value={amount}
        onValueChange={setAmount}
        decimals={pair.amountDecimals}
        step="1"
        min={pair.minimum.value}
        max={pair.maximum.value}
        settle={(typed) => amountOnBlur(typed, pair)}
      />
      <AmountField label="Total" size="small" unit="USDT" value="134.6" decimals={pair.priceDecimals} readOnly />
    </div>
  );
};

/** In the limit form the price is clamped on blur, while an amount out of bounds is reported and left as it is. */
export const OrderForm = meta.story({
  render: () => <LimitForm />,
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.keyboard('500000');
    await userEvent.tab();
    await expect(amount).toHaveValue('500,000');
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.keyboard('5000');
    await userEvent.tab();
    await expect(price).toHaveValue('1,000');
    await expect(canvas.getByText('Set to maximum')).toBeVisible();
  },
});

import {
  minimumText,
  pairOf,
  priceBandText,
  tradingTexts,
  windDownTexts,
  type OrderCircumstances,
} from '@exchange/domain';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { OrderForm, type OrderFormProps } from './OrderForm';
import { circumstances, filledIn, Held, inWidth } from './testing/orderForms';

const meta = preview.meta({
  component: OrderForm,
  title: 'Components/Trading/OrderForm',
  args: filledIn,
  render: (args) => <Held {...args} />,
  decorators: [inWidth],
});

const beside = { width: '450px' };

/** A share of an empty balance is no amount. */
export const NothingToFillWith = meta.story({
  args: { circumstances: { ...circumstances, balances: { base: '0', quote: '0' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '100%' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveAccessibleDescription(/Not enough USDT/);
  },
});

/** Shown when the field loses focus, not while typing [TRD-086] [DOM-286]. */
export const BelowMinimum = meta.story({
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(amount, '1');
    await expect(amount).not.toBeInvalid();
    await userEvent.tab();
    await expect(amount).toHaveAccessibleDescription(new RegExp(minimumText('2', 'XDC')));
    await expect(amount).toBeInvalid();
  },
});

/** More than a single order may be, although the balance would cover it [TRD-086] [DOM-287]. */
export const AboveMaximum = meta.story({
  args: {
    form: { side: 'buy', price: '0.05213', amount: '200000' },
    circumstances: { ...circumstances, balances: { base: '0', quote: '1000000' } },
  },
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(amount);
    await userEvent.tab();
    await expect(amount).toHaveAccessibleDescription(/Maximum 100,000 XDC/);
    await expect(amount).toBeInvalid();
  },
});

/**
 * Both messages are shown [TRD-086] [DOM-288], either of them disables the button, and the button doesn't move
 * [TRD-455].
 */
export const OutsideTheBandAndAboveTheBalance = meta.story({
  args: { form: { side: 'buy', price: '', amount: '200000' } },
  parameters: beside,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Buy XDC' });
    const before = button.offsetTop;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '0.09');
    await userEvent.tab();
    await userEvent.tab();
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await expect(price).toHaveAccessibleDescription(expect.stringContaining(priceBandText('10')));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/Not enough USDT/);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Not enough USDT.');
    await expect(button.offsetTop).toBe(before);
  },
});

/** A market that moves away while someone fills in the form. */
const Moving = (args: OrderFormProps) => {
  const [lastPrice, setLastPrice] = useState(args.circumstances.lastPrice);
  return (
    <div style={{ display: 'grid', gap: space[12] }}>
      <Held {...args} circumstances={{ ...args.circumstances, lastPrice }} />
      <Button size="small" variant="outline" tone="neutral" onClick={() => setLastPrice('0.07')}>
        Trade at 0.07
      </Button>
    </div>
  );
};

/** Shown immediately, even while the field has focus; the price stays as typed [TRD-087]. */
export const BandMovesAway = meta.story({
  args: { form: { side: 'buy', price: '', amount: '100' } },
  parameters: beside,
  render: (args) => <Moving {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.type(price, '0.052');
    await expect(price).not.toBeInvalid();
    canvas.getByRole('button', { name: 'Trade at 0.07' }).click();
    await expect(price).toHaveFocus();
    await waitFor(() => expect(price).toBeInvalid());
    await expect(price).toHaveAccessibleDescription(expect.stringContaining(priceBandText('10')));
    await expect(price).toHaveValue('0.052');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy XDC' }));
    await expect(price).toHaveValue('0.052');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/**
 * Pressing the button reports every figure beside its field, even one that nobody has left [TRD-086], and the highest
 * price that is possible now [TRD-502].
 */
export const Pressed = meta.story({
  args: { form: { side: 'sell', price: '0.09', amount: '12.3456789' } },
  parameters: beside,
  play: async ({ args, canvas, userEvent }) => {
    const [price, amount] = ['Price', 'Amount'].map((name) => canvas.getByRole('textbox', { name }));
    await expect(price).not.toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Sell XDC' }));
    await expect(price).toHaveFocus();
    await expect(price).toHaveAccessibleDescription(
      expect.stringContaining(`${priceBandText('10')}. Highest price now: 0.057343`),
    );
    await expect(amount).toHaveAccessibleDescription(/At most 6 decimals are allowed\./);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/**
 * On blur the price moves to the nearest step that is no worse, and the amount down to one that can be traded
 * [TRD-085].
 */
export const OntoTheStep = meta.story({
  args: { form: { side: 'sell', price: '0.052130009', amount: '12.3456789' } },
  play: async ({ args, canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Price' });
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(price);
    await userEvent.tab();
    await expect(price).toHaveValue('0.05213001');
    await userEvent.click(amount);
    await userEvent.tab();
    await expect(amount).toHaveValue('12.345678');
    await expect(args.onChange).toHaveBeenLastCalledWith({ side: 'sell', price: '0.05213001', amount: '12.345678' });
  },
});

/** On blur the price moves to a step within its bounds [TRD-085]. */
export const PriceClamped = meta.story({
  args: { form: { side: 'buy', price: '', amount: '10' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '5000');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ side: 'buy', price: '1000', amount: '10' });
  },
});

/** Shown beside the field immediately, and on the button [TRD-089] [DOM-118]. */
export const NotEnough = meta.story({
  args: { form: { side: 'buy', price: '0.05213', amount: '60000' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/Not enough USDT/);
    const button = canvas.getByRole('button', { name: 'Buy XDC', description: 'Not enough USDT.' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Amount' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A sell needs the coin itself; with exactly enough of it the order can be placed [TRD-089] [DOM-119]. */
export const NotEnoughToSell = meta.story({
  args: { form: { side: 'sell', price: '0.05213', amount: '90000.000001' } },
  render: (args) => (
    <Held {...args} circumstances={{ ...circumstances, balances: { base: '90000', quote: '1250.5' } }} />
  ),
  play: async ({ args, canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveAccessibleDescription(/Not enough XDC/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sell XDC', description: 'Not enough XDC.' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(amount, '{Backspace}');
    const button = canvas.getByRole('button', { name: 'Sell XDC' });
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Text that isn't a figure is rejected with an explanation, and never crashes the form [TRD-368]. */
export const PastedRubbish = meta.story({
  args: { form: { side: 'buy', price: '0.05213', amount: '' } },
  play: async ({ args, canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(amount);
    for (const pasted of [
      '\u0661\u0662\u0663',
      '\uff11\uff12',
      '1e5',
      '\u22125',
      'NaN',
      '\u{1f680}',
      '9'.repeat(10_000),
    ]) {
      await userEvent.paste(pasted);
      await expect(amount).toHaveValue('');
      await expect(canvas.getByRole('form')).toHaveTextContent(/Nothing (was )?pasted/);
    }
    await userEvent.keyboard('e-\u0661\u{1f680}--');
    await expect(amount).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.paste('1,234.5 XDC');
    await userEvent.tab();
    await expect(amount).toHaveValue('1,234.5');
    await expect(canvas.getByRole('textbox', { name: 'Total' })).toHaveValue('64.354485');
  },
});

/**
 * If a pair isn't tradable, both of its forms are closed and say so; so are the forms of every contract [TRD-092]
 * [TRD-332] [DOM-120] [DOM-285].
 */
export const UnderMaintenance = meta.story({
  args: { circumstances: { ...circumstances, isTradable: false } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: tradingTexts.underMaintenance });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeDisabled();
  },
});

/** If nothing can be traded at all, the button and a line below it explain why [STS-122]. */
export const Stopped = meta.story({
  args: { circumstances: { ...circumstances, isTradable: false, stopped: windDownTexts.trading } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(windDownTexts.trading)).toBeVisible();
    const button = canvas.getByRole('button', { name: tradingTexts.underMaintenance });
    await expect(button).toHaveAttribute('title', windDownTexts.trading);
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeDisabled();
  },
});

export const Contract = UnderMaintenance.extend({
  args: { circumstances: { ...circumstances, pair: pairOf('BTC-PERPETUAL'), lastPrice: '91800', isTradable: true } },
});

const closedFor: readonly [string, string, Partial<OrderCircumstances>][] = [
  ['Under Maintenance', tradingTexts.underMaintenance, { isTradable: false }],
  ['Buy ETH', tradingTexts.visitorPrompt, { pair: pairOf('ETH-USDT'), isLoggedIn: false }],
  ['Buy XRP', 'Not enough USDT.', { pair: pairOf('XRP-USDT'), balances: { base: '1', quote: '1' } }],
];

/** Whatever closes the form is explained by its button and next to it [TRD-094]. */
export const WhyClosed = meta.story({
  args: { form: { side: 'buy', price: '0.05213', amount: '1000' } },
  render: (args) => (
    <div style={{ display: 'grid', gap: space[24] }}>
      {closedFor.map(([, reason, closed]) => (
        <Held key={reason} {...args} circumstances={{ ...circumstances, ...closed }} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const forms = canvas.getAllByRole('form');
    await expect(forms).toHaveLength(closedFor.length);
    for (const [at, [name, reason]] of closedFor.entries()) {
      const form = within(forms[at] ?? document.body);
      const button = form.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(reason);
      await expect(forms[at]).toHaveTextContent(reason);
    }
  },
});

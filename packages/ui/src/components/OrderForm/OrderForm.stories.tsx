import {
  minimumText,
  pairOf,
  priceBandText,
  tradingTexts,
  type OrderCircumstances,
  type OrderForm as OrderFigures,
} from '@exchange/domain';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Link } from '../Link/Link';
import { OrderForm, type OrderFormProps } from './OrderForm';

const circumstances: OrderCircumstances = {
  pair: pairOf('XDC-USDT'),
  lastPrice: '0.05213',
  balances: { base: '184250.75', quote: '1250.5' },
  isTradable: true,
  isLoggedIn: true,
  isVerifying: false,
};

const Held = ({ form: atFirst, onChange, ...args }: OrderFormProps) => {
  const [form, setForm] = useState(atFirst);
  const keep = (next: OrderFigures) => {
    setForm(next);
    onChange(next);
  };
  return <OrderForm {...args} form={form} onChange={keep} />;
};

const visitorLink: OrderFormProps['visitorLink'] = (place, words) => (
  <Link href={place === 'logIn' ? '/login' : '/register'}>{words}</Link>
);

const form: OrderFigures = { side: 'buy', price: '0.05213', amount: '' };

const meta = preview.meta({
  component: OrderForm,
  title: 'Components/OrderForm',
  args: {
    form,
    circumstances,
    feePercent: '0.5',
    onChange: fn(),
    onSubmit: fn(),
    visitorLink,
  },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story, { parameters }) => (
      <div data-density="compact" style={{ maxInlineSize: String(parameters['width'] ?? '300px') }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A limit order of one side: the buy and the sell form of the trade screen, and of the margin screen, where both are under maintenance. Everything it decides is decided by the domain; what was typed belongs to the screen.',
      },
    },
  },
});

const beside = { width: '450px' };

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('form', { name: 'Buy XDC' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(/Last price 0.05213/);
    await userEvent.click(canvas.getByRole('button', { name: 'Buy XDC' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveAccessibleDescription(/This field is required/);
  },
});

/** As wide as under the chart: both forms stand beside each other there. */
export const Filled = meta.story({
  args: { form: { side: 'buy', price: '0.05213', amount: '12500' } },
  parameters: beside,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Total' })).toHaveValue('651.625');
    await expect(canvas.getByText('Fee 0.50%').parentElement).toHaveTextContent('62.5 XDC');
    await expect(canvas.getByText('You receive').parentElement).toHaveTextContent('12,437.5 XDC');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy XDC' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ side: 'buy', price: '0.05213', amount: '12500' });
  },
});

export const Sell = meta.story({
  args: { form: { side: 'sell', price: '0.05213', amount: '12500' } },
  parameters: beside,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fee 0.50%').parentElement).toHaveTextContent('3.258125 USDT');
    await expect(canvas.getByText('You receive').parentElement).toHaveTextContent('648.366875 USDT');
  },
});

/** Typed, sent and corrected without a pointer. */
export const ByKeyboard = meta.story({
  args: { form: { side: 'sell', price: '', amount: '' } },
  play: async ({ args, canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.tab();
    await expect(price).toHaveFocus();
    await userEvent.keyboard('0.052');
    await userEvent.tab();
    await userEvent.keyboard('2{ArrowUp}');
    await expect(canvas.getByRole('textbox', { name: 'Total' })).toHaveValue('0.156');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ side: 'sell', price: '0.052', amount: '3' });
  },
});

export const FilledByPercent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '50%' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ side: 'buy', price: '0.05213', amount: '11994.053328' });
    await expect(canvas.getByText('11,994.053328 XDC')).toBeInTheDocument();
  },
});

/** A share of nothing is no amount. */
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

/** Told once the field is left, not while one types. */
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

/** The button stays where it is when both errors come. */
export const OutsideTheBand = meta.story({
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
    await expect(button.offsetTop).toBe(before);
  },
});

/** Onto a step and within the bounds once the price is left. */
export const PriceClamped = meta.story({
  args: { form: { side: 'buy', price: '', amount: '10' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '5000');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ side: 'buy', price: '1000', amount: '10' });
  },
});

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

export const FixedPrice = meta.story({
  args: {
    form: { side: 'buy', price: '', amount: '500' },
    feePercent: '0',
    circumstances: { ...circumstances, pair: pairOf('XDC-XDCE'), lastPrice: '1' },
  },
  play: async ({ args, canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await expect(price).toBeDisabled();
    await expect(price).toHaveValue('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy XDC' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ side: 'buy', price: '1', amount: '500' });
  },
});

/** The smallest prices and the largest amounts there can be. */
export const LongFigures = meta.story({
  args: {
    form: { side: 'sell', price: '0.0000005217', amount: '98765.432101' },
    circumstances: {
      ...circumstances,
      pair: pairOf('XDC-BTC'),
      lastPrice: '0.0000005217',
      balances: { base: '123456789.123456789', quote: '0.00000001' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Total' })).toHaveValue('0.0515259259270917');
  },
});

export const Verifying = meta.story({
  args: {
    form: { side: 'sell', price: '0.05213', amount: '12500' },
    circumstances: { ...circumstances, isVerifying: true },
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Verifying' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '0');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: {
    form: { side: 'buy', price: '0.05213', amount: '12500' },
    refusal: 'Your order could not be placed. Insufficient balance.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Insufficient balance.');
  },
});

export const BalanceLoading = meta.story({ args: { circumstances: { ...circumstances, balances: {} } } });

export const Visitor = meta.story({
  args: {
    form: { side: 'buy', price: '0.05213', amount: '1000' },
    circumstances: { ...circumstances, balances: {}, isLoggedIn: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/to trade\./)).toHaveTextContent(tradingTexts.visitorPrompt);
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy XDC' }));
    await userEvent.click(canvas.getByRole('button', { name: '100%' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const UnderMaintenance = meta.story({
  args: { circumstances: { ...circumstances, isTradable: false } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: tradingTexts.underMaintenance });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeDisabled();
  },
});

export const Stale = meta.story({
  args: { isStale: true, form: { side: 'buy', price: '0.05213', amount: '1000' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(/Not live/);
  },
});

/** In a drawer, under a thumb. */
export const Large = meta.story({
  args: { size: 'large', form: { side: 'sell', price: '0.05213', amount: '12500' } },
  parameters: { width: '360px' },
});

/** As under the chart. */
export const BothSides = meta.story({
  parameters: { width: '900px' },
  render: (args) => (
    <div style={{ display: 'grid', gap: space[24], gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
      <Held {...args} form={{ side: 'buy', price: '0.05213', amount: '12500' }} />
      <Held {...args} form={{ side: 'sell', price: '0.05214', amount: '' }} />
    </div>
  ),
});

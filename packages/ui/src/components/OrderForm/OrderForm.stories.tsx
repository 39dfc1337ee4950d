import { pairOf, tradingTexts } from '@exchange/domain';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { OrderForm } from './OrderForm';
import { circumstances, filledIn, Held, inWidth } from './testing/orderForms';

const meta = preview.meta({
  component: OrderForm,
  title: 'Components/Trading/OrderForm',
  args: filledIn,
  render: (args) => <Held {...args} />,
  decorators: [inWidth],
  parameters: {
    docs: {
      description: {
        component:
          'A limit order for one side: the buy and sell forms of the trade screen, and of the margin screen, where both are under maintenance. The rules come from packages/domain; the screen keeps what was typed. Includes figures that can’t be ordered, and why the form is closed.',
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

/** As wide as below the chart, where both forms are side by side. */
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

/** Typed, sent and corrected by keyboard. */
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

/** A percent button fills in the amount from the balance that pays [TRD-084]. */
export const FilledByPercent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '50%' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ side: 'buy', price: '0.05213', amount: '11994.053328' });
    await expect(canvas.getByText('11,994.053328 XDC')).toBeInTheDocument();
  },
});

/** A share that is more than one order may be is cut, and says so to everyone [TRD-500]. */
export const CutByTheMaximum = meta.story({
  args: { form: { side: 'sell', price: '0.05213', amount: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '100%' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ side: 'sell', price: '0.05213', amount: '100000' });
    const note = 'Largest order: 100,000 XDC. You have 184,250.75.';
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      expect.stringContaining(note),
    );
    await expect(canvas.getByText(note)).toBeVisible();
    await expect(canvas.getByText(`100,000 XDC. ${note}`)).toHaveAttribute('role', 'status');
  },
});

/** A percent button whose share is too small for an order fills in nothing and explains why [TRD-084]. */
export const NothingToFillByPercent = meta.story({
  args: { circumstances: { ...circumstances, balances: { base: '0', quote: '0' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '100%' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getAllByText(/Not enough USDT/)[0]).toBeVisible();
  },
});

/** If the price of a pair is always 1, there is nothing to type [TRD-140] [DOM-109]. */
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

/** The smallest prices and the largest amounts: the total is whole, and its title has every digit [TRD-501]. */
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
    const total = canvas.getByRole('textbox', { name: 'Total' });
    await expect(total).toHaveValue('0.05152592');
    await expect(total).toHaveAttribute('title', '0.0515259259270917 BTC');
    await expect(total.scrollWidth).toBe(total.clientWidth);
  },
});

/** The button says it is verifying; no click or key sends or changes anything [TRD-110] [DOM-122]. */
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

/** Rounded down to four decimals, so that it never shows more than there is [TRD-088]. */
export const BalanceRoundedDown = meta.story({
  args: { circumstances: { ...circumstances, balances: { base: '1', quote: '1250.55559' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Available').parentElement ?? canvas.getByText('Available')).toHaveTextContent(
      /1,250\.5555/,
    );
  },
});

export const BalanceLoading = meta.story({
  args: { circumstances: { ...circumstances, balances: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
});

/** A balance that couldn't be loaded no longer shows as loading [SHL-202], and disables nothing. */
export const BalanceNotKnown = meta.story({
  args: { circumstances: { ...circumstances, balances: { areSettled: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not available').parentElement?.parentElement).toHaveTextContent(
      'Available –Not available',
    );
    await expect(canvas.queryByText('Loading')).toBeNull();
  },
});

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

export const Stale = meta.story({
  args: { isStale: true, form: { side: 'buy', price: '0.05213', amount: '1000' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(
      /Last price 0.05213, delayed/,
    );
  },
});

/** In a drawer, sized for touch. */
export const Large = meta.story({
  args: { size: 'large', form: { side: 'sell', price: '0.05213', amount: '12500' } },
  parameters: { width: '360px' },
});

/** As below the chart: price, amount, a read-only total and four shares, on either side [TRD-080] [DOM-110]. */
export const BothSides = meta.story({
  parameters: { width: '900px' },
  render: (args) => (
    <div style={{ display: 'grid', gap: space[24], gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
      <Held {...args} form={{ side: 'buy', price: '0.05213', amount: '12500' }} />
      <Held {...args} form={{ side: 'sell', price: '0.05214', amount: '' }} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Buy XDC', 'Sell XDC']) {
      const form = within(canvas.getByRole('form', { name }));
      for (const field of ['Price', 'Amount']) await expect(form.getByRole('textbox', { name: field })).toBeEnabled();
      const total = form.getByRole('textbox', { name: 'Total' });
      const before = total.getAttribute('value');
      await userEvent.type(total, '1');
      await expect(total).toHaveAttribute('readonly');
      await expect(total.getAttribute('value')).toBe(before);
      const shares = within(form.getByRole('group', { name: 'Amount as a percentage of your balance' }));
      await expect(shares.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        '25%',
        '50%',
        '75%',
        '100%',
      ]);
    }
  },
});

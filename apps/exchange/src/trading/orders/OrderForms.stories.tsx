import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { UnconfirmedInHeader } from '#shared/unconfirmed/UnconfirmedInHeader.tsx';
import { useUnconfirmed } from '#shared/unconfirmed/useUnconfirmed.ts';
import { Desk } from './testing/Desk';
import { createScriptedDesk, nextTrader } from './testing/scriptedDesk';
import { sentOrdersFlow } from './sentOrders';
import { unconfirmedOrdersKind } from './UnconfirmedOrders';

let desk = createScriptedDesk();

const Unconfirmed = () => <UnconfirmedInHeader kinds={[unconfirmedOrdersKind(useUnconfirmed(sentOrdersFlow))]} />;

const Screen = ({ at }: { at: string }) => <Desk desk={desk} at={at} header={<Unconfirmed />} />;

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Trading/Order forms',
  globals: { viewport: { value: 'desk' } },
  args: { at: '/trade/XDC-USDT' },
  beforeEach: () => {
    desk = createScriptedDesk();
  },
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Both order forms on the trading screen, with an exchange that answers.' } },
  },
});

/** By label rather than by role, which is slow on a screen this full. */
const form = (name: string) => screen.findByLabelText<HTMLFormElement>(name, { selector: 'form' });

const field = async (of: string, name: string) => within(await form(of)).getByLabelText(name);

const feeIn = async (of: string) => /Fee ([\d.]+%)/.exec((await form(of)).textContent)?.[1];

const button = async (of: string) => {
  const found = (await form(of)).querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!found) throw new Error(`${of} has no button.`);
  return found;
};

/** The available balance is loaded, and shown with four decimals, rounded down. */
export const Balances = meta.story({
  play: async () => {
    await waitFor(async () => expect(await form('Buy XDC')).toHaveTextContent('Available 1,250.5555'));
    await expect(await form('Sell XDC')).toHaveTextContent('Available 98,765.4321');
    await expect(desk.sent('balances').map(({ user_id }) => user_id)).toContain('u-1001');
  },
});

/**
 * Half a percent until the exchange sends its fee [TRD-091]; updated with each connection [TRD-281] and each change
 * [TRD-287].
 */
export const Fees = meta.story({
  play: async () => {
    await expect(await feeIn('Buy XDC')).toBe('0.50%');
    desk.charge([{ symbol: 'XDC-USDT', buy: '0.2', sell: '0.3' }]);
    await waitFor(async () => expect(await feeIn('Buy XDC')).toBe('0.20%'));
    await expect(await feeIn('Sell XDC')).toBe('0.30%');
    desk.become('lost');
    desk.charge([{ symbol: 'XDC-USDT', buy: '0.1', sell: '0.1' }]);
    desk.become('live');
    await waitFor(async () => expect(await feeIn('Sell XDC')).toBe('0.10%'));
    desk.charge([{ symbol: 'XDC-USDT', buy: '0.4', sell: '0.1' }]);
    desk.say('updateFee', { tradingFees: [] });
    await waitFor(async () => expect(await feeIn('Buy XDC')).toBe('0.40%'));
  },
});

/** Until the exchange sends its fees, those that came with the sign-in are shown [TRD-091]. */
export const FeesOfTheSignIn = meta.story({
  beforeEach: () => {
    desk = createScriptedDesk('trader', { feeDetail: '[{"symbol":"XDC-USDT","buy":"0.2","sell":0.3}]' });
  },
  play: async () => {
    await expect(await feeIn('Buy XDC')).toBe('0.20%');
    await expect(await feeIn('Sell XDC')).toBe('0.30%');
    desk.charge([{ symbol: 'XDC-USDT', buy: '0.4', sell: '0.4' }]);
    await waitFor(async () => expect(await feeIn('Buy XDC')).toBe('0.40%'));
  },
});

/** A swap has no fee, whether or not fees are known [TRD-091]. */
export const FeeOfASwap = meta.story({
  args: { at: '/trade/XDC-XDCE' },
  play: async () => {
    await expect(await feeIn('Buy XDC')).toBe('0.00%');
    await expect(await feeIn('Sell XDC')).toBe('0.00%');
  },
});

const expectClosed = async (isClosed: boolean) => {
  for (const name of ['Buy XDC', 'Sell XDC'])
    await waitFor(async () => expect((await button(name)).textContent.includes('Under Maintenance')).toBe(isClosed));
};

/** A change of the maintenance flag opens and closes both forms at once [TRD-092]; none is missed while disconnected. */
export const Maintenance = meta.story({
  play: async () => {
    await expectClosed(false);
    desk.say('update-pair-status', [
      { pair: 'XDC-USDT', tradingFlag: false },
      { pair: 'XDC-ETH', tradingFlag: true },
    ]);
    await expectClosed(true);
    for (const name of ['Buy XDC', 'Sell XDC'])
      await expect(await button(name)).toHaveAttribute('aria-disabled', 'true');
    desk.say('update-pair-status', [{ pair: 'XDC-ETH', tradingFlag: false }]);
    await expectClosed(true);
    desk.say('update-pair-status', [{ pair: 'XDC-USDT', tradingFlag: true }]);
    await expectClosed(false);
    desk.become('lost');
    desk.close('XDC-USDT');
    desk.become('live');
    await expectClosed(true);
  },
});

/** After signing in, the forms are open and restore what the visitor typed, once [TRD-095]. */
export const BackFromLoggingIn = meta.story({
  beforeEach: () => {
    desk = createScriptedDesk('visitor');
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await field('Buy XDC', 'Price')).toHaveValue('0.0522'));
    await userEvent.type(await field('Buy XDC', 'Amount'), '12');
    await userEvent.clear(await field('Sell XDC', 'Price'));
    await userEvent.type(await field('Sell XDC', 'Price'), '0.0555');
    await expect(await button('Buy XDC')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(await form('Buy XDC')).getByText('Log in'));
    await userEvent.click(await canvas.findByText('Enter'));

    await expect(await form('Buy XDC')).toHaveTextContent('Available');
    await expect(await field('Buy XDC', 'Price')).toHaveValue('0.0522');
    await expect(await field('Buy XDC', 'Amount')).toHaveValue('12');
    await expect(await field('Sell XDC', 'Price')).toHaveValue('0.0555');
    await expect(await button('Buy XDC')).not.toHaveAttribute('aria-disabled');

    await userEvent.click(canvas.getByText('/wallet'));
    await userEvent.click(canvas.getByText('/trade/XDC-USDT'));
    await expect(await field('Buy XDC', 'Amount')).toHaveValue('');
    await waitFor(async () => expect(await field('Sell XDC', 'Price')).toHaveValue('0.0521'));
  },
});

/**
 * The trader signs out while an order is being sent: no figure stays, and the next trader sees nothing of it [TRD-367].
 */
export const SessionEndsUnderWay = meta.story({
  play: async ({ canvasElement }) => {
    const { session, toasts } = desk.services;
    await waitFor(async () => expect(await field('Buy XDC', 'Price')).toHaveValue('0.0522'));
    await waitFor(async () => expect(await form('Buy XDC')).toHaveTextContent('Available 1,250.5555'));
    await userEvent.type(await field('Sell XDC', 'Amount'), '4321');
    await userEvent.type(await field('Buy XDC', 'Amount'), '1234');
    await userEvent.click(await button('Buy XDC'));
    await waitFor(() => expect(desk.sent('placeOrder')).not.toHaveLength(0));
    toasts.toast({ tone: 'success', text: '500 Swap Successfully' });

    session.send({ type: 'logout.requested' });
    const isTold = () => [...canvasElement.querySelectorAll('input')].map(({ value }) => value).join(' ');
    await waitFor(() => expect(isTold()).not.toMatch(/1,?234|4,?321/));
    await expect(canvasElement).not.toHaveTextContent(/1,?234|4,?321|1,250|98,765|500 Swap/);

    await expect(toasts.shown()).toEqual([]);

    session.send({ type: 'login.completed', session: nextTrader });
    await waitFor(async () => expect(await form('Buy XDC')).toHaveTextContent('Available 8.0000'));
    desk.answerOrder('Order placed successfully.');
    await new Promise((passed) => setTimeout(passed, 100));
    await expect(toasts.shown()).toEqual([]);
    await expect(isTold()).not.toMatch(/1,?234|4,?321/);
    await expect(await button('Buy XDC')).toHaveTextContent('Buy XDC');
  },
});

const ordered = async (amount: string) => {
  await waitFor(async () => expect(await form('Buy XDC')).toHaveTextContent('Available 1,250.5555'));
  await waitFor(async () => expect(await field('Buy XDC', 'Price')).toHaveValue('0.0522'));
  await userEvent.type(await field('Buy XDC', 'Amount'), amount);
  await userEvent.click(await button('Buy XDC'));
  await waitFor(() => expect(desk.orders()).toHaveLength(1));
};

/** The result appears on whichever screen the trader is on [TRD-545]; the form starts over [TRD-371] [TRD-372]. */
export const AnsweredElsewhere = meta.story({
  play: async ({ canvas }) => {
    await ordered('1234');
    await userEvent.click(canvas.getByText('/wallet'));
    await canvas.findByText('Elsewhere');
    desk.answerOrder("You're placing orders too fast. You can go on in 1 second.", 429);
    await expect(await screen.findByText(/You can go on in 1 second/)).toBeVisible();
    await userEvent.click(canvas.getByText('/trade/XDC-USDT'));
    await expect(await field('Buy XDC', 'Amount')).toHaveValue('');
    await expect(await button('Buy XDC')).not.toHaveAttribute('aria-disabled');
  },
});

/** Still being sent on return, it can't be sent again [TRD-371]; once placed, orders and funds load again [TRD-210]. */
export const BackBeforeTheAnswer = meta.story({
  play: async ({ canvas }) => {
    await ordered('1234');
    const verifying = (await button('Buy XDC')).textContent;
    await userEvent.click(canvas.getByText('/wallet'));
    await userEvent.click(canvas.getByText('/trade/XDC-USDT'));
    await expect(await button('Buy XDC')).toHaveTextContent(verifying);
    await expect(await field('Buy XDC', 'Amount')).toHaveValue('1,234');
    await userEvent.click(await button('Buy XDC'));
    await expect(desk.orders()).toHaveLength(1);
    const loads = () => [desk.sent('openOrders').length, desk.sent('balances').length];
    const [orders = 0, funds = 0] = loads();
    desk.answerOrder('Order placed successfully.');
    await expect(await screen.findByText('Order placed successfully.')).toBeVisible();
    await waitFor(async () => expect(await field('Buy XDC', 'Amount')).toHaveValue(''));
    await waitFor(() => expect(loads()).toEqual([orders + 1, funds + 1]));
  },
});

/**
 * On any screen, an unanswered order is told in one message, which opens it [TRD-476]. It can be sent again as the same
 * order [TRD-371] [TRD-118] [TRD-425].
 */
export const UnconfirmedElsewhere = meta.story({
  play: async ({ canvas }) => {
    await ordered('1234');
    await userEvent.click(canvas.getByText('/wallet'));
    desk.answerOrder('Not now.', 504);
    const warning = await screen.findByText(
      'We have no reply yet for your order: Buy 1,234 XDC at 0.0522 USDT. It may be open or filled.',
    );
    await expect(desk.services.toasts.shown()).toHaveLength(1);
    await userEvent.click(within(warning.closest('li') ?? document.body).getByRole('button', { name: 'Show' }));
    const known = within(await screen.findByRole('dialog', { name: 'Unconfirmed orders' }));
    await userEvent.click(known.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(desk.orders()).toHaveLength(2));
    const [lost, repeated] = desk.sent('placeOrder');
    await expect(repeated).toEqual(lost);
    desk.answerOrder('Order placed successfully.');
    await expect(await screen.findByText('Order placed successfully.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: '1 unconfirmed order' })).toBeNull());
  },
});

/** The forms don't move: an unconfirmed order is shown in the header, and the next one needs a confirmation. */
export const AnotherWhileUnconfirmed = meta.story({
  play: async () => {
    await ordered('1234');
    const height = (await form('Buy XDC')).getBoundingClientRect().height;
    desk.answerOrder('Not now.', 504);
    await screen.findByRole('button', { name: '1 unconfirmed order' });
    await expect((await form('Buy XDC')).getBoundingClientRect().height).toBe(height);
    await userEvent.clear(await field('Buy XDC', 'Amount'));
    await userEvent.type(await field('Buy XDC', 'Amount'), '99');
    await userEvent.click(await button('Buy XDC'));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/We have no reply yet for your previous order/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Buy XDC' }));
    await waitFor(() => expect(desk.orders()).toHaveLength(2));
    await expect(new Set(desk.orders()).size).toBe(2);
    await expect(screen.getByRole('button', { name: '1 unconfirmed order' })).toBeVisible();
  },
});

/** Leaves the previous pair's channels and joins the next pair's [TRD-282]. */
export const AnotherPair = meta.story({
  play: async ({ canvas }) => {
    await form('Buy XDC');
    await waitFor(() => expect(desk.rooms.at(-1)).toBe('join XDC-USDT'));
    const { length } = desk.rooms;
    await userEvent.click(canvas.getByText('/trade/XDC-ETH'));
    await waitFor(() => expect(desk.rooms.slice(length)).toEqual(['leave XDC-USDT', 'join XDC-ETH']));
    await userEvent.click(canvas.getByText('/wallet'));
    await waitFor(() => expect(desk.rooms.at(-1)).toBe('leave XDC-ETH'));
  },
});

/** A contract has a live book and trades, its chart is loaded [TRD-331], and its forms are closed [DOM-130]. */
export const Contract = meta.story({
  args: { at: '/trade/margin' },
  play: async () => {
    await form('Buy BTC');
    for (const name of ['Buy BTC', 'Sell BTC']) await expect(await button(name)).toHaveTextContent('Under Maintenance');
    const grid = await screen.findByRole('grid', { name: 'Order book' });
    await waitFor(() => expect(desk.rooms).toContain('join BTC-PERPETUAL'));
    desk.say('{pair}-book', { pair: 'BTC-PERPETUAL', seq: 8, asks: [['91812.3', '0.5']], bids: [] });
    await waitFor(() => expect(grid).toHaveTextContent('91,812.3'));
    desk.say('{pair}-trades', {
      id: '9',
      pair: 'BTC-PERPETUAL',
      price: '91799.99',
      amount: '0.25',
      side: 'buy',
      created_at: '2026-01-15T10:04:12Z',
    });
    await waitFor(() => expect(screen.getByRole('table', { name: 'All trades' })).toHaveTextContent('91,799.99'));
    await waitFor(() => expect(desk.sent('candles').map(({ pair }) => pair)).toContain('BTC-PERPETUAL'));
  },
});

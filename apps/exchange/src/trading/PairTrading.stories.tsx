import { pairOf, type PairName } from '@exchange/domain';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { PairTrading } from './PairTrading';
import { TradingPage } from './TradingPage';
import { createTwoMarkets } from './testing/twoMarkets';

const Screen = ({ first }: { first: PairName }) => {
  const [name, setName] = useState(first);
  return (
    <>
      <PairTrading pair={pairOf(name)} />
      <button type="button" onClick={() => setName('XDC-ETH')}>
        To the next pair
      </button>
    </>
  );
};

// Typed here, because a union's literals would widen to `string` below.
const usdt: { first: PairName } = { first: 'XDC-USDT' };

let market = createTwoMarkets();

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Trading/TradeScreen/Connected',
  globals: { viewport: { value: 'desk' } },
  args: usdt,
  beforeEach: () => {
    market = createTwoMarkets();
  },
  render: ({ first }) => (
    <InApp services={market.services}>
      <Screen first={first} />
    </InApp>
  ),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The screen with a simulated exchange that answers calls and sends live updates, and two pairs to switch between.',
      },
    },
  },
});

const field = (form: string, name: string) =>
  within(screen.getByRole('form', { name: form })).getByRole('textbox', { name });

const answerBook = (name: PairName) => waitFor(() => expect(market.answerBook(name)).toBe(true));

/**
 * A row fills in its amount; with Shift, or if so set, the cumulative amount. The last price, with its arrow
 * at once [TRD-059], fills in only the price [TRD-061] [TRD-063].
 */
export const Filled = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await answerBook('XDC-USDT');
    const row = async (place: number) => {
      const found = () =>
        canvasElement.querySelector(`[data-side="asks"][data-place="${String(place)}"]:not([data-blank])`);
      await waitFor(() => expect(found()).not.toBeNull());
      return found() ?? canvasElement;
    };
    await userEvent.click(await row(1));
    await expect(field('Buy XDC', 'Price')).toHaveValue('0.0523');
    await expect(field('Sell XDC', 'Amount')).toHaveValue('250');
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(await row(1));
    await userEvent.keyboard('{/Shift}');
    await expect(field('Buy XDC', 'Amount')).toHaveValue('350');
    await userEvent.click(await row(1));
    await expect(field('Buy XDC', 'Amount')).toHaveValue('250');
    market.services.screenSettings.change({ sweepOnClick: true });
    await userEvent.click(await row(1));
    await expect(field('Buy XDC', 'Amount')).toHaveValue('350');
    await userEvent.click(screen.getByRole('button', { name: /^Last price 0\.05213000 up/ }));
    await expect(field('Buy XDC', 'Price')).toHaveValue('0.05213');
    await expect(field('Buy XDC', 'Amount')).toHaveValue('350');
  },
});

/** If an amount was typed before the book loaded, the price still fills in with it; a typed price stays [TRD-096]. */
export const TypedBeforeTheBook = meta.story({
  play: async ({ userEvent }) => {
    field('Buy XDC', 'Price').focus();
    await userEvent.tab();
    await userEvent.type(field('Buy XDC', 'Amount'), '12');
    await userEvent.clear(field('Sell XDC', 'Price'));
    await expect(field('Buy XDC', 'Price')).toHaveValue('0');
    await answerBook('XDC-USDT');
    await waitFor(() => expect(field('Buy XDC', 'Price')).toHaveValue('0.0522'));
    await expect(field('Buy XDC', 'Amount')).toHaveValue('12');
    await expect(field('Buy XDC', 'Total')).toHaveValue('0.6264');
    await expect(field('Sell XDC', 'Price')).toHaveValue('');
  },
});

/**
 * Nothing is left of the previous pair, even before the next one has loaded [TRD-026]; a late answer for it changes
 * nothing [TRD-027].
 */
export const AnotherPair = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await answerBook('XDC-USDT');
    await waitFor(() => expect(canvasElement).toHaveTextContent('0.05220000'));
    market.reconnect();
    await userEvent.click(screen.getByRole('button', { name: 'To the next pair' }));
    await expect(screen.getByRole('form', { name: 'Buy XDC' })).toHaveTextContent('ETH');
    await expect(canvasElement).not.toHaveTextContent('0.0522');
    await expect(canvasElement).not.toHaveTextContent('USDT');
    await expect(field('Buy XDC', 'Price')).not.toHaveValue('0.0522');
    await answerBook('XDC-USDT');
    await answerBook('XDC-ETH');
    await waitFor(() => expect(field('Buy XDC', 'Price')).toHaveValue('0.00002162'));
    await expect(canvasElement).not.toHaveTextContent('0.0522');
  },
});

/** The title that the documents give, then the price [SHL-319]. */
export const PriceInTitle = meta.story({
  render: () => (
    <InApp services={market.services} at="/trade/XDC-USDT">
      <TradingPage title="Spot Trading" />
    </InApp>
  ),
  play: async () => {
    await waitFor(() => expect(document.title).toBe('XDC Exchange | Spot Trading | 0.05213 XDC/USDT'));
  },
});

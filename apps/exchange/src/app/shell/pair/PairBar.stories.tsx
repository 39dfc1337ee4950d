import { pairOf, type PairName } from '@exchange/domain';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import type { Quote } from '#shared/market/quote.ts';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { quoteOf } from '#shared/testing/quotes.ts';
import { TradingHeader } from '../header/Header';
import { PairBar, type PairBarProps } from './PairBar';

type Figures = Parameters<typeof quoteOf>[1];

const barOf = (name: PairName, figures: Figures): PairBarProps & { quote: Quote } => ({
  pair: pairOf(name),
  quote: quoteOf(name, figures),
  isStale: false,
  connection: 'live',
});

const xdc = barOf('XDC-USDT', {
  price: '0.08437387',
  percentChange: '1.17',
  high: '0.08483826',
  low: '0.0825',
  volume: '13705118.5',
});

const meta = preview.meta({ component: PairBar, title: 'Screens/Shell/PairBar', decorators: [inRouter], args: xdc });

const textOf = (fact: Element, part: string): string => fact.querySelector(part)?.textContent ?? '';

const factsIn = (canvas: HTMLElement): Record<string, string> =>
  Object.fromEntries([...canvas.querySelectorAll('dl > div')].map((fact) => [textOf(fact, 'dt'), textOf(fact, 'dd')]));

/** The pair written with ' / ' [SHL-064], and its figures for the day [SHL-070]. */
export const Live = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('XDC / USDT')).toBeVisible();
    await expect(factsIn(canvasElement)).toEqual({
      'Last Price': '0.08437387',
      '24h Change': 'up +1.17%',
      '24h High': '0.08483826',
      '24h Low': '0.08250000',
      '24h Volume (XDC)': '13.71M13,705,118.5',
    });
  },
});

/** As high as it will be, so that nothing moves when the figures arrive. */
export const Loading = meta.story({
  args: { quote: undefined, connection: 'connecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
});

/** Figures that couldn't be loaded say so, and stop loading [SHL-202]. */
export const Unreachable = meta.story({
  args: { quote: undefined, hasFailed: true, connection: 'lost' },
  play: async ({ canvas, canvasElement }) => {
    await expect(Object.values(factsIn(canvasElement))).toEqual(Array.from({ length: 5 }, () => '–unavailable'));
    await expect(canvas.queryByText('Loading')).toBeNull();
  },
});

export const Stale = meta.story({
  args: { isStale: true, connection: 'lost' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-stale]')).toHaveLength(5);
    await expect(canvas.getByRole('status')).toHaveTextContent('Reconnecting…');
  },
});

export const Connecting = meta.story({ args: { connection: 'connecting' } });

export const Falling = meta.story({
  args: barOf('BTC-USDT', {
    price: '109905.7',
    percentChange: '-0.46',
    high: '110773.33',
    low: '109486.8',
    volume: '37.84',
  }),
});

/** Each pair with its own decimals [SHL-066]: ten for XDC-BTC, two for BTC-USDT. */
export const TenDecimals = meta.story({
  args: barOf('XDC-BTC', { price: '0.1234567891', percentChange: '0', high: '0.2', low: '0.0000007478', volume: '12' }),
  play: async ({ canvasElement }) => {
    await expect(factsIn(canvasElement)).toMatchObject({ 'Last Price': '0.1234567891', '24h High': '0.2000000000' });
  },
});

export const TwoDecimals = meta.story({
  args: barOf('BTC-USDT', { price: '109905.7', percentChange: '-0.46', high: '110773.33', low: '9', volume: '37.84' }),
  play: async ({ canvasElement }) => {
    await expect(factsIn(canvasElement)).toMatchObject({ 'Last Price': '109,905.70', '24h Low': '9.00' });
  },
});

export const Contract = meta.story({
  args: barOf('BTC-PERPETUAL', { price: '109905.7', percentChange: '2', high: '110773', low: '109486', volume: '9.7' }),
});

export const TinyAndHuge = meta.story({
  args: barOf('XDC-BTC', {
    price: '0.0000000001',
    percentChange: '-99.99',
    high: '1000',
    low: '0.0000000001',
    volume: '987654321987654.321',
  }),
});

/** On a phone only the price is shown, below the brand; on a desktop all five figures are beside it. */
export const InHeader = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <TradingHeader
      brandName="XDC Exchange"
      who={{ kind: 'visitor', isOfferedSignIn: true }}
      onLogOut={fn()}
      theme="dark"
      onChooseTheme={fn()}
      onShowTool={fn()}
      platform="other"
      pairBar={<PairBar {...args} />}
    />
  ),
});

export const InHeaderOnTablet = InHeader.extend({ globals: { viewport: { value: 'tablet' } } });

export const InHeaderOnPhone = InHeader.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last Price')).toBeVisible();
    await expect(canvas.getByText('24h Change')).not.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});

import { pairOf, type PairName } from '@exchange/domain';
import { PairPickerButton } from '@exchange/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import type { Quote } from '#shared/market/quote.ts';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { quoteOf } from '#shared/testing/quotes.ts';
import { UnconfirmedView } from '#shared/unconfirmed/UnconfirmedView.tsx';
import { TradingHeader, type HeaderProps } from '../header/Header';
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
    await expect(Object.values(factsIn(canvasElement))).toEqual(Array.from({ length: 5 }, () => '–Not available'));
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

type InHeaderArgs = PairBarProps & Partial<Pick<HeaderProps, 'unconfirmed' | 'who'>>;

const Headed = ({ who = { kind: 'visitor', isOfferedSignIn: true }, unconfirmed, ...bar }: InHeaderArgs) => (
  <TradingHeader
    brandName="XDC Exchange"
    who={who}
    onLogOut={fn()}
    theme="dark"
    onChooseTheme={fn()}
    onShowTool={fn()}
    platform="other"
    unconfirmed={unconfirmed}
    pairBar={
      <PairBar
        {...bar}
        choice={
          <PairPickerButton
            current={bar.pair.name}
            isOpen={false}
            onOpenChange={fn()}
            state={{ kind: 'loading' }}
            favourites={new Set()}
            onPick={fn()}
            onToggleFavourite={fn()}
          />
        }
      />
    }
  />
);

const windowOf = (width: number, height: number) => ({
  name: `${String(width)} px`,
  styles: { width: `${String(width)}px`, height: `${String(height)}px` },
});

const lies = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

/** Whether a figure is whole in what clips it and in the window, and its name on top of everything else. */
const isPainted = (figure: Element): boolean => {
  const box = figure.getBoundingClientRect();
  const clip = figure.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const isOnTop = figure.contains(document.elementFromPoint(box.left + 2, box.top + 4));
  return isOnTop && lies(box, clip) && lies(box, document.documentElement.getBoundingClientRect());
};

const expectAllPainted = async (canvasElement: HTMLElement) => {
  const figures = [...canvasElement.querySelectorAll('dl > div')];
  await expect(figures.filter(isPainted).map((figure) => textOf(figure, 'dt'))).toEqual(
    Object.keys(factsIn(canvasElement)),
  );
  await expect(figures).toHaveLength(5);
};

/** All five figures are painted beside the pair. */
export const InHeader = meta.story({
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        from1024: windowOf(1024, 768),
        from1280: windowOf(1280, 720),
        from1366: windowOf(1366, 768),
        from1920: windowOf(1920, 1080),
      },
    },
  },
  globals: { viewport: { value: 'desk' } },
  render: (args) => <Headed {...args} />,
  play: ({ canvasElement }) => expectAllPainted(canvasElement),
});

const busiest = barOf('XDC-BTC', {
  price: '0.0000007489',
  percentChange: '-12.34',
  high: '0.0000007489',
  low: '0.0000007478',
  volume: '13705118.5',
});

const unconfirmed = (
  <UnconfirmedView
    kinds={[{ nouns: { one: 'unconfirmed order', many: 'unconfirmed orders' }, count: 1, renderDetails: () => null }]}
  />
);

const Busy = (args: PairBarProps) => (
  <Headed {...args} who={{ kind: 'trader', email: 'ada@example.com' }} unconfirmed={unconfirmed} />
);

/** The longest figures, beside everything that a trader has in the header: all are painted at 1024 px [SHL-284]. */
export const Busy1024 = InHeader.extend({
  args: busiest,
  globals: { viewport: { value: 'from1024' } },
  render: (args) => <Busy {...args} />,
});

/** The same at 1280 px [SHL-284]. */
export const Busy1280 = Busy1024.extend({ globals: { viewport: { value: 'from1280' } } });

/** The same at 1366 px [SHL-284]. */
export const Busy1366 = Busy1024.extend({ globals: { viewport: { value: 'from1366' } } });

/** The same at 1440 px, beside the name of the product [SHL-284]. */
export const Busy1440 = Busy1024.extend({ globals: { viewport: { value: 'desk' } } });

/** The same at 1920 px, beside the ways to trading [SHL-284]. */
export const Busy1920 = Busy1024.extend({ globals: { viewport: { value: 'from1920' } } });

/** On a tablet the pair and its figures have a line of their own. */
export const InHeaderOnTablet = InHeader.extend({ globals: { viewport: { value: 'tablet' } } });

/** On a phone the price and its change are shown, below the brand. */
export const InHeaderOnPhone = InHeader.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last Price')).toBeVisible();
    await expect(canvas.getByText('24h Change')).toBeVisible();
    await expect(canvas.getByText('24h High')).not.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});

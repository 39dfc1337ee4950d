import { formatBalance, formatPrice, formatUsd, formatVolume, pairOf, type PairName } from '@exchange/domain';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { vars } from '../../theme/contract.css';
import { space, typography } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { Figure, type FigureProps } from './Figure';
import { pointOf } from './testing/pointOf';

const price = (text: string, pair: PairName) => formatPrice(text, pairOf(pair));

const meta = preview.meta({
  component: Figure,
  title: 'Components/Figures/Figure',
  args: { figure: price('91800.5', 'BTC-USDT') },
});

const column = { display: 'grid', justifyItems: 'end', gap: space[4], inlineSize: 'fit-content' } as const;

export const Price = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('91,800.50');
  },
});

/** Trailing zeros keep columns aligned, and are dimmed so that the digits before them stand out. */
export const TrailingZeros = meta.story({
  render: (args) => (
    <div style={column}>
      {['12', '1034.5', '0.25', '7500.1234'].map((balance) => (
        <Figure {...args} key={balance} figure={formatBalance(balance)} />
      ))}
    </div>
  ),
});

export const Tiny = meta.story({
  args: { figure: price('0.0000042', 'XDC-ETH') },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('0.0000042')).toHaveTextContent('0.0₅420');
    await expect(canvas.getByText('0.0₅42')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('0.0000042')).toBeInTheDocument();
  },
});

/** Shortened to read at a glance; hovering reveals every digit, and screen readers read them all. */
export const Glance = meta.story({
  args: { figure: formatVolume('1234567.89') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.23M').parentElement).toHaveAttribute('title', '1,234,567.89');
  },
});

export const Usd = meta.story({
  args: { figure: formatUsd('0.0521') },
  render: (args) => (
    <span style={{ ...typography[12], color: vars.text.secondary }}>
      <Figure {...args} />
    </span>
  ),
});

const tinyPrices = ['0.0000214', '0.0000072', '0.00000072', '0.0000007207', '0.00000071', '0.0000000042'] as const;

/** Tiny prices of one pair: all their decimals, with points aligned [TRD-450] [TRD-451]. */
export const TinyColumn = meta.story({
  render: (args) => (
    <div style={column}>
      {tinyPrices.map((figure) => (
        <Figure {...args} key={figure} figure={price(figure, 'XDC-BTC')} isInColumn />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const figures = tinyPrices.map((figure) => canvas.getByTitle(figure));
    await expect(figures[2]).toHaveTextContent('0.0₆7200');
    await expect(figures[3]).toHaveTextContent('0.0₆7207');
    const points = figures.map(pointOf);
    for (const point of points) await expect(point).toBeCloseTo(points[0] ?? 0, 1);
  },
});

/** Prices of different pairs, with their decimal points aligned. */
export const UnlikeDecimals = meta.story({
  render: (args) => (
    <div style={column}>
      <Figure {...args} figure={price('91800', 'BTC-USDT')} decimals={8} />
      <Figure {...args} figure={price('0.0538', 'XDC-USDT')} decimals={8} />
      <Figure {...args} figure={price('2.2801', 'XRP-USDT')} decimals={8} />
      <Figure {...args} figure={price('0.0000042', 'XDC-ETH')} decimals={8} />
      <Figure {...args} figure={price('1', 'XDC-XDCE')} decimals={8} />
    </div>
  ),
});

/** The last known figure, no longer updated. */
export const Stale = meta.story({
  args: { isStale: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-stale]')).toHaveTextContent('91,800.50');
  },
});

const prices = ['91800.5', '91801', '91799.25', '91799.25'] as const;

const Market = (args: FigureProps) => {
  const [at, setAt] = useState(0);
  const [moves, setMoves] = useState(0);
  const value = prices[at];
  return (
    <div style={{ display: 'grid', justifyItems: 'end', gap: space[16], inlineSize: 'fit-content' }}>
      <Figure {...args} figure={price(value ?? '0', 'BTC-USDT')} value={value} />
      <Button
        variant="outline"
        tone="neutral"
        size="small"
        onClick={() => {
          setAt((at + 1) % prices.length);
          setMoves(moves + 1);
        }}
      >
        Next price
      </Button>
      <output style={{ ...typography[12], color: vars.text.secondary }}>{moves} moves</output>
    </div>
  );
};

/** Up, down and unchanged. The first value doesn't flash, and nothing moves. */
export const Flash = meta.story({
  render: (args) => <Market {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const flash = () => canvasElement.querySelector<HTMLElement>('[data-flash]');
    const figure = canvasElement.querySelector('span');
    // The font may still be loading, and other fonts have other widths.
    await document.fonts.ready;
    const width = figure?.getBoundingClientRect().width;
    const button = canvas.getByRole('button', { name: 'Next price' });
    await expect(flash()).toBeNull();
    await userEvent.click(button);
    const rise = flash();
    await expect(rise).toHaveAttribute('data-flash', 'up');
    await userEvent.click(button);
    await expect(flash()).toHaveAttribute('data-flash', 'down');
    await expect(flash()).not.toBe(rise);
    const fall = flash();
    await userEvent.click(button);
    await expect(flash()).toBe(fall);
    await expect(figure?.getBoundingClientRect().width).toBe(width);
    await waitFor(() => expect(flash()).toHaveStyle({ opacity: '0' }));
  },
});

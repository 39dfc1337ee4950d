import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { drawings } from '../Icon/drawings';
import { PriceChange } from './PriceChange';

const meta = preview.meta({
  component: PriceChange,
  title: 'Components/Figures/PriceChange',
  parameters: {
    docs: {
      description: { component: 'The 24h change in the market table, the trading header and the pair dropdown.' },
    },
  },
});

const arrowIn = (canvas: HTMLElement) => canvas.querySelector('svg path')?.getAttribute('d');

/** Its arrow points up [SHL-109]. */
export const Rising = meta.story({
  args: { percent: '4.2' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('up +4.20%');
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await expect(arrowIn(canvasElement)).toBe(drawings.arrowUp);
  },
});

/** Its arrow points down [SHL-109]. */
export const Falling = meta.story({
  args: { percent: '-1.25' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('down -1.25%');
    await expect(arrowIn(canvasElement)).toBe(drawings.arrowDown);
  },
});

export const Unchanged = meta.story({
  args: { percent: '-0.004' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('unchanged 0.00%');
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

/** Arrow and sign still show the direction; the colour is gone, because the figure is no longer live. */
export const Stale = meta.story({ args: { percent: '4.2', isStale: true } });

/** Green for a rise, red for a fall [SHL-109], and neither for no change [SHL-312]. */
export const Column = meta.story({
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', gap: space[8], inlineSize: '120px' }}>
      {['1234.5', '12.04', '0.3', '0', '-0.3', '-9.31'].map((percent) => (
        <PriceChange key={percent} percent={percent} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const hueOf = (text: string): string => {
      const change = canvas.getByText(text).closest('[data-direction]');
      const [red = 0, green = 0] = change ? [...getComputedStyle(change).color.matchAll(/\d+/g)].map(Number) : [];
      if (Math.abs(red - green) < 16) return 'neutral';
      return red > green ? 'down' : 'up';
    };
    await expect(['+12.04%', '0.00%', '-9.31%'].map(hueOf)).toEqual(['up', 'neutral', 'down']);
  },
});

/** Blue and orange replace green and red; arrow and sign stay the same. */
export const ColourBlindPalette = meta.story({
  globals: { palette: 'colorblind' },
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', gap: space[8], inlineSize: '120px' }}>
      <PriceChange percent="4.2" />
      <PriceChange percent="-1.25" />
    </div>
  ),
});

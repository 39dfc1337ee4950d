import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Sparkline } from './Sparkline';

const wave = Array.from({ length: 48 }, (_, index) => (1 + Math.sin(index / 5) / 20 + index / 900).toFixed(8));

const meta = preview.meta({
  component: Sparkline,
  title: 'Components/Figures/Sparkline',
  args: { values: wave, direction: 'up' as const },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '72px', blockSize: '20px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: 'How a price moved, as a line without axes: the 24h change in the market table, the token details.',
      },
    },
  },
});

/** The figure beside it says the same, so it tells screen readers nothing. */
export const Rising = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Falling = meta.story({ args: { values: wave.toReversed(), direction: 'down' } });

export const Unchanged = meta.story({ args: { values: ['1', '1', '1'], direction: 'flat' } });

export const Stale = meta.story({ args: { isStale: true } });

/** A single price is no line. */
export const TooFewPrices = meta.story({
  args: { values: ['1'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
});

export const Large = meta.story({
  args: { hasArea: true, label: 'The price of the last 7 days' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '320px', blockSize: '96px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The price of the last 7 days' })).toBeVisible();
  },
});

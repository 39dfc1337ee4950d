import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space, typography } from '../../tokens/scale';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Skeleton } from './Skeleton';

const meta = preview.meta({
  component: Skeleton,
  title: 'Components/Feedback/Skeleton',
  parameters: {
    docs: {
      description: {
        component:
          'Content that is loading and whose size is known: the market table on home, the figures of the trading header, balances, histories, the deposit address. For table rows, use `PlaceholderRows`.',
      },
    },
  },
});

export const Bar = meta.story({
  args: { width: '120px' },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('span');
    await expect(bar?.offsetWidth).toBe(120);
    await expect(bar).toHaveAttribute('aria-hidden', 'true');
  },
});

/** As tall as the text it replaces, whatever its size. */
export const InText = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: space[8] }}>
      <p style={typography[28]}>
        Total <Skeleton width="7ch" />
      </p>
      <p>
        Available <Skeleton width="9ch" />
      </p>
      <p style={typography[12]}>
        Fee <Skeleton width="5ch" />
      </p>
    </div>
  ),
});

/** A single label for all bars. */
export const Paragraph = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: space[12], maxInlineSize: '420px' }}>
      <span role="status" className={visuallyHidden}>
        Loading
      </span>
      <Skeleton />
      <Skeleton width="92%" />
      <Skeleton width="60%" />
    </div>
  ),
});

/** Reserves the space of a picture, so that nothing moves when it has loaded. */
export const Block = meta.story({
  args: { width: '228px', height: '228px' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span')?.offsetHeight).toBe(228);
  },
});

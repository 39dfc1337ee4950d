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

/** As high as the letters it stands for, whatever their size. */
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

/** The words stand once, for all the bars. */
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

/** A block keeps the place of a picture: what loads beside it does not move when it comes. */
export const Block = meta.story({
  args: { width: '228px', height: '228px' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span')?.offsetHeight).toBe(228);
  },
});

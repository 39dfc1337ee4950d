import { failureText } from '@exchange/domain';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { RatioSwapView, type RatioSwapViewProps } from './RatioSwapView';
import { trader } from './testing/samples';

const args: RatioSwapViewProps = { hasStopped: false, tab: 'details', onTabChange: fn(), trader };

const meta = preview.meta({
  component: RatioSwapView,
  title: 'Screens/Ratio swap/Details',
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  args,
});

/** Whether the colour of an element's text has more red or more green. */
const hueOf = (element: HTMLElement): string => {
  const [red = 0, green = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
  return red > green ? 'reddish' : 'greenish';
};

/**
 * The documented columns, newest first; Rejected is red with its reason, any other status green, and a request without
 * a swapped amount shows a dash [SWP-020] [SWP-021] [SWP-024].
 */
export const Requests = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Transaction hash',
      'Buying date (UTC)',
      'Amount (XDCE)',
      'Amount (USD)',
      'Swapped (XDC)',
      'Reason',
      'Status',
      'Updated (UTC)',
    ]);
    const [pending, approved, rejected] = ['Pending', 'Approved', 'Rejected'].map((word) => canvas.getByText(word));
    if (!pending || !approved || !rejected) throw new Error('A status is missing.');
    await expect([pending, approved, rejected].map(hueOf)).toEqual(['greenish', 'greenish', 'reddish']);
    await expect(canvas.getByText('The transaction belongs to another address.')).toBeVisible();
    const swapped = canvas
      .getAllByRole('row')
      .slice(1)
      .map(({ children }) => children[4]?.lastChild?.textContent);
    await expect(swapped).toEqual(['–Not available', '10,000', '–Not available']);
  },
});

/** On a phone each request is a card [SWP-025]. */
export const OnPhone = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(360px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Rejected')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});

/** The documented sentence, and a link to the form [SWP-022] [DOM-296]. */
export const Nothing = meta.story({
  args: { trader: { ...trader, swaps: { kind: 'ready', rows: [] } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No Data Available')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply for a ratio swap' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('form');
  },
});

/** The columns are in place while requests load [SWP-023]. */
export const Loading = meta.story({
  args: { trader: { ...trader, swaps: { kind: 'loading' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(8);
    await expect(canvas.queryByText('No Data Available')).toBeNull();
  },
});

const onRetry = fn();

/** If requests couldn't be loaded a message says so, with Retry [SWP-023]. */
export const Failed = meta.story({
  args: {
    trader: {
      ...trader,
      swaps: {
        kind: 'failed',
        text: failureText({ code: 'unreachable' }, 'repeatable'),
        onRetry,
        isRetrying: false,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

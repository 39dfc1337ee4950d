import { emptyText } from '@exchange/domain';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

const allPairs = fn();

const meta = preview.meta({
  component: EmptyState,
  title: 'Components/Feedback/EmptyState',
  parameters: {
    docs: {
      description: {
        component:
          'Open orders, trade history and funds under the chart, order history, deposit and withdrawal history, ratio swap details, staking orders and rewards, favourites: the documented sentence, word for word, and the next step.',
      },
    },
  },
});

export const Sentence = meta.story({ args: { text: emptyText('deposits', true) } });

export const WithMore = meta.story({
  args: { text: emptyText('openOrders', true), children: 'Orders that wait for a trade stand here.' },
});

export const WithNextStep = meta.story({
  args: {
    text: 'You have no favourites yet.',
    children: 'The star beside a pair keeps it here.',
    action: (
      <Button variant="outline" tone="neutral" size="small" onClick={allPairs}>
        Show all pairs
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show all pairs' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(allPairs).toHaveBeenCalledOnce();
  },
});

/** Visitors see a sentence of their own, and a link to where the list would begin. */
export const ForVisitors = meta.story({
  args: {
    text: emptyText('openOrders', false),
    action: (
      <Button variant="outline" tone="neutral" size="small" asChild>
        <a href="#login">Sign In</a>
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no open order')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible();
  },
});

/** In a narrow panel, as beside the order book. */
export const InNarrowPanel = meta.story({
  args: { text: 'No matches for “XDD”', children: 'Names are searched by base and quote, as in XDC or USDT.' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '200px' }}>
        <Story />
      </div>
    ),
  ],
});

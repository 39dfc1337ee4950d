import { emptyText } from '@exchange/domain';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

const allPairs = fn();

const meta = preview.meta({ component: EmptyState, title: 'Components/EmptyState' });

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

import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { BottomPanelView } from './BottomPanelView';
import type { CancellingAll } from '../openOrders/cancelling';
import { Choosing, filled, idle, onPhone, running } from './testing/panel';

const meta = preview.meta({
  component: BottomPanelView,
  title: 'Screens/Trading/Bottom panel/Cancel all',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'Cancelling all open orders, or those of one pair: confirmation, progress, stopped and finished.',
      },
    },
  },
  decorators: [inRouter],
  render: (args) => <Choosing {...args} />,
  args: filled,
});

/** Asks for confirmation first, with the number of orders [TRD-170]; the button that keeps them has the focus. */
export const CancelAllAsked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cancel all' });
    await userEvent.click(button);
    const question = await screen.findByRole('alertdialog', { name: 'Cancel 6 orders?' });
    await expect(question).toHaveAccessibleDescription(/On all pairs\./);
    await expect(within(question).getByRole('button', { name: 'Keep orders' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.cancelling.onCancelAll).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
});

/** With This pair only, cancels only the orders of the pair [TRD-170]. */
export const CancelAllOfPair = meta.story({
  args: { isPairOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel all' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel 2 orders?' });
    await expect(question).toHaveAccessibleDescription(/On XDC \/ USDT only\./);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel 2 orders' }));
    await expect(args.cancelling.onCancelAll).toHaveBeenCalledWith(['o-6', 'o-5']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** Shows how many of how many are done [TRD-171], and a way to stop [TRD-173]. */
export const CancelAllRunning = meta.story({
  args: { cancelling: { ...idle, all: running, stateOf: () => 'cancelling' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Cancelled 5 of 12' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.cancelling.onStop).toHaveBeenCalledOnce();
  },
});

export const CancelAllStopping = meta.story({
  args: { cancelling: { ...idle, all: { ...running, phase: 'stopping', left: 4, done: 6 } } },
});

const over: CancellingAll = {
  phase: 'over',
  total: 12,
  done: 8,
  cancelled: 5,
  closed: 1,
  left: 4,
  failed: [
    { id: 'o-6', order: 'Sell XDC / USDT at 0.0525', reason: 'The exchange is busy.' },
    { id: 'o-4', order: 'Sell BTC / USDT at 91,800', reason: 'Cancelling is under process' },
  ],
};

/** How many were cancelled, which failed and why, and how many were left open [TRD-174]. */
export const CancelAllOver = meta.story({
  args: { cancelling: { ...idle, all: over } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText("5 of 12 orders cancelled. 2 couldn't be cancelled. 1 was no longer open. 4 weren't attempted."),
    ).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sell XDC / USDT at 0.0525: The exchange is busy.',
      'Sell BTC / USDT at 91,800: Cancelling is under process',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss summary' }));
    await expect(args.cancelling.onDismiss).toHaveBeenCalledOnce();
  },
});

export const CancelAllRunningOnPhone = meta.story({
  ...onPhone,
  args: { cancelling: { ...idle, all: running } },
});

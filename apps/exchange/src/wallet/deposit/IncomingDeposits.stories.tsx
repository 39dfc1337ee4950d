import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { DepositPanelView, type DepositPanelViewProps } from './DepositPanelView';
import { addressOf, deposit, incoming } from './testing/deposits';
import { bothHeights, SameHeight } from './testing/SameHeight';

// Typed here, because a union's literals would widen to `string` below.
const shown: DepositPanelViewProps = {
  asset: 'XDC',
  address: addressOf('XDC'),
  incoming: incoming.onTheirWay,
  onRetryAddress: fn(),
  onRetryDeposits: fn(),
};

const meta = preview.meta({
  component: DepositPanelView,
  title: 'Screens/Wallet/Deposit/Incoming',
  parameters: { docs: { description: { component: 'Incoming deposits, below the address of their coin.' } } },
  decorators: [inRouter],
  args: shown,
});

const rows = () => within(screen.getByRole('group', { name: 'Incoming deposits' })).getAllByRole('listitem');

const only = (...deposits: ReturnType<typeof deposit>[]): Partial<DepositPanelViewProps> => ({
  incoming: { deposits, isLoading: false, failureText: undefined },
});

const reached = (row: HTMLElement | undefined) => row?.querySelectorAll('[data-reached="true"]').length;

/** Each deposit shows its confirmations, 0 to 3, and what it can be used for now [WAL-300]. */
export const Confirmations = meta.story({
  play: async () => {
    await expect(rows().map(reached)).toEqual([0, 1, 2, 3]);
    const [none, one, two, three] = rows();
    await expect(none).toHaveTextContent('5,250.5 XDC');
    await expect(none).toHaveTextContent('Waiting for confirmation 1 of 3');
    await expect(one).toHaveTextContent('Arrived: you can trade with it. 1 of 3 confirmations for withdrawal');
    await expect(two).toHaveTextContent('Arrived: you can trade with it. 2 of 3 confirmations for withdrawal');
    await expect(three).toHaveTextContent('Available to withdraw');
    await expect(screen.getByRole('link', { name: 'XDC history' })).toHaveAttribute('href', '/history/XDC');
    await expect(none?.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
});

export const SeenOnItsNetwork = meta.story({ args: only(deposit({ confirmations: 0 })) });
export const Arrived = meta.story({ args: only(deposit({ confirmations: 1 })) });
export const ArrivedWithTwo = meta.story({ args: only(deposit({ confirmations: 2 })) });
export const CanBeWithdrawn = meta.story({ args: only(deposit({ confirmations: 3 })) });

/** A confirmed deposit that the exchange hasn't credited yet isn't called arrived. */
export const BeingCredited = meta.story({
  args: only(deposit({ confirmations: 1, status: 'Pending' })),
  play: async () => {
    await expect(rows()[0]).toHaveTextContent('Confirmed. It will be in your balance in a moment');
  },
});

/** A server without confirmation counts only says whether the deposit is done. */
export const Uncounted = meta.story({
  args: only(
    deposit({ confirmations: undefined, status: 'Pending' }),
    deposit({ key: 'deposit-2', confirmations: undefined }),
  ),
  play: async () => {
    await expect(rows()[0]).toHaveTextContent('Waiting for confirmations');
    await expect(rows()[1]).toHaveTextContent('Available to withdraw');
    await expect(rows().map(reached)).toEqual([0, 3]);
  },
});

/** Below the minimum it is held, with what happens next [WAL-303]. */
export const KeptBelowMinimum = meta.story({
  args: only(deposit({ amount: '999', status: 'Pending', confirmations: 1, keptFor: 'minimum' })),
  play: async () => {
    const [row] = rows();
    await expect(row).toHaveTextContent('On hold');
    await expect(row).toHaveTextContent("It's below the minimum deposit of 1,000 XDC.");
    await expect(row).toHaveTextContent("Your coins are safe. We'll credit them or return them");
    await expect(row).not.toHaveTextContent('Arrived');
    await expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  },
});

/** Every other reason for holding a deposit. */
export const KeptForOtherReasons = meta.story({
  args: {
    asset: 'XRP',
    address: addressOf('XRP'),
    ...only(
      ...(['tagMissing', 'tagUnknown', 'addressUnknown', 'closed', 'changed'] as const).map((keptFor) =>
        deposit({ key: keptFor, asset: 'XRP', amount: '50', status: 'Pending', confirmations: 2, keptFor }),
      ),
    ),
  },
  play: async () => {
    const said = [
      'without a destination tag',
      "tag doesn't belong to any account",
      "address doesn't belong",
      'XRP were paused',
      'different details',
    ];
    for (const [at, words] of said.entries()) await expect(rows()[at]).toHaveTextContent(words);
  },
});

/** Reversed and returned deposits no longer count confirmations. */
export const ReversedAndReturned = meta.story({
  args: only(
    deposit({ confirmations: 0, status: 'Reversed' }),
    deposit({ key: 'deposit-2', confirmations: 3, status: 'Returned' }),
  ),
  play: async () => {
    await expect(rows()[0]).toHaveTextContent("The network dropped this deposit, so it isn't in your balance.");
    await expect(rows()[1]).toHaveTextContent('Returned to the sender');
  },
});

/** Space is reserved for the first deposit: nothing moves when it arrives [WAL-362]. */
export const NoneYet = meta.story({
  args: { incoming: incoming.none },
  render: (args) => (
    <SameHeight
      before={<DepositPanelView {...args} />}
      after={<DepositPanelView {...args} {...only(deposit({ confirmations: 2 }))} />}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('No incoming deposits.')[0]).toBeVisible();
    const { before, after } = bothHeights(canvasElement);
    await expect(before).toHaveLength(4);
    await expect(before).toEqual(after);
  },
});

export const LoadingDeposits = meta.story({ args: { incoming: incoming.loading } });

/** If deposits can't be loaded a message says so, with Retry; those received live stay. */
export const NotLoaded = meta.story({
  args: {
    incoming: {
      deposits: [deposit({ confirmations: 1 })],
      isLoading: false,
      failureText: "We can't reach the exchange. Check your connection and try again.",
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load your deposits. We can't reach");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryDeposits).toHaveBeenCalledOnce();
    await expect(rows()).toHaveLength(1);
  },
});

/** If none is known yet only the failure is shown; Retry can't be pressed twice. */
export const NeverLoaded = meta.story({
  args: {
    incoming: {
      deposits: undefined,
      isLoading: true,
      failureText: "We can't reach the exchange. Check your connection and try again.",
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load your deposits.");
    await expect(canvas.queryByText('No incoming deposits.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Loading' }));
    await expect(args.onRetryDeposits).not.toHaveBeenCalled();
  },
});

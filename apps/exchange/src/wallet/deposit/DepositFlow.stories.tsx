import type { depositMachine, FetchedAddress, IncomingDeposit } from '@exchange/machines';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ActorRefFrom } from 'xstate';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '../../shared/testing/inRouter';
import { addresses, deposit } from './testing/deposits';
import { DepositOnMachine, type DepositOnMachineProps } from './testing/DepositOnMachine';

let panel: ActorRefFrom<typeof depositMachine> | undefined;

const given: FetchedAddress = {
  data: { asset: 'XDC', address: addresses.XDC, destinationTag: undefined, isSimulated: false },
};
const noAddress: FetchedAddress = {
  error: { code: 'refused', status: 400, message: 'No address is available for this coin.' },
};

// Typed here, because a union's literals would widen to `string` below.
const waiting: DepositOnMachineProps = {
  asset: 'XDC',
  addresses: [given],
  loads: [{ data: [] }],
  onStart: fn((started: typeof panel) => {
    panel = started;
  }),
};

const meta = preview.meta({
  component: DepositOnMachine,
  title: 'Flows/Deposit',
  parameters: {
    docs: {
      description: {
        component:
          'A deposit from its address until it can be withdrawn, driven by the real machine; only the exchange’s answers are simulated. One story per state of the machine, then the whole way.',
      },
    },
  },
  args: waiting,
  decorators: [inRouter],
  beforeEach: () => {
    panel = undefined;
  },
});

const isIn = async (value: unknown) => {
  await waitFor(() => expect(panel?.getSnapshot().value).toEqual(value));
};

const changed = (incoming: IncomingDeposit) => panel?.send({ type: 'deposit.changed', deposit: incoming });

/** The address is loading. */
export const Fetching = meta.story({
  args: { addresses: [] },
  play: async ({ canvas }) => {
    await isIn('fetching');
    await expect(canvas.getByText('Loading your deposit address…')).toBeInTheDocument();
  },
});

/** No address is available, and the reason is in the server's words [WAL-302]. */
export const Unavailable = meta.story({
  args: { addresses: [noAddress, given] },
  play: async ({ canvas, userEvent }) => {
    await isIn('unavailable');
    await expect(canvas.getByRole('alert')).toHaveTextContent('No address is available for this coin.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await isIn({ shown: 'waiting' });
    await expect(canvas.getByRole('group', { name: 'XDC deposit address' })).toBeVisible();
  },
});

/** The address is shown, and the deposits are loading. */
export const ShownLoading = meta.story({
  args: { loads: [] },
  play: async ({ canvas }) => {
    await isIn({ shown: 'loading' });
    await expect(canvas.getByRole('group', { name: 'XDC deposit address' })).toBeVisible();
    await expect(canvas.getByText('Loading your deposits…')).toBeInTheDocument();
  },
});

/** Nothing has been deposited yet. */
export const ShownWaiting = meta.story({
  play: async ({ canvas }) => {
    await isIn({ shown: 'waiting' });
    await expect(canvas.getByText('No incoming deposits.')).toBeVisible();
  },
});

/** From first being seen to the third confirmation [WAL-300]. */
export const WholeWay = meta.story({
  args: { loads: [{ data: [] }] },
  play: async ({ canvas, step }) => {
    const words = [
      'Waiting for confirmation 1 of 3',
      'Arrived: you can trade with it. 1 of 3 confirmations for withdrawal',
      'Arrived: you can trade with it. 2 of 3 confirmations for withdrawal',
      'Available to withdraw',
    ];
    await isIn({ shown: 'waiting' });
    for (const [confirmations, said] of words.entries()) {
      await step(`${String(confirmations)} confirmations`, async () => {
        changed(deposit({ confirmations }));
        await expect(await canvas.findByText(said)).toBeVisible();
      });
    }
    await expect(
      await screen.findByText('Your deposit of 5,000 XDC is now available to withdraw.'),
    ).toBeInTheDocument();
  },
});

/** When a network drops a block, the deposit goes with it. */
export const Reversed = meta.story({
  play: async ({ canvas }) => {
    await isIn({ shown: 'waiting' });
    changed(deposit({ confirmations: 1 }));
    changed(deposit({ confirmations: 0, status: 'Reversed' }));
    await expect(await canvas.findByText(/The network dropped this deposit/)).toBeVisible();
  },
});

import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { useWalletRows } from '#entities/funds/useHoldings.ts';
import { DepositPanel, type DepositPanelProps } from './DepositPanel';
import { createScriptedDeposit, wireDeposit } from './testing/scriptedDeposit';

/** The wallet around the panel reloads its rows when a deposit arrives. */
const InWallet = (props: DepositPanelProps) => {
  useWalletRows();
  return <DepositPanel {...props} />;
};

// Typed here, because a literal would narrow to that one coin below.
const ofXdc: DepositPanelProps = { asset: 'XDC' };

let exchange = createScriptedDeposit();

const meta = preview.meta({
  component: DepositPanel,
  title: 'Screens/Wallet/Deposit/Connected',
  parameters: {
    docs: {
      description: {
        component:
          'The deposit panel in the full application, with a simulated exchange that answers calls and sends live updates.',
      },
    },
  },
  args: ofXdc,
  beforeEach: () => {
    exchange = createScriptedDeposit();
  },
  render: (args) => (
    <InApp services={exchange.services}>
      <InWallet {...args} />
    </InApp>
  ),
});

const loads = () => exchange.sent('transactionHistory').length;
const row = () => within(screen.getByRole('group', { name: 'Incoming deposits' })).getByRole('listitem');
const empty = () => screen.findByText('No incoming deposits.');

/** A tag that the server sends as a number is shown, and a simulated chain is labelled [WAL-183]. */
export const TagAsNumber = meta.story({
  args: { asset: 'XRP' },
  beforeEach: () =>
    exchange.answer({
      depositAddress: {
        status: 200,
        body: {
          message: {
            name: 'XRP',
            address: 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH',
            destinationTag: 100001,
            isSimulated: true,
          },
        },
      },
    }),
  play: async () => {
    await expect(await screen.findByRole('group', { name: 'Destination tag' })).toHaveTextContent('100001');
    await expect(screen.getByText("Simulated chain. Don't send real coins.")).toBeVisible();
  },
});

/**
 * A deposit appears automatically, gains its confirmations and is announced, and the wallet around it is reloaded
 * [WAL-300].
 */
export const Arriving = meta.story({
  play: async () => {
    await empty();
    const walletLoads = exchange.sent('wallet').length;
    exchange.tell(wireDeposit(0));
    await waitFor(() => expect(row()).toHaveTextContent('Waiting for confirmation 1 of 3'));
    await expect(await screen.findByText('Your deposit of 5,000 XDC is on its way.')).toBeInTheDocument();
    exchange.tell(wireDeposit(1));
    await waitFor(() => expect(row()).toHaveTextContent('Arrived: you can trade with it. 1 of 3'));
    await expect(await screen.findByText('5,000 XDC arrived. You can trade with it now.')).toBeInTheDocument();
    await waitFor(() => expect(exchange.sent('wallet').length).toBeGreaterThan(walletLoads));
    exchange.tell(wireDeposit(2));
    await waitFor(() => expect(row()).toHaveTextContent('2 of 3 confirmations for withdrawal'));
    exchange.tell(wireDeposit(3));
    await waitFor(() => expect(row()).toHaveTextContent('Available to withdraw'));
    await expect(
      await screen.findByText('Your deposit of 5,000 XDC is now available to withdraw.'),
    ).toBeInTheDocument();
  },
});

/** If the live connection is lost deposits are reloaded; again when it is back, and when the page wakes [WAL-300]. */
export const ConnectionLost = meta.story({
  play: async () => {
    await empty();
    exchange.list(wireDeposit(0));
    exchange.become('lost');
    await waitFor(() => expect(row()).toHaveTextContent('Waiting for confirmation 1 of 3'));
    exchange.list(wireDeposit(1));
    exchange.become('live');
    await waitFor(() => expect(row()).toHaveTextContent('1 of 3 confirmations for withdrawal'));
    exchange.list(wireDeposit(3));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await waitFor(() => expect(row()).toHaveTextContent('Available to withdraw'));
    await expect(
      await screen.findByText('Your deposit of 5,000 XDC is now available to withdraw.'),
    ).toBeInTheDocument();
  },
});

/** Refused with an `error` object and then in words, the server's message is shown, and Retry asks again. */
export const AddressRefused = meta.story({
  beforeEach: () => exchange.answer({ depositAddress: ['refusedByObject', 'depositsPaused', 'xdc'] }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No address is available for this coin.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByText('Deposits of XDC are paused.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByRole('group', { name: 'XDC deposit address' })).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

/**
 * If deposits can't be loaded the address stays, and Retry loads them; then Retry is gone, and the panel has the focus
 * [WAL-358].
 */
export const DepositsNotLoaded = meta.story({
  beforeEach: () => {
    exchange.listDeposits(false);
    exchange.list(wireDeposit(2));
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load your deposits.");
    await expect(screen.getByRole('group', { name: 'XDC deposit address' })).toBeVisible();
    exchange.listDeposits(true);
    const before = loads();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(row()).toHaveTextContent('2 of 3 confirmations for withdrawal'));
    await expect(loads()).toBe(before + 1);
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.getByRole('region', { name: 'XDC deposit' })).toHaveFocus();
  },
});

/** What a screen reader announces for the group around the deposits. */
const listen = () => {
  const [region] = within(screen.getByRole('group', { name: 'Incoming deposits' }))
    .getAllByRole('list')
    .map((list) => list.closest('[aria-live="polite"]'));
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    const said = changes.map(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('[aria-atomic="true"]')?.textContent ?? '';
    });
    heard.push(...new Set(said));
  });
  if (region) observer.observe(region, { subtree: true, childList: true, characterData: true });
  return { heard, stop: () => observer.disconnect() };
};

/**
 * The coin's address is requested as the panel opens, and announced in full once it is there; each confirmation is announced once, in full, and reloading the
 * same announces nothing [WAL-359].
 */
export const Announced = meta.story({
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText(/^XDC deposit address: /, { selector: '[role="status"]' })).toHaveTextContent(
        'XDC deposit address: xdc3f5ce1a8b2d4907e6c81f0a5b9d3e7246c08fa1b',
      ),
    );
    await expect(exchange.sent('depositAddress')).toEqual([
      expect.objectContaining({ uniqueId: 'u-1001', tokenSymbol: 'XDC' }),
    ]);
    await empty();
    await expect(exchange.sent('transactionHistory')).toEqual([
      expect.objectContaining({ type: 'Deposit', currency: 'XDC', page: '1', limit: '100' }),
    ]);
    exchange.list(wireDeposit(0));
    exchange.tell(wireDeposit(0));
    await waitFor(() => expect(row()).toHaveTextContent('Waiting for confirmation 1 of 3'));
    const { heard, stop } = listen();
    const before = loads();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await waitFor(() => expect(loads()).toBeGreaterThan(before));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(heard).toEqual([]);
    exchange.tell(wireDeposit(1));
    await waitFor(() => expect(heard).toHaveLength(1));
    await expect(heard[0]).toMatch(/^5,000 XDC.*1 of 3 confirmations for withdrawal$/);
    exchange.tell(wireDeposit(2));
    await waitFor(() => expect(heard).toHaveLength(2));
    await expect(heard[1]).toContain('2 of 3 confirmations');
    stop();
  },
});

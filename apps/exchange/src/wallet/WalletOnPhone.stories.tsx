import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { coinsWith, usual } from './testing/walletCoins';
import { filled, listing, WalletOf } from './testing/WalletOf';
import { WalletView } from './WalletView';

const meta = preview.meta({
  component: WalletView,
  title: 'Screens/Wallet/Wallet/On a phone',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    inRouter,
    // As wide as a phone, even on the docs page with all stories.
    (Story) => (
      <div style={{ maxInlineSize: '360px' }}>
        <Story />
      </div>
    ),
  ],
  args: filled,
  render: (args) => <WalletOf {...args} />,
});

const expectAllInSight = async (canvasElement: HTMLElement) => {
  const elements = [...canvasElement.querySelectorAll<HTMLElement>('main *, table *, p, dl *')];
  const right = 360;
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    if (box.width > 1) await expect(Math.floor(box.right)).toBeLessThanOrEqual(right);
  }
};

/**
 * Rows of 64 pixels, the first of them on the first screen. A press anywhere on one opens its figures, its history and
 * both buttons [WAL-442].
 */
export const Rows = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expectAllInSight(canvasElement);
    const [first, ...others] = canvas.getAllByRole('rowheader').map((header) => header.getBoundingClientRect());
    await expect(first?.bottom).toBeLessThanOrEqual(740);
    await expect([first, ...others].map((box) => box?.height)).toEqual(Array(9).fill(64));
    await expect(canvas.queryByRole('button', { name: 'Deposit XDC' })).toBeNull();
    const row = canvas.getByRole('button', { name: 'XDC details' });
    const { x, y } = canvas.getByText('$21,437.64').getBoundingClientRect();
    await expect(document.elementFromPoint(x, y)).toBe(row);
    await userEvent.click(row);
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('In orders').parentElement).toHaveTextContent('4,000.000000000');
    const deposit = canvas.getByRole('button', { name: 'Deposit XDC' });
    for (const target of [deposit, canvas.getByRole('link', { name: 'History XDC' })])
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(deposit);
    await expect(canvas.getByText('The deposit panel of XDC.')).toBeVisible();
    await userEvent.click(deposit);
    await expect(canvas.queryByText('The deposit panel of XDC.')).toBeNull();
    await userEvent.click(row);
    await expect(canvas.queryByRole('button', { name: 'Deposit XDC' })).toBeNull();
    await expectAllInSight(canvasElement);
  },
});

const long = '123456789012345678.123456789012345678';

const longCoins = coinsWith({
  XDC: { available: long, inOrders: long, inWithdrawals: long, staked: long, unconfirmed: long },
  BTC: { available: long, inOrders: '0.00000000000001', depositStatus: 'Inactive', withdrawalStatus: 'Inactive' },
  ETH: { available: '0', owed: '0.123456789012345678' },
});

/** Eighteen digits before the point are neither cut off nor scrolled. */
export const LongNumbers = meta.story({
  args: { ...listing(longCoins), expanded: new Map([['XDC', 'coin']]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('123,456,789,012,345,678.123456789').length).toBeGreaterThan(1);
    await expectAllInSight(canvasElement);
  },
});

/** Loading, at the width of a phone. */
export const Loading = meta.story({
  args: { state: { kind: 'loading' }, total: undefined, limit: undefined, arePricesLoading: true },
});

export const Stale = meta.story({
  args: {
    ...listing(coinsWith(usual)),
    stale: {
      text: "We can't reach the exchange. Check your connection and try again.",
      onRetry: () => undefined,
      isRetrying: false,
    },
  },
  play: async ({ canvasElement }) => {
    await expectAllInSight(canvasElement);
  },
});

export const UsedUp = meta.story({
  args: { limit: { used: '3100000', maximum: '2500000', isReached: true } },
  play: async ({ canvasElement }) => {
    await expectAllInSight(canvasElement);
  },
});

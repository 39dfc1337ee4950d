import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { DepositPanelView } from './deposit/DepositPanelView';
import { addressOf, deposit, incoming } from './deposit/testing/deposits';
import { coinsWith } from './testing/walletCoins';
import { expectLargeTargets, expectNothingCutOff, onPhone } from '#shared/testing/onPhone.ts';
import { filled, listing, WalletOf } from './testing/WalletOf';
import { WalletView } from './WalletView';
import { Typing, lookAlike, panelArgs } from './withdraw/testing/panelStories';

const long = '123456789012345678.123456789012345678';

const coins = coinsWith({
  BCHABC: { available: long, inOrders: long, inWithdrawals: long, unconfirmed: long, owed: long },
  XRP: { available: long, inOrders: long },
  XDC: { available: long },
});

const depositPanel = (asset: 'BCHABC' | 'XRP') => (
  <DepositPanelView
    asset={asset}
    address={{ ...addressOf(asset), isSimulated: true }}
    incoming={{
      ...incoming.none,
      deposits: [
        deposit({ key: 'first', asset, amount: long, confirmations: 1 }),
        deposit({ key: 'second', asset, amount: long, status: 'Pending', keptFor: 'minimum' }),
      ],
    }}
    onRetryAddress={() => undefined}
    onRetryDeposits={() => undefined}
  />
);

const withdrawPanel = (
  <Typing
    {...panelArgs()}
    balance={long}
    most={{ amount: '123456789012345678.12345678', heldBy: 'limit', unconfirmedWorth: '123456789012345678.12' }}
    limitLeft="123456789012345678.1234"
    typed={{ address: lookAlike, destTag: '', amount: '123456789012345678.12345678' }}
  />
);

const meta = preview.meta({
  component: WalletView,
  title: 'Screens/Wallet/Wallet/Within reach',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: [inRouter],
  args: {
    ...filled,
    ...listing(coins),
    expanded: new Map([
      ['BCHABC', 'deposit'],
      ['XRP', 'deposit'],
      ['XDC', 'withdraw'],
    ]),
    renderPanel: ({ symbol }, panel) =>
      panel === 'withdraw' ? withdrawPanel : depositPanel(symbol === 'XRP' ? 'XRP' : 'BCHABC'),
  },
  render: (args) => <WalletOf {...args} />,
});

/**
 * The longest address and eighteen digits before the point are shown in full, in the rows and in both panels [WAL-356].
 */
export const NothingCutOff = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await onPhone(async () => {
      await expect(canvas.getByRole('group', { name: 'BCHABC deposit address' })).toHaveTextContent(
        addressOf('BCHABC').address,
      );
      await expectNothingCutOff(canvasElement);
      const [table] = canvas.getAllByRole('table');
      const places = new Set<number>();
      for (let frames = 0; frames < 10; frames += 1) {
        await new Promise(requestAnimationFrame);
        places.add(canvas.getByRole('group', { name: 'BCHABC deposit address' }).getBoundingClientRect().left);
      }
      await expect(places.size).toBe(1);
      await expect(table?.closest('[data-overflowing]')).toBeNull();
    });
  },
});

/** Everything that works on a desktop works here too, with touch targets large enough [WAL-357]. */
export const LargeTargets = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await onPhone(async () => {
      for (const name of ['XDC details', 'Deposit XDC', 'Withdraw XDC', 'Address book', 'All', 'Coin', 'Value (USD)'])
        await expect(canvas.getByRole('button', { name })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'History XDC' })).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: 'Enlarge QR code' })).toHaveLength(2);
      await expectLargeTargets(canvasElement);
    });
  },
});

/** By keyboard alone a row opens, and Tab moves into its panel, from the top down [WAL-358]. */
export const InOrder = meta.story({
  args: { expanded: new Map() },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'XRP details' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Deposit XRP' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const panel = await waitFor(() => within(canvas.getByRole('region', { name: 'XRP deposit' })));
    const expectNext = async (...names: readonly string[]) => {
      for (const name of names) {
        await userEvent.tab();
        await expect(document.activeElement).toHaveAccessibleName(name);
      }
    };
    await expectNext(
      'Withdraw XRP',
      'History XRP',
      'Enlarge QR code',
      'Copy XRP deposit address',
      'Copy Destination tag',
    );
    await userEvent.tab();
    await expect(panel.getByRole('link', { name: 'XRP history' })).toHaveFocus();

    canvas.getByRole('button', { name: 'XDC details' }).focus();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: 'Withdraw XDC' }).focus();
    await userEvent.keyboard(' ');
    await expectNext('History XDC', 'XDC address', 'Address book');
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/first withdrawal to this address/);
    await expectNext('Amount', 'All', 'Withdraw');
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** On a desktop both panels have two columns, and what opens is scrolled into view with all of it [WAL-444]. */
export const OnDesk = meta.story({
  args: { expanded: new Map() },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const box = (role: 'group' | 'region', name: string) => canvas.getByRole(role, { name }).getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit XRP' }));
    const [address, incoming_] = [box('group', 'XRP deposit address'), box('group', 'Incoming deposits')];
    await expect(incoming_.left).toBeGreaterThan(address.right);
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw XDC' }));
    await waitFor(() => expect(box('region', 'Withdraw XDC').bottom).toBeLessThanOrEqual(window.innerHeight));
    const receives = canvas.getByText('You receive').getBoundingClientRect();
    await expect(receives.left).toBeGreaterThan(
      canvas.getByRole('textbox', { name: 'Amount' }).getBoundingClientRect().right,
    );
    // Accessibility is judged where the header, which stays, covers nothing.
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

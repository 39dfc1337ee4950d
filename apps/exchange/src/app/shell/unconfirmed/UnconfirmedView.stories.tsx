import { pairOf } from '@exchange/domain';
import type { IntendedOrder, Sent } from '@exchange/machines';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { ArrivalContext } from '#shared/page/arrival.ts';
import { Page } from '#shared/page/Page.tsx';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { unconfirmedSwapKind, type UnconfirmedSwapProps } from '#swap/UnconfirmedSwap.tsx';
import { unconfirmedOrdersKind, type UnconfirmedOrdersProps } from '#trading/orders/UnconfirmedOrders.tsx';
import { useArrivals } from '../useArrivals';
import { UnconfirmedView } from '#shared/unconfirmed/UnconfirmedView.tsx';

interface HeaderItemProps extends UnconfirmedOrdersProps {
  swap?: UnconfirmedSwapProps;
}

/** All kinds of unconfirmed items, shown as in the header. */
const HeaderItem = ({ swap, ...orders }: HeaderItemProps) => (
  <UnconfirmedView kinds={[unconfirmedOrdersKind(orders), unconfirmedSwapKind(swap)]} />
);

const sell: Sent<IntendedOrder> = {
  state: 'unconfirmed',
  request: { side: 'sell', pair: pairOf('XDC-USDT'), price: '0.0522', amount: '1234', id: 'id-1' },
};

const buy: Sent<IntendedOrder> = {
  state: 'unconfirmed',
  request: { side: 'buy', pair: pairOf('XDC-ETH'), price: '0.00002825', amount: '50000', id: 'id-2' },
};

const one: HeaderItemProps = {
  sent: [sell],
  check: 'notFound',
  onCheck: fn(),
  onSendAgain: fn(),
  onDismiss: fn(),
};

const swap: UnconfirmedSwapProps = {
  swap: { amount: '5000', balance: '6000', id: 'id-1' },
  look: { kind: 'seen', balance: '1000' },
  onLook: fn(),
  onConfirm: fn(),
  onSendAgain: fn(),
};

const meta = preview.meta({
  component: HeaderItem,
  title: 'Screens/Shell/Unconfirmed',
  decorators: [inRouter],
  args: one,
  parameters: {
    docs: {
      description: {
        component:
          'In the header of every screen while the exchange has not replied to an order or a swap: how many there are, what we know of each, and how to resolve them. It disappears once they are resolved.',
      },
      story: { inline: false, height: '380px' },
    },
  },
});

const opened = async (name: string, title = 'Unconfirmed orders') => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: title }));
};

const openedSwap = () => opened('1 unconfirmed swap', 'Unconfirmed swaps');

/** Unobtrusive, and announced politely. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 unconfirmed order');
    await expect(canvas.getByRole('button', { name: '1 unconfirmed order' })).toBeVisible();
  },
});

export const None = meta.story({
  args: { sent: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Opened: says what we know and leads to the open orders [TRD-425]. */
export const OpenedInHeader = meta.story({
  play: async ({ args }) => {
    const dialog = await opened('1 unconfirmed order');
    await expect(dialog.getByText('Sell 1,234 XDC at 0.0522 USDT')).toBeVisible();
    await expect(dialog.getByText('Total 64.4148 USDT')).toBeVisible();
    await expect(
      dialog.getByText(
        "We have no reply yet for your order. It may be open or filled. Sending again won't create a second order.",
      ),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open orders on XDC / USDT' })).toHaveAttribute(
      'href',
      '/trade/XDC-USDT#open-orders',
    );
    await expect(dialog.getByRole('link', { name: 'Order History' })).toHaveAttribute('href', '/order-history');
    await userEvent.click(dialog.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    await expect(args.onSendAgain).toHaveBeenCalledWith('id-1');
    await userEvent.click(dialog.getByRole('button', { name: "I've checked" }));
    await expect(args.onDismiss).toHaveBeenCalledWith('id-1');
  },
});

export const LinkCloses = meta.story({
  play: async () => {
    const dialog = await opened('1 unconfirmed order');
    await userEvent.click(dialog.getByRole('link', { name: 'Open orders on XDC / USDT' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Checking = meta.story({
  args: { check: 'checking' },
  play: async () => {
    const dialog = await opened('1 unconfirmed order');
    await expect(dialog.getByRole('status')).toHaveTextContent('Checking your orders…');
  },
});

export const CheckFailed = meta.story({
  args: { check: 'failed' },
  play: async () => {
    const dialog = await opened('1 unconfirmed order');
    await expect(dialog.getByRole('status')).toHaveTextContent("We couldn't load your orders. We'll keep trying.");
  },
});

export const SendingAgain = meta.story({
  args: { sent: [{ ...sell, state: 'resending' }] },
  play: async ({ args }) => {
    const dialog = await opened('1 unconfirmed order');
    await userEvent.click(dialog.getByRole('button', { name: 'Sending' }));
    await expect(args.onSendAgain).not.toHaveBeenCalled();
  },
});

export const Several = meta.story({
  args: { sent: [sell, buy] },
  play: async () => {
    const dialog = await opened('2 unconfirmed orders');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await expect(dialog.getByText('Buy 50,000 XDC at 0.00002825 ETH')).toBeVisible();
  },
});

/** The number replaces the words, which screen readers still announce. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: () => opened('1 unconfirmed order').then(() => undefined),
});

/** A swap, with its amounts and the balance before and now, to compare [TRD-427]. */
export const Swap = meta.story({
  args: { sent: [], swap },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 unconfirmed swap');
    const dialog = await openedSwap();
    await expect(dialog.getByText('Swap 5,000 XDCE to XDC')).toBeVisible();
    await expect(
      dialog.getByText(
        "We have no reply yet for your swap. It may have gone through. Check your balance before you swap again. Sending it again won't swap twice.",
      ),
    ).toBeVisible();
    await expect(dialog.getByText('Balance before').nextElementSibling).toHaveTextContent('6,000 XDCE');
    await expect(dialog.getByText('Balance now').nextElementSibling).toHaveTextContent('1,000 XDCE');
    await userEvent.click(dialog.getByRole('button', { name: 'Refresh balance' }));
    await expect(swap.onLook).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    await expect(swap.onSendAgain).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: "I've checked" }));
    await expect(swap.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Nothing can be confirmed until the balance has loaded. */
export const SwapRefreshing = meta.story({
  args: { sent: [], swap: { ...swap, look: { kind: 'looking' } } },
  play: async () => {
    const dialog = await openedSwap();
    await expect(dialog.queryByRole('button', { name: "I've checked" })).toBeNull();
  },
});

export const SwapBalanceFailed = meta.story({
  args: {
    sent: [],
    swap: {
      ...swap,
      swap: { amount: '5000', balance: undefined, id: 'id-1' },
      look: { kind: 'failed', text: "We can't reach the exchange. Check your connection and try again." },
    },
  },
  play: async () => {
    const dialog = await openedSwap();
    await expect(dialog.getByRole('alert')).toHaveTextContent(/^We can't reach the exchange/);
    await expect(dialog.queryByRole('button', { name: "I've checked" })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Refresh balance' })).toBeVisible();
  },
});

export const SwapOnPhone = meta.story({
  args: { sent: [], swap },
  globals: { viewport: { value: 'phone' } },
  play: () => openedSwap().then(() => undefined),
});

/** Orders and a swap share one item, which counts them together [TRD-427]. */
export const OrdersAndSwap = meta.story({
  args: { sent: [sell, buy], swap },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 unconfirmed: 2 orders and 1 swap');
    const dialog = await opened('3 unconfirmed: 2 orders and 1 swap', 'Unconfirmed orders and swaps');
    await expect(dialog.getByText('Sell 1,234 XDC at 0.0522 USDT')).toBeVisible();
    await expect(dialog.getByText('Swap 5,000 XDCE to XDC')).toBeInTheDocument();
  },
});

export const OrdersAndSwapOnPhone = meta.story({
  args: { sent: [sell], swap },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const button = screen.getByRole('button', { name: '2 unconfirmed: 1 order and 1 swap' });
    await expect(within(button).getByText('unconfirmed')).not.toBeVisible();
    await expect(button).toHaveTextContent(/^2/);
    await opened('2 unconfirmed: 1 order and 1 swap', 'Unconfirmed orders and swaps');
  },
});

/** The page below takes the focus when nothing is left to resolve. */
const Settling = (props: HeaderItemProps) => {
  const [sent, setSent] = useState(props.sent);
  const dismiss = (id: string) => setSent(sent.filter(({ request }) => request.id !== id));
  return (
    <>
      <HeaderItem {...props} sent={sent} onDismiss={dismiss} />
      <main tabIndex={-1}>
        <button type="button" onClick={() => setSent([buy])}>
          Another
        </button>
      </main>
    </>
  );
};

/** The next unconfirmed order doesn't open the popover automatically [TRD-425]. */
export const NextStaysClosed = meta.story({
  render: (args) => <Settling {...args} />,
  play: async ({ canvas }) => {
    const dialog = await opened('1 unconfirmed order');
    await userEvent.click(dialog.getByRole('button', { name: "I've checked" }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Another' }));
    await expect(canvas.getByRole('button', { name: '1 unconfirmed order' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/**
 * While another one is left the popover keeps the focus; once the last is resolved, focus moves to the page content
 * [TRD-428].
 */
export const FocusAfterSettling = meta.story({
  args: { sent: [sell, buy] },
  render: (args) => <Settling {...args} />,
  play: async ({ canvas }) => {
    const dialog = await opened('2 unconfirmed orders');
    const [first] = dialog.getAllByRole('button', { name: "I've checked" });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    await expect(screen.getByRole('dialog')).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Send again' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

let finishLoading = (): void => undefined;

const LatePage = lazy(
  () =>
    new Promise<{ default: ComponentType }>((resolve) => {
      finishLoading = () => resolve({ default: () => <Page title="Staking">Nothing staked.</Page> });
    }),
);

const AboveLatePage = (props: HeaderItemProps) => (
  <ArrivalContext value={useArrivals('XDC Exchange')}>
    <HeaderItem {...props} />
    <Link to="/staking">Go to staking</Link>
    <Suspense>
      <Routes>
        <Route path="/staking" element={<LatePage />} />
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  </ArrivalContext>
);

/** Opened while the next page is loading, it stays open when that page appears [SHL-269]. */
export const OpenedBeforePageAppears = meta.story({
  render: (args) => <AboveLatePage {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Go to staking' }));
    const dialog = await opened('1 unconfirmed order');
    finishLoading();
    await expect(await canvas.findByText('Nothing staked.')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Check again' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

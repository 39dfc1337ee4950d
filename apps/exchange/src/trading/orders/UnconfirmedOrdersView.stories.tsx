import { pairOf } from '@exchange/domain';
import type { SentOrder } from '@exchange/machines';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '../../shared/testing/inRouter';
import { UnconfirmedOrdersView, type UnconfirmedOrdersViewProps } from './UnconfirmedOrdersView';

const sell: SentOrder = {
  state: 'unconfirmed',
  order: { side: 'sell', pair: pairOf('XDC-USDT'), price: '0.0522', amount: '1234', clientOrderId: 'id-1' },
};

const buy: SentOrder = {
  state: 'unconfirmed',
  order: { side: 'buy', pair: pairOf('XDC-ETH'), price: '0.00002825', amount: '50000', clientOrderId: 'id-2' },
};

const one: UnconfirmedOrdersViewProps = {
  orders: [sell],
  check: 'notFound',
  onCheck: fn(),
  onSendAgain: fn(),
  onDismiss: fn(),
};

const meta = preview.meta({
  component: UnconfirmedOrdersView,
  title: 'Screens/Shell/Unconfirmed orders',
  decorators: [inRouter],
  args: one,
  parameters: {
    docs: {
      description: {
        component:
          'In the header of every screen while the exchange has not replied to an order: how many there are, what we know of each, and the ways to settle them. It leaves when they are settled.',
      },
      story: { inline: false, height: '380px' },
    },
  },
});

const opened = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Unconfirmed orders' }));
};

/** Unobtrusive, and announced politely. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 unconfirmed order');
    await expect(canvas.getByRole('button', { name: '1 unconfirmed order' })).toBeVisible();
  },
});

export const None = meta.story({
  args: { orders: [] },
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
      '/trade/XDC-USDT',
    );
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
    await expect(dialog.getByRole('status')).toHaveTextContent('Checking your open orders…');
  },
});

export const CheckFailed = meta.story({
  args: { check: 'failed' },
  play: async () => {
    const dialog = await opened('1 unconfirmed order');
    await expect(dialog.getByRole('status')).toHaveTextContent("We couldn't load your open orders. We keep trying.");
  },
});

export const SendingAgain = meta.story({
  args: { orders: [{ ...sell, state: 'resending' }] },
  play: async ({ args }) => {
    const dialog = await opened('1 unconfirmed order');
    await userEvent.click(dialog.getByRole('button', { name: 'Sending' }));
    await expect(args.onSendAgain).not.toHaveBeenCalled();
  },
});

export const Several = meta.story({
  args: { orders: [sell, buy] },
  play: async () => {
    const dialog = await opened('2 unconfirmed orders');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await expect(dialog.getByText('Buy 50,000 XDC at 0.00002825 ETH')).toBeVisible();
  },
});

/** The number stands for the words, which are still told. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: () => opened('1 unconfirmed order').then(() => undefined),
});

const AfterAnother = (props: UnconfirmedOrdersViewProps) => {
  const [orders, setOrders] = useState(props.orders);
  return (
    <>
      <UnconfirmedOrdersView {...props} orders={orders} onDismiss={() => setOrders([])} />
      <button type="button" onClick={() => setOrders([buy])}>
        Another
      </button>
    </>
  );
};

/** The next one does not open by itself [TRD-425]. */
export const NextStaysClosed = meta.story({
  render: (args) => <AfterAnother {...args} />,
  play: async ({ canvas }) => {
    const dialog = await opened('1 unconfirmed order');
    await userEvent.click(dialog.getByRole('button', { name: "I've checked" }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Another' }));
    await expect(canvas.getByRole('button', { name: '1 unconfirmed order' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

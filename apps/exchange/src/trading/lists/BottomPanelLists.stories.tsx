import type { RowsState } from '@exchange/ui';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { BottomPanelView, type BottomPanelViewProps } from './BottomPanelView';
import { bodyRows, Choosing, deskWidths, filled, headerBeyondFigures, list, onPhone } from './testing/panel';
import { funds, openOrdersOf, userTradesOf } from './testing/rows';

const meta = preview.meta({
  component: BottomPanelView,
  title: 'Screens/Trading/Bottom panel/Trade history and funds',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Open orders, trade history and balances.' } },
  },
  decorators: [inRouter],
  render: (args) => <Choosing {...args} />,
  args: filled,
});

/**
 * Cancelled orders, whole or partial, are distinguished from filled ones [TRD-190] [TRD-192]; one that was never filled
 * has no average price, only its own [TRD-475].
 */
export const TradeHistory = meta.story({
  args: { tab: 'tradeHistory' },
  play: async ({ canvas, canvasElement }) => {
    const titles = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'Date (UTC)',
      'Pair',
      'Side',
      'Status',
      'Average price',
      'Amount',
      'Received',
      'Total',
      'Fee',
      'Price',
    ]);
    const rows = bodyRows(canvasElement);
    const told = ['Completed', 'Partially filled', 'Cancelled', 'Partially cancelled'];
    for (const [at, words] of told.entries()) await expect(rows[at]).toHaveTextContent(words);
    await expect(rows[2]?.children[4]).toHaveTextContent('–');
    await expect(rows[2]?.children[9]).toHaveTextContent('0.0000005861');
    await expect(rows[0]).toHaveTextContent('1,492.500000XDC');
    await expect(rows[1]).toHaveTextContent('913.410000USDT');
    await expect(canvas.getByRole('link', { name: 'Order History' })).toHaveAttribute('href', '/order-history');
  },
});

const titlesShown = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll('thead th')].flatMap((header) =>
    getComputedStyle(header).display === 'none' ? [] : [header.textContent],
  );

const isCut = (canvasElement: HTMLElement): boolean => canvasElement.querySelector('[data-cut]') !== null;

/**
 * As wide as under the chart, no column is cut and headers end where their figures end [TRD-505]; what can be worked
 * out from the others is left out where the panel is narrow.
 */
export const TradeHistoryUnderTheChart = meta.story({
  args: { tab: 'tradeHistory' },
  play: async ({ canvasElement }) => {
    for (const [width, missing] of [
      [deskWidths[0], ['Price']],
      [deskWidths[1], ['Total', 'Price']],
      [deskWidths[2], ['Received', 'Total', 'Price']],
    ] as const) {
      canvasElement.style.inlineSize = `${width}px`;
      await waitFor(() => expect(titlesShown(canvasElement)).toHaveLength(10 - missing.length));
      for (const title of missing) await expect(titlesShown(canvasElement)).not.toContain(title);
      await waitFor(() => expect(isCut(canvasElement)).toBe(false));
      for (const title of ['Average price', 'Amount', 'Total', 'Price'])
        await expect([title, width, headerBeyondFigures(canvasElement, title) ?? 0]).toEqual([title, width, 0]);
    }
    canvasElement.removeAttribute('style');
  },
});

/** The same for open orders, whose fee stays at 1440 pixels [TRD-505]. */
export const OpenOrdersUnderTheChart = meta.story({
  args: { tab: 'openOrders' },
  play: async ({ canvasElement }) => {
    for (const [width, missing] of [
      [deskWidths[0], []],
      [deskWidths[1], ['Fee']],
      [deskWidths[2], ['Total', 'Fee']],
    ] as const) {
      canvasElement.style.inlineSize = `${width}px`;
      await waitFor(() => expect(titlesShown(canvasElement)).toHaveLength(9 - missing.length));
      for (const title of missing) await expect(titlesShown(canvasElement)).not.toContain(title);
      await waitFor(() => expect(isCut(canvasElement)).toBe(false));
      for (const title of ['Price', 'Amount', 'Filled', 'Total'])
        await expect([title, width, headerBeyondFigures(canvasElement, title) ?? 0]).toEqual([title, width, 0]);
    }
    canvasElement.removeAttribute('style');
  },
});

const headerEnds = (canvasElement: HTMLElement): number[] =>
  [...canvasElement.querySelectorAll('thead th')].map((header) => Math.round(header.getBoundingClientRect().right));

const rowsToCome = {
  openOrders: [openOrdersOf(1), openOrdersOf(6)],
  tradeHistory: [userTradesOf(1), userTradesOf(4)],
  funds: [funds.slice(0, 1), funds],
} as const;

const Arriving = (args: BottomPanelViewProps) => {
  const [at, setAt] = useState(-1);
  const stateAt = <Row,>(rows: readonly (readonly Row[])[]): RowsState<Row> =>
    at < 0 ? { kind: 'loading' } : { kind: 'ready', rows: rows[at] ?? [] };
  return (
    <>
      <Choosing
        {...args}
        openOrders={list(stateAt(rowsToCome.openOrders))}
        trades={list(stateAt(rowsToCome.tradeHistory))}
        funds={list(stateAt(rowsToCome.funds))}
      />
      <button type="button" onClick={() => setAt(at + 1)}>
        More rows
      </button>
    </>
  );
};

/** Columns stay where they are while rows load and come, whatever their pairs [TRD-506]. */
export const RowsArrive = meta.story({
  args: { tab: 'openOrders' },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = new Map<string, number[]>();
    for (const step of ['loading', 'one', 'all']) {
      for (const tab of ['Open Orders', 'Trade History', 'Funds']) {
        await userEvent.click(canvas.getByRole('tab', { name: new RegExp(tab) }));
        for (const width of [deskWidths[0], 1380]) {
          canvasElement.style.inlineSize = `${width}px`;
          const key = `${tab} at ${width}`;
          const known = before.get(key) ?? headerEnds(canvasElement);
          before.set(key, known);
          const shifts = headerEnds(canvasElement).map((end, column) => Math.abs(end - (known[column] ?? 0)));
          // At 1440 pixels the longest figures leave nothing to spare.
          await expect([key, step, shifts.filter((shift) => shift > 2)]).toEqual([key, step, []]);
        }
      }
      await userEvent.click(canvas.getByRole('button', { name: 'More rows' }));
    }
    canvasElement.removeAttribute('style');
  },
});

/** Shows the newest 50; if there may be more, a link at the end leads to all orders [HIS-074]. */
export const FiftyTrades = meta.story({
  args: { tab: 'tradeHistory', trades: list({ kind: 'ready', rows: userTradesOf(50) }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(bodyRows(canvasElement)).toHaveLength(50);
    await expect(canvas.getByRole('link', { name: 'View all orders' })).toHaveAttribute('href', '/order-history');
  },
});

/** With fewer than 50 trades there is no link to more [HIS-074]. */
export const FortyNineTrades = meta.story({
  args: { tab: 'tradeHistory', trades: list({ kind: 'ready', rows: userTradesOf(49) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'View all orders' })).toBeNull();
  },
});

/** The exact documented sentence [TRD-191] [DOM-294]. */
export const NoTradeHistory = meta.story({
  args: { tab: 'tradeHistory', trades: list({ kind: 'ready', rows: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no trade history data')).toBeVisible();
  },
});

/** Six decimals, rounded down [TRD-193], with each coin's value if a price is available [TRD-195]. */
export const Funds = meta.story({
  args: { tab: 'funds' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = bodyRows(canvasElement);
    for (const figure of ['250,000.500000', '4,000.000000', '254,000.500000', '$21,437.64'])
      await expect(rows[0]).toHaveTextContent(figure);
    await expect(within(rows[2] ?? canvasElement).getAllByText('0.012345')[0]).toBeVisible();
    await expect(rows[2]).toHaveTextContent('0.0123456789');
    await expect(rows[5]).toHaveTextContent('Not available');
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide small balances' }));
    await expect(bodyRows(canvasElement)).toHaveLength(4);
    await expect(canvas.queryByText('XRP')).toBeNull();
  },
});

export const OnlySmallFunds = meta.story({
  args: { tab: 'funds', hidesSmall: true, funds: list({ kind: 'ready', rows: funds.slice(3, 5) }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('You only have small balances.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all coins' }));
    await expect(bodyRows(canvasElement)).toHaveLength(2);
  },
});

/** The exact documented sentence [TRD-194] [DOM-295]. */
export const NoFunds = meta.story({
  args: { tab: 'funds', funds: list({ kind: 'ready', rows: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no funds data')).toBeVisible();
  },
});

export const TradeHistoryOnPhone = meta.story({
  ...onPhone,
  args: { tab: 'tradeHistory' },
  play: async ({ canvasElement }) => {
    await expect(new Set(bodyRows(canvasElement).map(({ offsetHeight }) => offsetHeight))).toEqual(new Set([52]));
    await expect(canvasElement.querySelector('[data-overflowing]')).toBeNull();
  },
});

export const FundsOnPhone = meta.story({ ...onPhone, args: { tab: 'funds' } });

import { emptyText, formatAmount, formatPrice, pairOf, type DecimalText, type Side } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { vars } from '../../theme/contract.css';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import type { RowsState } from '../DataTable/rowsState';
import { Figure } from '../Figure/Figure';
import { VirtualList, type VirtualListProps } from './VirtualList';

interface Trade {
  id: number;
  side: Side;
  price: DecimalText;
  amount: DecimalText;
}

/** Newest first. */
const tradesOf = (count: number): Trade[] =>
  Array.from({ length: count }, (_, at): Trade => {
    const id = count - 1 - at;
    return {
      id,
      side: id % 3 === 0 ? 'sell' : 'buy',
      price: `0.05${300 + (id % 90)}`,
      amount: `${1200 + (id % 500) * 37}.5`,
    };
  });

const pair = pairOf('XDC-USDT');

const clock = (id: number): string => new Date(Date.UTC(2026, 10, 20) + id * 7000).toISOString().slice(11, 19);

const line = { display: 'grid', gridTemplateColumns: 'auto 1fr 1fr', gap: space[8] } as const;
const end = { textAlign: 'end' } as const;

const TradeLine = ({ id, side, price, amount }: Trade) => (
  <span style={line}>
    <span style={{ color: vars.text.secondary }}>{clock(id)}</span>
    <span style={{ ...end, color: vars.tone[side].text }}>
      <Figure figure={formatPrice(price, pair)} />
    </span>
    <span style={end}>
      <Figure figure={formatAmount(amount, pair)} />
    </span>
  </span>
);

// Typed here, because inside `args` the values of a union would widen to strings.
const state: RowsState<Trade> = { kind: 'ready', rows: tradesOf(10_000) };

const panel = {
  inlineSize: 'min(100%, 320px)',
  blockSize: '240px',
  border: `1px solid ${vars.line.subtle}`,
  background: vars.surface.panel,
} as const;

const InPanel = (args: VirtualListProps<Trade>) => (
  <div style={panel}>
    <VirtualList {...args} />
  </div>
);

const meta = preview.meta({
  component: VirtualList<Trade>,
  title: 'Components/Data/VirtualList',
  parameters: {
    docs: {
      description: {
        component:
          'A list that renders only its visible rows: the all-trades list beside the order book and the pairs of the pair dropdown. It fills its container and scrolls inside it.',
      },
    },
  },
  args: {
    label: 'All trades',
    itemKey: ({ id }: Trade) => String(id),
    state,
    surface: 'panel' as const,
    empty: { text: emptyText('tradeHistory', false) },
    children: (trade: Trade) => <TradeLine {...trade} />,
  },
  render: (args) => <InPanel {...args} />,
});

const itemAt = (canvas: HTMLElement, place: number) => canvas.querySelector<HTMLElement>(`[aria-posinset="${place}"]`);

/** Ten thousand lines: screen readers get the full count, but few are rendered. */
export const TenThousandLines = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(itemAt(canvasElement, 1)).toBeVisible());
    const items = canvas.getAllByRole('listitem');
    await expect(items.length).toBeLessThan(40);
    await expect(items[0]).toHaveAttribute('aria-setsize', '10000');
    await expect(new Set(items.map(({ offsetHeight }) => offsetHeight))).toEqual(new Set([28]));
    const frame = canvas.getByRole('group', { name: 'All trades' });
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    frame.scrollTop = frame.scrollHeight;
    await waitFor(() => expect(itemAt(canvasElement, 10_000)).toBeVisible());
    const last = itemAt(canvasElement, 10_000)?.getBoundingClientRect().bottom;
    await expect(last).toBeCloseTo(frame.getBoundingClientRect().bottom, 0);
    frame.scrollTop = 0;
    await waitFor(() => expect(itemAt(canvasElement, 1)).toBeVisible());
  },
});

export const Comfortable = meta.story({
  args: { density: 'comfortable' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(itemAt(canvasElement, 1)).toBeVisible());
    await expect(canvas.getAllByRole('listitem')[0]?.offsetHeight).toBe(44);
  },
});

const Growing = (args: VirtualListProps<Trade>) => {
  const [count, setCount] = useState(200);
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: space[8] }}>
      <Button variant="outline" tone="neutral" size="small" onClick={() => setCount(count + 1)}>
        One more trade
      </Button>
      <InPanel {...args} state={{ kind: 'ready', rows: tradesOf(count) }} />
    </div>
  );
};

/** A new line comes first; the others keep their elements, one place further down. */
export const NewestFirst = meta.story({
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(itemAt(canvasElement, 1)).toBeVisible());
    const newest = itemAt(canvasElement, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'One more trade' }));
    await waitFor(() => expect(newest).toHaveAttribute('aria-posinset', '2'));
  },
});

export const Loading = meta.story({
  args: { state: { kind: 'loading', rows: 8 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const Empty = meta.story({
  args: { state: { kind: 'ready', rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no trade history')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

const retry = fn();

export const Failed = meta.story({
  args: { state: { kind: 'failed', text: 'The trades cannot be loaded.', onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The trades cannot be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Refreshing = meta.story({
  args: { state: { kind: 'ready', rows: tradesOf(6), isRefreshing: true } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(itemAt(canvasElement, 1)).toBeVisible());
    await expect(canvas.getByRole('progressbar', { name: 'Refreshing All trades' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
});

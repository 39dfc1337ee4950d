import { Profiler } from 'react';
import { pairOf } from '@exchange/domain';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { vars } from '../../theme/contract.css';
import { createValue, staticSource } from '../OrderBook/live/liveSource';
import type { Trades } from './tapeReading';
import { pointOf } from '../Figure/testing/pointOf';
import { growingTape, tradesUpTo } from './testing/sampleTrades';
import { TradeTape, type TradeTapeProps } from './TradeTape';

const panel = {
  inlineSize: 'min(100%, 240px)',
  blockSize: '520px',
  border: `1px solid ${vars.line.subtle}`,
  background: vars.surface.panel,
} as const;

// Typed here, because inside `args` the values of a union would widen to strings.
const state: TradeTapeProps['state'] = { kind: 'live' };

const meta = preview.meta({
  component: TradeTape,
  title: 'Components/Trading/TradeTape',
  args: { pair: pairOf('XDC-USDT'), source: staticSource<Trades>(tradesUpTo(99, 100)), state },
  render: (args) => (
    <div style={panel}>
      <TradeTape {...args} />
    </div>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'The all-trades list beside the order book of the trading screen; on smaller screens a tab of the book. It fills its container.',
      },
      story: { height: '560px' },
    },
  },
});

const rowsIn = (canvas: HTMLElement): HTMLElement[] => [
  ...canvas.querySelectorAll<HTMLElement>('[role="row"]:not([aria-rowindex="1"])'),
];

const drawn = (canvas: HTMLElement) => waitFor(() => expect(rowsIn(canvas).length).toBeGreaterThan(0));

/** Newest first, with time, price and amount; the header names the zone; colour, arrow and words show the taker's side [TRD-260]. */
export const Live = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Time (UTC)' })).toBeVisible();
    const [newest, next] = rowsIn(canvasElement);
    await expect(newest).toHaveTextContent(/^14:06:08bought at 0\.05313498/);
    await expect(next).toHaveTextContent(/^14:06:06/);
    await expect(canvas.getByRole('table', { name: 'All trades' })).toHaveAttribute('aria-rowcount', '101');
    await expect(new Set(rowsIn(canvasElement).map((row) => row.offsetHeight))).toEqual(new Set([20]));
    await expect(rowsIn(canvasElement).length).toBeLessThan(60);
    await userEvent.tab();
    const list = canvas.getByRole('rowgroup', { name: 'All trades' });
    await expect(list).toHaveFocus();
    list.scrollTop = list.scrollHeight;
    await waitFor(() => expect(rowsIn(canvasElement).at(-1)).toHaveAttribute('aria-rowindex', '101'));
  },
});

const growing = growingTape(60);
const onRender = fn();

const nextDrawing = () => new Promise((done) => setTimeout(done, 180));

/** A new trade comes first; the other rows keep their elements, one place further down, and nothing in them changes. */
export const NewTrade = meta.story({
  args: { source: growing.source },
  render: (args) => (
    <Profiler id="tape" onRender={onRender}>
      <div style={panel}>
        <TradeTape {...args} />
      </div>
    </Profiler>
  ),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await nextDrawing();
    const [newest] = rowsIn(canvasElement);
    const written: Node[] = [];
    const observer = new MutationObserver((records) => {
      written.push(
        ...records.filter(({ target }) => newest?.contains(target) && target !== newest).map(({ target }) => target),
      );
    });
    observer.observe(canvasElement, { subtree: true, childList: true, characterData: true, attributes: true });
    onRender.mockClear();
    for (let times = 0; times < 25; times += 1) growing.add();
    await waitFor(() => expect(newest).toHaveAttribute('aria-rowindex', '27'));
    await expect(rowsIn(canvasElement)[25]).toBe(newest);
    await expect(written).toEqual([]);
    // The tape renders once for all of them, however often listeners were called.
    await expect(onRender.mock.calls.length).toBeLessThanOrEqual(3);
    observer.disconnect();
  },
});

const busy = growingTape(100);

/** Reading further down isn't disturbed; a button counts the newer trades. */
export const ReadingFurtherDown = meta.story({
  args: { source: busy.source },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    const list = canvas.getByRole('rowgroup', { name: 'All trades' });
    list.scrollTop = 400;
    await nextDrawing();
    const read = rowsIn(canvasElement).find((row) => row.getAttribute('aria-rowindex') === '25');
    const top = read?.getBoundingClientRect().top;
    busy.add();
    await expect(await canvas.findByRole('button', { name: '1 newer trade' })).toBeVisible();
    for (let times = 0; times < 11; times += 1) busy.add();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleName('12 newer trades'));
    await expect(read?.getBoundingClientRect().top).toBe(top);
    await userEvent.click(canvas.getByRole('button', { name: '12 newer trades' }));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(list).toHaveFocus();
    await waitFor(() => expect(list.scrollTop).toBe(0));
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '113');
    list.scrollTop = 400;
    await nextDrawing();
    busy.add();
    await canvas.findByRole('button', { name: '1 newer trade' });
  },
});

const picked = growingTape(60);

/** A trade's price can be picked by mouse or keyboard; while one has keyboard focus, nothing moves [TRD-063]. */
export const Picked = meta.story({
  args: { source: picked.source, onPickPrice: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    const priceOf = (row: HTMLElement | undefined) => row?.querySelector('[data-price]')?.getAttribute('data-price');
    const [, second] = rowsIn(canvasElement);
    await userEvent.click(second ?? canvasElement);
    await expect(args.onPickPrice).toHaveBeenLastCalledWith(priceOf(second));
    canvas.getByRole('rowgroup', { name: 'All trades' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(canvas.getAllByRole('button', { name: /^(bought|sold) at / })[1]).toHaveFocus();
    picked.add();
    await expect(await canvas.findByRole('button', { name: '1 newer trade' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPickPrice).toHaveBeenLastCalledWith(priceOf(second));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('rowgroup', { name: 'All trades' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: '1 newer trade' })).toBeNull());
  },
});

export const Stale = meta.story({
  args: { state: { kind: 'stale' } },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-stale]').length).toBeGreaterThan(0);
  },
});

export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

const first = createValue<Trades>([]);

/** Says that there are no trades until the first one comes [TRD-264]. */
export const Empty = meta.story({
  args: { source: first },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('There are no trades yet.')).toBeVisible();
    first.set(tradesUpTo(0, 1));
    await drawn(canvasElement);
    await expect(rowsIn(canvasElement)).toHaveLength(1);
    first.set([]);
    await expect(await canvas.findByText('There are no trades yet.')).toBeVisible();
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

/** Blue and orange replace green and red; the arrows stay the same. */
export const ColourBlindPalette = meta.story({ globals: { palette: 'colorblind' } });

export const Phone = meta.story({
  render: (args) => (
    <div style={{ ...panel, inlineSize: '100%', blockSize: '400px' }}>
      <TradeTape {...args} />
    </div>
  ),
});

const eth = pairOf('XDC-ETH');
const [above, below] = tradesUpTo(99, 2);

/** Trades on both sides of 0.0001: no price is shortened, and the points are aligned [TRD-451]. */
export const AcrossTiny = meta.story({
  args: {
    pair: eth,
    source: staticSource<Trades>([
      ...(above ? [{ ...above, price: '0.00010012' }] : []),
      ...(below ? [{ ...below, price: '0.0000984' }] : []),
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await document.fonts.ready;
    const [tiny, larger] = ['0.0000984', '0.00010012'].map((price) => pointOf(canvas.getByText(price)));
    await expect(tiny).toBeCloseTo(larger ?? 0, 1);
  },
});

import { bookDepth, multiply, sum } from '@exchange/domain';
import { Profiler } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import type { LastPrice } from './drawing/lastPriceDrawing';
import { createValue, staticSource } from './live/liveSource';
import { OrderBook } from './OrderBook';
import { createBusyBook } from './testing/busyBook';
import { changingBook } from './testing/changingBook';
import { InPanel } from './testing/InPanel';
import { cellsOf, findRow, markedIn, nameOf, rowAt, drawn } from './testing/rowsIn';
import { shownBook } from './testing/shownBook';
import { bookOf, xdc, xdcBook } from './testing/sampleBook';

const meta = preview.meta({
  component: OrderBook,
  title: 'Components/Trading/OrderBook',
  args: { ...shownBook, onGroupingChange: fn(), onPick: fn() },
  render: (args) => <InPanel {...args} />,
  parameters: {
    docs: {
      story: { height: '760px' },
    },
  },
});

/** Pointing at a row marks all rows up to it and shows the exact cost of taking them [TRD-051]. */
export const Hovered = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await userEvent.hover(rowAt(canvasElement, 'asks', 1));
    await expect(markedIn(canvasElement)).toEqual(['asks1', 'asks0']);
    const rows = xdcBook.asks.slice(0, 2);
    const amount = sum(rows.map((row) => row.amount));
    await expect(canvas.getByText('Sum XDC').nextElementSibling).toHaveTextContent(`52,030.016882`);
    await expect(amount).toBe('52030.016882');
    await expect(sum(rows.map((row) => multiply(row.price, row.amount)))).toBe('2763.8611293417202');
    await expect(canvas.getByText('Sum USDT').nextElementSibling).toHaveTextContent('2,763.861130');
    await expect(canvas.getByText('Average').nextElementSibling).toHaveTextContent('0.05312051');
    await userEvent.unhover(canvas.getByRole('grid'));
    await expect(canvas.queryByText('Average')).toBeNull();
    await expect(markedIn(canvasElement)).toEqual([]);
    await userEvent.hover(rowAt(canvasElement, 'bids', 5));
    await expect(markedIn(canvasElement)).toHaveLength(6);
  },
});

/**
 * A click picks the price and amount of its row, and reports the sum up to it, which Shift selects instead [TRD-061].
 */
export const Picked = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await userEvent.click(rowAt(canvasElement, 'bids', 2));
    await expect(args.onPick).toHaveBeenCalledWith({
      side: 'bids',
      ...xdcBook.bids[2],
      sum: sum(xdcBook.bids.slice(0, 3).map(({ amount }) => amount)),
      isShiftHeld: false,
    });
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(rowAt(canvasElement, 'asks', 1));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onPick).toHaveBeenLastCalledWith(
      expect.objectContaining({ ...xdcBook.asks[1], isShiftHeld: true }),
    );
  },
});

/** A single tab stop. Arrows, Home and End move and are announced, Enter picks, Escape clears the mark [TRD-054]. */
export const ByKeyboard = meta.story({
  args: { depth: bookDepth.full, source: staticSource(bookOf(xdc, '0.05312', 18_000, 120)) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    const grid = canvas.getByRole('grid');
    const active = () => {
      return nameOf(document.getElementById(grid.getAttribute('aria-activedescendant') ?? ''));
    };
    canvas.getByRole('combobox').focus();
    await userEvent.tab();
    await expect(grid).toHaveFocus();
    await expect(active()).toBe('asks0');
    await expect(rowAt(canvasElement, 'asks', 0)).toHaveAccessibleName(/0\.05312030.*15,284\.800830/);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(active()).toBe('asks2');
    await expect(markedIn(canvasElement)).toEqual(['asks2', 'asks1', 'asks0']);
    await expect(canvas.getByText('Average')).toBeVisible();
    await expect(canvas.getByText(/^Up to here 70,684.006882 XDC for .* USDT, on average 0.05312056$/)).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(active()).toBe('asks119'));
    await expect(rowAt(canvasElement, 'asks', 119)).toBeVisible();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(active()).toBe('bids119'));
    await userEvent.keyboard('{Home}{PageDown}');
    await waitFor(() => expect(active()).toBe('asks109'));
    await userEvent.keyboard('{Enter}');
    const levels = bookOf(xdc, '0.05312', 18_000, 120).asks;
    await expect(args.onPick).toHaveBeenLastCalledWith({
      side: 'asks',
      ...levels[109],
      sum: sum(levels.slice(0, 110).map(({ amount }) => amount)),
      isShiftHeld: false,
    });
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(args.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ isShiftHeld: true }));
    await userEvent.keyboard('{Escape}');
    await expect(markedIn(canvasElement)).toEqual([]);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toBe('asks0'));
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ side: 'bids', price: '0.0531197' }));
    await userEvent.tab();
    await expect(grid).not.toHaveFocus();
  },
});

const movingPrice = createValue<LastPrice | undefined>({ price: '0.05312', direction: 'up', usd: '0.05312' });

/** The last price can be picked too, by mouse or keyboard: the one shown at the moment of the press [TRD-063]. */
export const LastPricePicked = meta.story({
  args: { lastPrice: movingPrice, onPickPrice: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    const button = canvas.getByRole('button', { name: /^Last price 0\.05312000/ });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    movingPrice.set({ price: '0.05399', direction: 'up', usd: '0.05399' });
    await waitFor(() => expect(button).toHaveTextContent('0.05399000'));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(args.onPickPrice).toHaveBeenLastCalledWith('0.05312');
    canvas.getByRole('grid').focus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPickPrice).toHaveBeenLastCalledWith('0.05399');
    await expect(args.onPick).not.toHaveBeenCalled();
  },
});

const nextDrawing = () => new Promise((done) => setTimeout(done, 160));

/** Counts React renders, and records which rows were written to. */
const observed = (canvas: HTMLElement) => {
  const written: Element[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const row = (target instanceof Element ? target : target.parentElement)?.closest('[data-place]');
      if (row) written.push(row);
    }
  });
  observer.observe(canvas, { subtree: true, childList: true, characterData: true, attributes: true });
  return {
    rows: (): Set<Element> => {
      const rows = new Set(written);
      written.length = 0;
      return rows;
    },
    stop: () => {
      observer.disconnect();
    },
  };
};

const busyBook = changingBook(bookOf(xdc, '0.05312', 18_000, 500));
const busyPrice = createValue<LastPrice | undefined>({ price: '0.05312', direction: 'up', usd: '0.05312' });
const onRender = fn();

/** Thousands of changes reach the store; rows that didn't change are neither rendered nor written. */
export const Busy = meta.story({
  args: { depth: bookDepth.full, source: busyBook.source, lastPrice: busyPrice },
  render: (args) => (
    <Profiler id="book" onRender={onRender}>
      <InPanel {...args} />
    </Profiler>
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await nextDrawing();
    const watch = observed(canvasElement);
    onRender.mockClear();

    busyBook.scale('asks', 499, '2');
    busyBook.scale('asks', 3, '1.01');
    await nextDrawing();
    const first = watch.rows();
    await expect(first).toContain(rowAt(canvasElement, 'asks', 3));
    await expect(first).not.toContain(rowAt(canvasElement, 'asks', 0));
    await expect(cellsOf(rowAt(canvasElement, 'asks', 3))[1]).toBe('5,284.774500');
    await expect(rowAt(canvasElement, 'asks', 3).querySelector('[data-flash]')).not.toBeNull();

    const best = rowAt(canvasElement, 'bids', 0);
    for (let turn = 0; turn < 20; turn += 1) {
      for (let times = 0; times < 100; times += 1) {
        busyBook.scale('bids', 100 + times, '1.001');
        busyPrice.set({ price: `0.0531${String(times).padStart(3, '0')}`, direction: 'up', usd: '0.05312' });
      }
      await new Promise(requestAnimationFrame);
    }
    await nextDrawing();
    const price = rowAt(canvasElement, 'bids', 0);
    await expect(price).toBe(best);
    await expect(price).toHaveTextContent('26,492.040000');
    await expect(canvas.getByRole('grid')).toHaveTextContent('Last price 0.05310990 up');
    await expect(onRender).not.toHaveBeenCalled();

    watch.rows();
    busyBook.insert('bids', 0, { price: '0.05311999', amount: '12' });
    await nextDrawing();
    await expect(cellsOf(rowAt(canvasElement, 'bids', 0)).slice(0, 2)).toEqual(['0.05311999', '12.000000']);
    busyBook.remove('bids', 0);
    await nextDrawing();
    await expect(cellsOf(rowAt(canvasElement, 'bids', 0))[0]).toBe('0.05311970');
    await expect(onRender).not.toHaveBeenCalled();
    watch.stop();
  },
});

/** Every text that was written, before and after. */
const watchTexts = (canvas: HTMLElement) => {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  observer.observe(canvas, { subtree: true, characterData: true, characterDataOldValue: true });
  return (): { before: string | null; after: string | null }[] => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    return records.map(({ target, oldValue }, at) => {
      const next = records.slice(at + 1).find((later) => later.target === target);
      return { before: oldValue, after: next ? next.oldValue : target.textContent };
    });
  };
};

const hurriedBook = createBusyBook();
const onRead = fn();
const hurriedSource = {
  ...hurriedBook.source,
  snapshot: () => {
    onRead();
    return hurriedBook.source.snapshot();
  },
};

/**
 * Ten thousand changes in a second are drawn ten times, without React. Only texts that changed are written, and a click
 * meanwhile still works [TRD-294].
 */
export const TenThousandChanges = meta.story({
  args: { depth: bookDepth.full, source: hurriedSource },
  render: Busy.input.render,
  play: async ({ args, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await nextDrawing();
    const written = watchTexts(canvasElement);
    onRead.mockClear();
    onRender.mockClear();
    const begun = performance.now();
    const stop = hurriedBook.start();
    await waitFor(() => expect(hurriedBook.changes()).toBeGreaterThanOrEqual(10_000));
    const tenths = Math.ceil((performance.now() - begun) / 100);
    const texts = written();
    const [reads, renders] = [onRead, onRender].map(({ mock }) => mock.calls.length);
    await userEvent.click(rowAt(canvasElement, 'asks', 0));
    stop();
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(reads).toBeGreaterThan(1);
    await expect(reads).toBeLessThanOrEqual(tenths + 1);
    await expect(renders).toBe(0);
    await expect(texts.length).toBeGreaterThan(50);
    await expect(texts.filter(({ before, after }) => before === after)).toEqual([]);
  },
});

const movingBook = changingBook(bookOf(xdc, '0.05312', 18_000, 30));

/**
 * A row marked by keyboard is followed by its price; a click picks the row that was under the pointer on pointer down.
 */
export const Moving = meta.story({
  args: { source: movingBook.source },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    const grid = canvas.getByRole('grid');
    canvas.getByRole('combobox').focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(markedIn(canvasElement)).toEqual(['bids0', 'bids1']);
    movingBook.insert('bids', 0, { price: '0.05311999', amount: '12' });
    await waitFor(() => expect(markedIn(canvasElement)).toEqual(['bids0', 'bids1', 'bids2']));
    await expect(grid.getAttribute('aria-activedescendant')).toBe(rowAt(canvasElement, 'bids', 2).id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ price: '0.0531195' }));

    const pressed = rowAt(canvasElement, 'asks', 0);
    const price = movingBook.source.snapshot().asks[0]?.price;
    await userEvent.pointer({ keys: '[MouseLeft>]', target: pressed });
    movingBook.insert('asks', 0, { price: '0.05312001', amount: '5' });
    await waitFor(() => expect(cellsOf(pressed)[0]).toBe('0.05312001'));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: pressed });
    await expect(args.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ price }));
  },
});

const thinBook = changingBook(bookOf(xdc, '0.05312', 18_000, 40));

/** New sells far above don't move the rows someone is reading. */
export const Growing = meta.story({
  args: { depth: bookDepth.full, source: thinBook.source },
  render: (args) => <InPanel {...args} size={{ blockSize: '420px' }} />,
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    const grid = canvas.getByRole('grid');
    grid.scrollTop -= 200;
    await waitFor(() => expect(findRow(canvasElement, 'asks', 14)).not.toBeNull());
    await nextDrawing();
    const top = rowAt(canvasElement, 'asks', 14).getBoundingClientRect().top;
    for (const price of ['0.0532', '0.0533', '0.0534'])
      thinBook.insert('asks', thinBook.source.snapshot().asks.length, { price, amount: '7' });
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '85'));
    await nextDrawing();
    await expect(rowAt(canvasElement, 'asks', 14).getBoundingClientRect().top).toBe(top);
    thinBook.remove('asks', 42);
    await nextDrawing();
    await expect(grid).toHaveAttribute('aria-rowcount', '85');
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '84'));
    await nextDrawing();
    await expect(rowAt(canvasElement, 'asks', 14).getBoundingClientRect().top).toBe(top);
  },
});

import { describe, expect, it } from 'vitest';
import { createToasts } from './createToasts';

const said = ({ shown }: ReturnType<typeof createToasts>) => shown().map(({ text }) => text);

it('keeps toasts until they are dismissed, oldest first', () => {
  const toasts = createToasts();
  toasts.toast({ tone: 'success', text: 'Order placed' });
  toasts.toast({ tone: 'error', text: 'Order refused' });
  expect(said(toasts)).toEqual(['Order placed', 'Order refused']);
  const [first] = toasts.shown();
  if (first) toasts.dismiss(first.id);
  expect(said(toasts)).toEqual(['Order refused']);
});

it('shows a toast for 3 s, unless its screen or its sender sets another time', () => {
  const place = { lastsMs: 10_000 };
  const usual = createToasts();
  const placed = createToasts(() => place.lastsMs);
  usual.toast({ tone: 'info', text: 'a' });
  placed.toast({ tone: 'info', text: 'b' });
  placed.toast({ tone: 'info', text: 'c', lastsMs: 500 });
  place.lastsMs = 3000;
  placed.toast({ tone: 'info', text: 'd' });
  expect([...usual.shown(), ...placed.shown()].map(({ lastsMs }) => lastsMs)).toEqual([3000, 10_000, 500, 3000]);
});

describe('the same message shown again', () => {
  const placed = { tone: 'success', text: 'Order placed' } as const;

  it('in a row is one toast that starts over and counts', () => {
    const toasts = createToasts();
    toasts.toast(placed);
    const [first] = toasts.shown();
    toasts.toast(placed);
    toasts.toast(placed);
    expect(toasts.shown()).toMatchObject([{ text: 'Order placed', count: 3 }]);
    expect(toasts.shown()[0]?.id).not.toBe(first?.id);
  });

  it('after something else is another toast', () => {
    const toasts = createToasts();
    toasts.toast(placed);
    toasts.toast({ tone: 'error', text: 'Insufficient Fund' });
    toasts.toast(placed);
    expect(toasts.shown().map(({ text, count }) => [text, count])).toEqual([
      ['Order placed', 1],
      ['Insufficient Fund', 1],
      ['Order placed', 1],
    ]);
  });

  it('in another tone is another toast', () => {
    const toasts = createToasts();
    toasts.toast(placed);
    toasts.toast({ ...placed, tone: 'info' });
    expect(said(toasts)).toHaveLength(2);
  });

  it('with an action is another toast, because each undoes its own', () => {
    const toasts = createToasts();
    toasts.toast({ ...placed, action: { label: 'Undo', onSelect: () => undefined } });
    toasts.toast({ ...placed, action: { label: 'Undo', onSelect: () => undefined } });
    expect(said(toasts)).toHaveLength(2);
  });
});

it('shows a toast with an action for at least 10 s, or as long as its sender sets', () => {
  const action = { label: 'Undo', onSelect: () => undefined };
  const toasts = createToasts();
  toasts.toast({ tone: 'info', text: 'Favourite removed', action });
  toasts.toast({ tone: 'info', text: 'Filter removed', action, lastsMs: 20_000 });
  expect(toasts.shown().map(({ lastsMs }) => lastsMs)).toEqual([10_000, 20_000]);
});

it('keeps only the newest five', () => {
  const toasts = createToasts();
  for (const text of ['1', '2', '3', '4', '5', '6']) toasts.toast({ tone: 'info', text });
  expect(said(toasts)).toEqual(['2', '3', '4', '5', '6']);
});

it('calls listeners on each change until they unsubscribe', () => {
  const toasts = createToasts();
  let heard = 0;
  const stop = toasts.subscribe(() => (heard += 1));
  toasts.toast({ tone: 'info', text: 'a' });
  toasts.dismiss(1);
  stop();
  toasts.toast({ tone: 'info', text: 'b' });
  expect(heard).toBe(2);
});

it('returns the same array until something changes', () => {
  const toasts = createToasts();
  expect(toasts.shown()).toBe(toasts.shown());
});

it('one about the same thing replaces the one before, and what it names', () => {
  const toasts = createToasts();
  toasts.toast({ tone: 'success', text: 'Partly filled', about: 'order 1' });
  toasts.toast({ tone: 'info', text: 'Elsewhere' });
  toasts.toast({ tone: 'success', text: 'Filled', about: 'trade 1' });
  toasts.toast({ tone: 'success', text: 'Filled', details: '5 of 5', about: 'order 1', replaces: 'trade 1' });
  expect(toasts.shown()).toMatchObject([{ text: 'Elsewhere' }, { text: 'Filled', details: '5 of 5', count: 1 }]);
});

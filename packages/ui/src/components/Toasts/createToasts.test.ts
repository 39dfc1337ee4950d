import { expect, it } from 'vitest';
import { createToasts } from './createToasts';

const said = ({ shown }: ReturnType<typeof createToasts>) => shown().map(({ text }) => text);

it('what is said stands until it is dismissed, oldest first', () => {
  const toasts = createToasts();
  toasts.toast({ tone: 'success', text: 'Order placed' });
  toasts.toast({ tone: 'error', text: 'Order refused' });
  expect(said(toasts)).toEqual(['Order placed', 'Order refused']);
  const [first] = toasts.shown();
  if (first) toasts.dismiss(first.id);
  expect(said(toasts)).toEqual(['Order refused']);
});

it('a toast lasts 3 s, and as long as its place or its sender says where they say so [DOM-332]', () => {
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

it('the same words said twice are two toasts', () => {
  const toasts = createToasts();
  toasts.toast({ tone: 'success', text: 'Order placed' });
  toasts.toast({ tone: 'success', text: 'Order placed' });
  expect(new Set(toasts.shown().map(({ id }) => id)).size).toBe(2);
});

it('of very many the newest five stand', () => {
  const toasts = createToasts();
  for (const text of ['1', '2', '3', '4', '5', '6']) toasts.toast({ tone: 'info', text });
  expect(said(toasts)).toEqual(['2', '3', '4', '5', '6']);
});

it('who listens hears of each change until they stop listening', () => {
  const toasts = createToasts();
  let heard = 0;
  const stop = toasts.subscribe(() => (heard += 1));
  toasts.toast({ tone: 'info', text: 'a' });
  toasts.dismiss(1);
  stop();
  toasts.toast({ tone: 'info', text: 'b' });
  expect(heard).toBe(2);
});

it('nothing new is nothing to draw', () => {
  const toasts = createToasts();
  expect(toasts.shown()).toBe(toasts.shown());
});

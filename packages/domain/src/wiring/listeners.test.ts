import { expect, it, vi } from 'vitest';
import { createListeners } from './listeners';

it('listeners are called in the order in which they subscribed, until they leave', () => {
  const heard: string[] = [];
  const { subscribe, notify } = createListeners<number>();
  const leave = subscribe((value) => heard.push(`first ${value}`));
  subscribe((value) => heard.push(`second ${value}`));
  notify(1);
  leave();
  notify(2);
  expect(heard).toEqual(['first 1', 'second 1', 'second 2']);
});

it('a listener that leaves during a notification hears no more, and one that subscribes hears the next', () => {
  const heard: string[] = [];
  const { subscribe, notify } = createListeners<number>();
  subscribe((value) => {
    heard.push(`first ${value}`);
    leave();
    subscribe((later) => heard.push(`new ${later}`));
  });
  const leave = subscribe(() => heard.push('left'));
  notify(1);
  expect(heard).toEqual(['first 1']);
  notify(2);
  expect(heard).toEqual(['first 1', 'first 2', 'new 2']);
});

it('work starts with the first listener, stops with the last, and starts again with the next', () => {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const { subscribe, isEmpty } = createListeners(start);
  expect([start.mock.calls.length, isEmpty()]).toEqual([0, true]);
  const leave = [subscribe(() => undefined), subscribe(() => undefined)];
  expect([start.mock.calls.length, isEmpty()]).toEqual([1, false]);
  leave[0]?.();
  expect(stop).not.toHaveBeenCalled();
  leave[1]?.();
  expect([stop.mock.calls.length, isEmpty()]).toEqual([1, true]);
  subscribe(() => undefined);
  expect(start).toHaveBeenCalledTimes(2);
});

it('leaving twice, or subscribing twice with the same function, counts once', () => {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const { subscribe, notify } = createListeners(start);
  const listener = vi.fn();
  const leave = subscribe(listener);
  subscribe(listener);
  notify();
  leave();
  leave();
  expect([start, listener, stop].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

import { describe, expect, it } from 'vitest';
import { clamped, sizeAfterKey, sizeAfterMove, type SplitterKey } from './splitterSteps';

const book: SplitterKey = {
  orientation: 'vertical',
  place: 'after',
  value: 320,
  min: 260,
  max: 480,
  first: 300,
  isShiftHeld: false,
};

describe('a key', () => {
  it.each<[string, Partial<SplitterKey>, number | undefined]>([
    ['ArrowLeft', {}, 328],
    ['ArrowRight', {}, 312],
    ['ArrowLeft', { isShiftHeld: true }, 360],
    ['ArrowRight', { isShiftHeld: true, value: 270 }, 260],
    ['ArrowLeft', { place: 'before' }, 312],
    ['Home', {}, 260],
    ['End', {}, 480],
    ['Enter', {}, 300],
    ['Enter', { max: 280 }, 280],
    ['ArrowUp', {}, undefined],
    ['ArrowUp', { orientation: 'horizontal' }, 328],
    ['ArrowDown', { orientation: 'horizontal', place: 'before' }, 328],
    ['ArrowLeft', { orientation: 'horizontal' }, undefined],
    ['a', {}, undefined],
  ])('%s with %o leads to %o', (key, change, size) => {
    expect(sizeAfterKey(key, { ...book, ...change })).toBe(size);
  });
});

it.each([
  [300.4, 300],
  [100, 260],
  [900, 480],
])('%d is limited to %d', (size, taken) => {
  expect(clamped(size, book)).toBe(taken);
});

it('returns the minimum if the range is empty', () => {
  expect(clamped(300, { min: 260, max: 200 })).toBe(260);
});

it('enlarges the panel when the line moves away from it', () => {
  expect(sizeAfterMove(300, 20, 'before')).toBe(320);
  expect(sizeAfterMove(300, 20, 'after')).toBe(280);
});

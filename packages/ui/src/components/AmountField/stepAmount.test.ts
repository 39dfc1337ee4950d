import { compare, isAbove, isBelow } from '@exchange/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pressedStep, stepAmount } from './stepAmount';

const key = (name: string, held: Partial<KeyboardEvent> = {}) => ({
  key: name,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

describe('the keys', () => {
  it.each([
    ['ArrowUp', {}, 'up', 1],
    ['ArrowDown', {}, 'down', 1],
    ['ArrowUp', { shiftKey: true }, 'up', 10],
    ['ArrowDown', { shiftKey: true }, 'down', 10],
    ['PageUp', {}, 'up', 10],
    ['PageDown', {}, 'down', 10],
  ])('%s with %j go %s by %i', (name, held, direction, count) => {
    expect(pressedStep(key(name, held))).toEqual({ direction, count });
  });

  it.each([
    ['Home', {}],
    ['End', {}],
    ['ArrowLeft', {}],
    ['1', {}],
    ['ArrowUp', { metaKey: true }],
    ['ArrowUp', { altKey: true }],
    ['PageUp', { ctrlKey: true }],
  ])('%s with %j keep their usual meaning', (name, held) => {
    expect(pressedStep(key(name, held))).toBeUndefined();
  });
});

describe('a step', () => {
  it.each([
    ['1', 'up', 1, '2'],
    ['1', 'down', 1, '0'],
    ['0', 'down', 1, '0'],
    ['1.5', 'up', 1, '2'],
    ['1.5', 'down', 1, '1'],
    ['1.5', 'up', 10, '11'],
    ['25', 'down', 10, '15'],
    ['5', 'down', 10, '0'],
    ['', 'up', 1, '1'],
    ['.', 'up', 1, '1'],
    ['', 'up', 10, '10'],
    ['9007199254740992', 'up', 1, '9007199254740993'],
  ] as const)('from %j %s by %i gives %s', (typed, direction, count, text) => {
    expect(stepAmount(typed, { direction, count }, { step: '1' })).toBe(text);
  });

  it.each([
    ['', 'up', '100000'],
    ['', 'down', '100000'],
    ['100000', 'down', '100000'],
    ['4950001', 'up', '5000000'],
    ['5000000', 'up', '5000000'],
    ['9999999', 'down', '5000000'],
    ['7', 'up', '100000'],
  ] as const)('of 50,000 between 100,000 and 5,000,000 from %j %s gives %s', (typed, direction, text) => {
    const rules = { step: '50000', min: '100000', max: '5000000' };
    expect(stepAmount(typed, { direction, count: 1 }, rules)).toBe(text);
  });

  it('is exact where a float is not', () => {
    expect(stepAmount('0.1', { direction: 'up', count: 1 }, { step: '0.1' })).toBe('0.2');
    expect(stepAmount('0.2', { direction: 'up', count: 1 }, { step: '0.1' })).toBe('0.3');
    expect(stepAmount('1000', { direction: 'up', count: 1 }, { step: '0.0001' })).toBe('1000.0001');
  });

  it('of ten is ten single steps, and never leaves the bounds', () => {
    const rules = { step: '0.01', min: '0.05', max: '50' };
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,3}(\.\d{1,4})?$/), fc.constantFrom('up', 'down'), (typed, direction) => {
        let text: string = typed;
        for (let taken = 0; taken < 10; taken += 1) text = stepAmount(text, { direction, count: 1 }, rules);
        expect(compare(stepAmount(typed, { direction, count: 10 }, rules), text)).toBe(0);
        expect(isBelow(text, rules.min) || isAbove(text, rules.max)).toBe(false);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments';

const known = ['unit', 'end to end'];
const nothing = { parts: [], isNightly: false, showsSlowest: false };

describe('the arguments of the test command', () => {
  it.each([
    [[], nothing],
    [['unit', 'end to end'], { ...nothing, parts: ['unit', 'end to end'] }],
    [['changed'], { ...nothing, changedSince: '' }],
    [['changed', 'HEAD~2', '--slowest'], { ...nothing, changedSince: 'HEAD~2', showsSlowest: true }],
    [['--nightly'], { ...nothing, isNightly: true }],
  ])('%j are read', (given, asked) => {
    expect(readArguments(given, known)).toEqual(asked);
  });

  it.each([
    [['units'], 'There is no part units. Known: changed, unit, end to end.'],
    [['changed', 'HEAD', 'main'], '`changed` takes one revision.'],
    [['--fast'], '--fast'],
  ])('%j are refused with the reason', (given, reason) => {
    expect(() => readArguments(given, known)).toThrow(reason);
  });
});

import type { LiveProblem } from '@exchange/api';
import { expect, it } from 'vitest';
import { reportMalformed } from './createServices';

it('an event that violates the contract is reported, unless the feed recovers automatically', () => {
  const reported: unknown[] = [];
  let tell: (problem: LiveProblem) => void = () => undefined;
  const onProblem = (listener: typeof tell) => {
    tell = listener;
    return () => undefined;
  };
  reportMalformed({ onProblem }, (error) => reported.push(error));
  tell({ kind: 'gap', pair: 'XDC-USDT', expected: 7, received: 9 });
  tell({ kind: 'refused', message: 'Session Expired' });
  expect(reported).toEqual([]);
  tell({ kind: 'malformed', channel: 'XDC-USDT-book' });
  expect(reported).toEqual([new Error("An event on XDC-USDT-book doesn't match the contract.")]);
});

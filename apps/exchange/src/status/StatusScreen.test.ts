import { expect, it } from 'vitest';
import { CallFailed } from '#shared/serverState/callFailed.ts';
import { refetchInterval } from './StatusScreen';

it.each([
  ['every five minutes', null, 300_000],
  ['soon after a failure', new CallFailed({ code: 'unreachable' }), 5_000],
  ['no sooner if the server does not have it', new CallFailed({ code: 'not-built' }), 300_000],
])('the status is reloaded %s', (_, error, interval) => {
  expect(refetchInterval({ state: { error } })).toBe(interval);
});

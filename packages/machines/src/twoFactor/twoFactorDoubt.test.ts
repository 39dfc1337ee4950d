import type { Failure } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import {
  alreadyOn,
  asked,
  confirmed,
  disabled,
  enabled,
  second,
  secret,
  start,
  statusOff,
  statusOn,
  switched,
  timedOut,
  userId,
} from './testing/startedTwoFactor';

const lookingUp = { unconfirmed: 'asking' } as const;
const pausing = { unconfirmed: 'pausing' } as const;
const foundOn = { type: 'twoFactor.switched', before: 'none', factor: 'app' };

describe('a switch without an answer', () => {
  it.each<[string, { error: Failure }]>([
    ['that took too long', timedOut],
    ['from an exchange that cannot be reached', { error: { code: 'unreachable' } }],
    ['but that of a gateway', { error: { code: 'refused', status: 502, message: 'Bad gateway' } }],
  ])('%s is unconfirmed, and the status is requested [PRF-072]', async (_, answer) => {
    const { reach, said, asked: calls } = await switched({ switches: [answer] });
    await reach(lookingUp);
    expect(said.at(-1)).toEqual({ type: 'twoFactor.unconfirmed', failure: answer.error });
    expect(calls.at(-1)).toEqual(['readStatus', { userId }]);
  });

  it('because its call broke is reported as a bug as well [PRF-072]', async () => {
    const bug = new Error('bug');
    const { reach, said } = await switched({ switches: [Promise.reject(bug)] });
    await reach(lookingUp);
    expect(said.slice(-2)).toEqual([
      { type: 'bug', error: bug },
      { type: 'twoFactor.unconfirmed', failure: { code: 'unexpected' } },
    ]);
  });

  it.each([
    ['on', false, statusOn, 'switchedOn', 'app'],
    ['off', true, statusOff, 'switchedOff', 'none'],
  ] as const)('that is found %s was carried out [PRF-072]', async (_, isOn, status, place, factor) => {
    const { reach, said, stored: device } = await switched({ isOn, switches: [timedOut], statuses: [status] });
    await reach(place);
    expect(said.at(-1)).toEqual({ type: 'twoFactor.switched', before: isOn ? 'app' : 'none', factor });
    expect(device).toEqual({ factor });
  });

  it('that is found unchanged says so, and the code of the app can be typed again [PRF-072]', async () => {
    const { reach, said, typeAppCode, context, stored } = await switched({
      switches: [timedOut, enabled],
      statuses: [statusOff],
    });
    await reach('unconfirmed');
    await reach('awaitingAppCode');
    expect(said.at(-1)).toEqual({ type: 'twoFactor.unchanged', factor: 'none' });
    expect(context()).toMatchObject({ appCode: '', code: '12345' });
    expect(stored).toEqual({ secret });
    typeAppCode('222222');
    await reach('switchedOn');
  });

  it('is checked less and less often until there is an answer [PRF-072]', async () => {
    const {
      reach,
      clock,
      asked: calls,
      isIn,
      said,
    } = await switched({
      switches: [timedOut],
      statuses: [timedOut, timedOut, Promise.reject(new Error('bug')), statusOn],
    });
    for (const pause of [1, 2, 4]) {
      await reach(pausing);
      const before = calls.length;
      clock.increment(pause * second - 1);
      expect(isIn(pausing)).toBe(true);
      clock.increment(1);
      expect(calls).toHaveLength(before + 1);
    }
    await reach('switchedOn');
    expect(said.at(-1)).toEqual(foundOn);
  });

  it('never waits longer than half a minute between two checks [PRF-072]', async () => {
    const { reach, clock, asked: calls } = await switched({ switches: [timedOut], statuses: Array(12).fill(timedOut) });
    for (let looks = 1; looks <= 12; looks += 1) {
      await reach(pausing);
      clock.increment(30 * second);
    }
    expect(calls.filter((call) => Array.isArray(call) && call[0] === 'readStatus')).toHaveLength(13);
  });

  it('is checked immediately when the trader asks for it [PRF-072]', async () => {
    const { actor, reach, isIn } = await switched({ switches: [timedOut], statuses: [timedOut] });
    await reach(pausing);
    actor.send({ type: 'look.requested' });
    expect(isIn(lookingUp)).toBe(true);
  });

  it('is settled by news of another tab, too [PRF-072]', async () => {
    const { actor, reach, isIn, said } = await switched({ switches: [timedOut] });
    await reach(lookingUp);
    actor.send({ type: 'status.changed', factor: 'app' });
    expect(isIn('switchedOn')).toBe(true);
    expect(said.at(-1)).toEqual(foundOn);
  });

  it('is still checked after the trader has left, without its secret [PRF-072]', async () => {
    const { actor, clock, reach, stored, isIn } = await switched({
      switches: [timedOut],
      statuses: [timedOut, statusOff],
    });
    await reach(pausing);
    actor.send({ type: 'cancelled' });
    expect(isIn(pausing)).toBe(true);
    expect(stored).toEqual({});
    clock.increment(second);
    await reach('idle');
    expect(stored).toEqual({});
  });
});

describe('a switch that another tab was faster with', () => {
  const elsewhere = (isOn: boolean) => ({ type: 'twoFactor.switchedElsewhere', factor: isOn ? 'app' : 'none' });

  it('reads the status and ends there', async () => {
    const { reach, said, stored, context } = await switched({ switches: [alreadyOn], statuses: [statusOn] });
    await reach('overtaken');
    await reach('idle');
    expect(said.at(-1)).toEqual(elsewhere(true));
    expect(stored).toEqual({ factor: 'app' });
    expect(context().factor).toBe('app');
  });

  it('wipes the secret before the status is known', async () => {
    const { reach, stored } = await switched({ switches: [alreadyOn] });
    await reach('overtaken');
    expect(stored).toEqual({});
  });

  it('requests the status again if there is no answer', async () => {
    const { reach, clock, said } = await switched({ switches: [alreadyOn], statuses: [timedOut, statusOn] });
    await reach({ overtaken: 'pausing' });
    clock.increment(second);
    await reach('idle');
    expect(said.at(-1)).toEqual(elsewhere(true));
  });

  it('learns of it from that tab as well', async () => {
    const { actor, reach, isIn, said } = await switched({ switches: [alreadyOn] });
    await reach('overtaken');
    actor.send({ type: 'status.changed', factor: 'app' });
    expect(isIn('idle')).toBe(true);
    expect(said.at(-1)).toEqual(elsewhere(true));
  });

  it.each([
    ['before it was begun', () => start()],
    ['while the email code is awaited', () => asked()],
    ['while the code of the app is awaited', () => confirmed()],
  ])('%s ends at once with the present state', async (_, reached) => {
    const { actor, isIn, said, stored } = await reached();
    actor.send({ type: 'status.changed', factor: 'none' });
    expect(said).not.toContainEqual(elsewhere(false));
    actor.send({ type: 'status.changed', factor: 'app' });
    expect(isIn('idle')).toBe(true);
    expect(said.at(-1)).toEqual(elsewhere(true));
    expect(stored).toEqual({ factor: 'app' });
  });

  it('is not believed before the answer to a call that is under way', async () => {
    const { actor, isIn, reach, said, typeAppCode } = await confirmed({ isOn: true, switches: [disabled] });
    typeAppCode();
    actor.send({ type: 'status.changed', factor: 'none' });
    expect(isIn('switching')).toBe(true);
    await reach('switchedOff');
    expect(said.at(-1)).toMatchObject({ type: 'twoFactor.switched', factor: 'none' });
  });
});

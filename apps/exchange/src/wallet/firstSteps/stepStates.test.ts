import { describe, expect, it } from 'vitest';
import { coinsWith } from '../testing/walletCoins';
import { areAllDone, coinToDeposit, firstSteps, type StepFacts } from './stepStates';

const newcomer: StepFacts = {
  coins: coinsWith({}),
  gate: { documentStatus: 'NotSubmitted', tfaStatus: 0 },
  hasTwoFactor: false,
};
const stepsOf = (change: Partial<StepFacts>) => firstSteps({ ...newcomer, ...change });

describe('the first steps', () => {
  it.each<[string, Partial<StepFacts>, string[]]>([
    ['all open for a newcomer', {}, ['open', 'open', 'open']],
    ['fund: a balance', { coins: coinsWith({ BTC: { available: '0.1' } }) }, ['done', 'open', 'open']],
    ['fund: all of it in an order', { coins: coinsWith({ XDC: { inOrders: '5' } }) }, ['done', 'open', 'open']],
    [
      'fund: a deposit not confirmed yet',
      { coins: coinsWith({ XDC: { unconfirmed: '5' } }) },
      ['done', 'open', 'open'],
    ],
    ['2FA: the app', { gate: { documentStatus: 0, tfaStatus: 1 } }, ['open', 'done', 'open']],
    [
      '2FA: a code by email',
      { gate: { documentStatus: 0, tfaStatus: 0 }, hasTwoFactor: true },
      ['open', 'open', 'open'],
    ],
    ['verify: under review', { gate: { documentStatus: 'Submitted', tfaStatus: 0 } }, ['open', 'open', 'checking']],
    ['verify: rejected', { gate: { documentStatus: 'Rejected', tfaStatus: 0 } }, ['open', 'open', 'open']],
    ['verify: approved', { gate: { documentStatus: 2, tfaStatus: 0 } }, ['open', 'open', 'done']],
    ['while the wallet loads', { coins: undefined, gate: undefined }, ['unknown', 'open', 'unknown']],
  ])('%s [WAL-432]', (_, change, states) => {
    expect(Object.values(stepsOf(change) ?? {})).toEqual(states);
  });

  it.each<[string, Partial<StepFacts>]>([
    ['the server sends only balances', { gate: undefined }],
    ['the wallet loads and two-factor is on', { coins: undefined, hasTwoFactor: true }],
    ['the exchange winds down', { coins: coinsWith({ XDC: { isWindingDown: true } }) }],
    ['no chain is connected', { coins: coinsWith({ XDC: { isNothingOpen: true } }) }],
  ])('are not told while %s [WAL-432]', (_, change) => {
    expect(stepsOf(change)).toBeUndefined();
  });

  it('are over once each is done [WAL-432]', () => {
    expect(areAllDone({ fund: 'done', twoFactor: 'done', verify: 'done' })).toBe(true);
    expect(areAllDone({ fund: 'done', twoFactor: 'done', verify: 'checking' })).toBe(false);
  });

  it('begin with a coin that can be deposited [WAL-433]', () => {
    const closed = { depositStatus: 'Inactive' } as const;
    expect(coinToDeposit(coinsWith({}))).toBe('XDC');
    expect(coinToDeposit(coinsWith({ XDC: closed }))).toBe(coinsWith({})[0]?.symbol);
    expect(coinToDeposit([])).toBeUndefined();
  });
});

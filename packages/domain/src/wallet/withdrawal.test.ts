import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetOf, type AssetSymbol, assetSymbols } from '../assets/assets';
import { add } from '../money/arithmetic';
import { compare, isBelow } from '../money/compare';
import { decimalsOf } from '../money/rounding';
import { stepUp } from '../money/step';
import { checkForm } from '../validation/form';
import { withdrawRules } from './withdrawForm';
import { missingForWithdrawal, waitingPeriodEnd, withdrawalObstacle } from './withdrawalGate';
import { raiseToMinimum, receiveAmount, withdrawalAmount, withdrawalFee, withdrawalStep } from './withdrawalAmount';

const now = Date.parse('2026-03-02T10:00:00Z');
const open = { documentStatus: 'Approved', tfaStatus: 1, withdrawalStartIn: null };
const wait = 'Please wait at least 24 hours after you have enabled 2FA or reset your password.';

describe('the withdraw panel', () => {
  it.each([
    ['with everything in order', {}, undefined],
    ['with statuses in other spellings', { documentStatus: 2, tfaStatus: 'enable' }, undefined],
    ['without KYC', { documentStatus: 'Submitted' }, 'Your KYC is not completed.'],
    [
      'without anything',
      { documentStatus: 0, tfaStatus: 0, withdrawalStartIn: '2027-01-01T00:00:00Z' },
      'Your KYC is not completed.',
    ],
    ['without two-factor', { tfaStatus: 'disable', withdrawalStartIn: '2027-01-01T00:00:00Z' }, 'Please enable 2FA.'],
    ['a second too early', { withdrawalStartIn: '2026-03-02T10:00:01Z' }, wait],
    ['on time', { withdrawalStartIn: '2026-03-02T10:00:00Z' }, undefined],
    ['where nothing is waited for', { withdrawalStartIn: '' }, undefined],
    ['with a moment that cannot be read', { withdrawalStartIn: 'tomorrow' }, wait],
  ])('%s says %j', (_, change, message) => {
    expect(withdrawalObstacle({ ...open, ...change }, now)).toBe(message);
  });

  it.each([
    [{ documentStatus: 'NotSubmitted' }, 'kyc'],
    [{ documentStatus: 'Rejected' }, 'kyc'],
    [{ documentStatus: 'Submitted' }, 'kycReview'],
    [{ tfaStatus: 'disable' }, 'twoFactor'],
    [{ withdrawalStartIn: '2026-03-02T10:00:01Z' }, 'waitingPeriod'],
    [{}, undefined],
  ])('knows what is missing: %j → %s', (change, obstacle) => {
    expect(missingForWithdrawal({ ...open, ...change }, now)).toBe(obstacle);
  });

  it.each([
    ['2026-03-02T10:00:01Z', now + 1_000],
    ['tomorrow', Infinity],
    ['', undefined],
    [null, undefined],
  ])('knows when the 24 hours end: %j → %s', (withdrawalStartIn, end) => {
    expect(waitingPeriodEnd({ ...open, withdrawalStartIn })).toBe(end);
  });
});

describe('what a withdrawal brings', () => {
  it.each<[AssetSymbol, string, string, string, string]>([
    ['BTC', '0.005', '0.001', '0.001', '0.004'],
    ['XDC', '1000', '0', '0', '1000'],
    ['USDT', '35', '3.2', '3.2', '31.8'],
    ['ETH', '0.005', '0.01', '0.01', '0'],
  ])('%s %s less a fee of %s: fee %s, received %s [DOM-368]', (asset, amount, configuredFee, fee, received) => {
    expect(withdrawalFee(amount, { asset, configuredFee })).toBe(fee);
    expect(receiveAmount(amount, { asset, configuredFee })).toBe(received);
  });

  it.each([
    ['10000', '20', '20', '9980'],
    ['9999', '20', '20', '9979'],
    ['10001', '20', '20.002', '9980.998'],
    ['1000000', '20', '2000', '998000'],
    ['1000000', '2001', '2001', '997999'],
    ['10000.00000001', '20', '20.00000001', '9980'],
  ])('XDCE %s with a configured fee of %s: fee %s, received %s [DOM-369]', (amount, configuredFee, fee, received) => {
    expect(withdrawalFee(amount, { asset: 'XDCE', configuredFee })).toBe(fee);
    expect(receiveAmount(amount, { asset: 'XDCE', configuredFee })).toBe(received);
  });

  it('is never below 0, never more than can be sent, and with the fee is the amount [DOM-368] [DOM-369]', () => {
    const figure = fc.integer({ min: 1, max: 10 ** 12 }).map((units) => `${String(units)}.${String(units).slice(-6)}`);
    fc.assert(
      fc.property(fc.constantFrom(...assetSymbols), figure, (asset, amount) => {
        const terms = { asset, configuredFee: assetOf(asset).withdrawalFee };
        const received = receiveAmount(amount, terms);
        expect(isBelow(received, '0')).toBe(false);
        expect(decimalsOf(received)).toBeLessThanOrEqual(assetOf(asset).withdrawalDecimals);
        expect(received === '0' || compare(add(received, withdrawalFee(amount, terms)), amount) === 0).toBe(true);
      }),
    );
  });
});

describe('a withdrawal amount', () => {
  it.each([
    ['999.9999', '1000'],
    ['1000', '1000'],
    ['1000.0001', '1000.0001'],
  ])('of %s is set to %s where the minimum is 1000 [DOM-370]', (amount, raised) => {
    expect(raiseToMinimum(amount, '1000')).toBe(raised);
  });

  it.each<[AssetSymbol[], number]>([
    [['XRP', 'USDC', 'USDT'], 6],
    [['BTC', 'ETH', 'BCHSV', 'BCHABC', 'XDC', 'XDCE'], 8],
  ])('of %j has at most %i decimals [DOM-371]', (assets, decimals) => {
    const longest = `1.${'1'.repeat(decimals)}`;
    for (const asset of assets) {
      const rule = withdrawalAmount({ asset, minimum: '0', balance: '10' });
      expect(rule(longest)).toBeUndefined();
      expect(rule(`${longest}1`)).toBe(`At most ${String(decimals)} decimals are allowed.`);
    }
  });

  it.each([
    ['', 'This field is required.'],
    ['abc', 'Enter an amount above 0.'],
    ['-5', 'Enter an amount above 0.'],
    ['0', 'Enter an amount above 0.'],
    ['1000.123456789', 'At most 8 decimals are allowed.'],
    ['999.99999999', 'Minimum 1,000 XDC'],
    ['1000', undefined],
    ['1,500', undefined],
    ['2000.5', undefined],
    ['2000.50000001', "Withdrawal amount can't be greater than your available balance."],
  ])('of %j says %s [DOM-372]', (typed, message) => {
    expect(withdrawalAmount({ asset: 'XDC', minimum: '1000', balance: '2000.5' })(typed)).toBe(message);
  });

  it('goes up by 0.0001 with an arrow key', () => {
    expect(withdrawalStep).toBe('0.0001');
    expect(stepUp('1000', withdrawalStep)).toBe('1000.0001');
  });
});

describe('the withdraw form', () => {
  const hex = 'de0b295669a9fd93d5f28d9ec85e40f4cb697bae';
  const xrp = 'rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv';

  it('asks for address and amount', () => {
    const rules = withdrawRules({ asset: 'XDC', minimum: '1000', balance: '5000' });
    expect(checkForm(rules, { address: `xdc${hex}`, destTag: '', amount: '1000' })).toEqual({});
    expect(checkForm(rules, { address: '', destTag: '', amount: '' })).toEqual({
      address: 'This field is required.',
      amount: 'This field is required.',
    });
  });

  it('asks for XRP for the tag too [DOM-226]', () => {
    const rules = withdrawRules({ asset: 'XRP', minimum: '20', balance: '50' });
    expect(checkForm(rules, { address: xrp, destTag: '1', amount: '20' })).toEqual({});
    expect(checkForm(rules, { address: xrp, destTag: '', amount: '20' })).toEqual({
      destTag: 'This field is required.',
    });
  });
});

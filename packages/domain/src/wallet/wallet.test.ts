import { describe, expect, it } from 'vitest';
import { depositClosedText, withdrawClosedText } from './availability';
import { canConfirmWithdrawal } from './confirmation';
import { dailyLimitText, dailyWithdrawalLimit, readDailyLimit } from './dailyLimit';
import { depositProgress } from './depositProgress';
import type { KeptFor } from '../messages/wallet/keptDeposits';
import { isSmallBalance } from './smallBalance';
import { refusedPart } from './withdrawalRefusal';

describe('the daily limit', () => {
  const asIs = (figure: string): string => figure;

  it('is 2.5 million XDC unless the server names another [DOM-374]', () => {
    expect(dailyWithdrawalLimit).toBe('2500000');
    expect(readDailyLimit(undefined, undefined)).toEqual({ used: '0', maximum: '2500000', isReached: false });
    expect(readDailyLimit('40000', 3_000_000)).toEqual({ used: '40000', maximum: '3000000', isReached: false });
  });

  it.each([
    ['2499999.99999999', 'Total Withdrawal Limit 2499999.99999999/2500000'],
    ['2500000', 'Daily limit of 2500000 XDC reached, cannot withdraw!'],
    ['2500000.1', 'Daily limit of 2500000 XDC reached, cannot withdraw!'],
  ])('after %s says %j [DOM-374]', (used, text) => {
    expect(dailyLimitText(readDailyLimit(used, '2500000'), asIs)).toBe(text);
  });

  it('shows its figures as the screen formats them', () => {
    expect(dailyLimitText(readDailyLimit('1', '2'), (figure) => `<${figure}>`)).toBe('Total Withdrawal Limit <1>/<2>');
  });
});

describe('hiding small balances', () => {
  it.each([
    ['nothing', { balance: '0', inTrade: '0' }, true],
    ['a crumb of unknown worth', { balance: '0.00000001', inTrade: '0' }, false],
    ['less than a dollar', { balance: '99.9', inTrade: '0', usdPrice: '0.01' }, true],
    ['a dollar', { balance: '100', inTrade: '0', usdPrice: '0.01' }, false],
    ['a dollar, most of it in orders', { balance: '1', inTrade: '99', usdPrice: '0.01' }, false],
  ])('hides %s: %j → %s [DOM-375]', (_, held, isSmall) => {
    expect(isSmallBalance(held)).toBe(isSmall);
  });
});

describe('maintenance', () => {
  it.each([
    ['nothing', {}, undefined, undefined],
    ['neither', { depositStatus: 'Active', withdrawalStatus: 'Active', allowWithdrawal: true }, undefined, undefined],
    ['deposits', { depositStatus: 'Inactive', withdrawalStatus: 'Active' }, 'Deposit Disabled', undefined],
    ['withdrawals', { depositStatus: 'Active', withdrawalStatus: 'Inactive' }, undefined, 'Withdraw Disabled'],
    ['withdrawals by flag', { allowWithdrawal: false }, undefined, 'Withdraw Disabled'],
    ['withdrawals by number', { allowWithdrawal: 0 }, undefined, 'Withdraw Disabled'],
    ['withdrawals by digit', { allowWithdrawal: '0' }, undefined, 'Withdraw Disabled'],
    ['withdrawals that are fine by number', { allowWithdrawal: 1 }, undefined, undefined],
  ])('known of %s: %j [DOM-376]', (_, availability, deposit, withdraw) => {
    expect(depositClosedText(availability)).toBe(deposit);
    expect(withdrawClosedText(availability)).toBe(withdraw);
  });
});

describe('confirming a withdrawal', () => {
  it.each([
    ['12345', '123456', true],
    ['123 45', '123 456', true],
    ['1234567', '123456', true],
    ['1234', '123456', false],
    ['12345', '12345', false],
    ['12345', '1234567', false],
  ])('with %j and %j is possible: %s [DOM-377]', (otp, tfa, isPossible) => {
    expect(canConfirmWithdrawal({ otp, tfa })).toBe(isPossible);
  });
});

describe('what a withdrawal was refused for', () => {
  it.each([
    ['Wrong OTP', undefined, 'emailCode'],
    ['Wrong 2FA code.', undefined, 'authenticatorCode'],
    ['Insufficient Fund', undefined, 'amount'],
    ['Please enable 2FA', undefined, 'request'],
    ['Please wait at least 24 hours after you have enabled 2FA or reset your password.', undefined, 'request'],
    ['Your KYC is not completed.', undefined, 'request'],
    ['Wrong OTP', 'amount', 'emailCode'],
    ['The code has expired.', 'otp', 'emailCode'],
    ['The code was used before.', 'tfa', 'authenticatorCode'],
    ['The minimum withdrawal is 1000 XDC.', 'amount', 'amount'],
    ['Enter valid XDC address.', 'toAddress', 'address'],
    ['This field is required.', 'destinationTag', 'destinationTag'],
    ['Withdrawals of XDC are paused.', 'currency', 'request'],
    ['Not now.', undefined, 'request'],
  ])('%j, naming %s: %s [DOM-378]', (message, field, part) => {
    expect(refusedPart({ code: 'refused', status: 400, message, ...(field !== undefined && { field }) })).toBe(part);
  });

  it.each([
    ['wrong_email_code', 'emailCode'],
    ['wrong_two_factor_code', 'authenticatorCode'],
    ['insufficient_funds', 'amount'],
    ['forbidden', 'address'],
  ] as const)('%s, naming another field: %s [CAL-381]', (reason, part) => {
    expect(refusedPart({ code: 'refused', status: 400, message: '2FA', reason, field: 'toAddress' })).toBe(part);
  });

  it('is not known where nothing was said [DOM-378]', () => {
    expect(refusedPart({ code: 'unreachable' })).toBe('request');
  });
});

describe('a deposit', () => {
  it.each([
    ['Pending', 0, 'pending'],
    ['Completed', 1, 'arrived'],
    ['Completed', 2, 'arrived'],
    ['Completed', 3, 'withdrawable'],
    ['Completed', 4, 'withdrawable'],
    ['Pending', undefined, 'pending'],
    ['Completed', undefined, 'withdrawable'],
    ['Pending', 1, 'pending'],
    ['Returned', 3, 'returned'],
    ['Reversed', 0, 'reversed'],
    ['Pending', 3, 'kept', 'minimum'],
    ['Pending', 0, 'kept', 'tagMissing'],
    ['Returned', 3, 'returned', 'minimum'],
  ] as const)('%s with %s confirmations is %s [WAL-234]', (status, confirmations, progress, keptFor?: KeptFor) => {
    expect(depositProgress({ status, confirmations, keptFor })).toBe(progress);
  });
});

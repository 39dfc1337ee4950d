import { describe, expect, it } from 'vitest';
import type { Failure } from '../result';
import { failureText, type FailureSituation } from './failureText';

const refused = (message: string): Failure => ({ code: 'refused', status: 400, message });
const unreachable: Failure = { code: 'unreachable' };
const timedOut: Failure = { code: 'timed-out' };
const unexpected: Failure = { code: 'unexpected' };
const ownFailures: Failure[] = [unreachable, timedOut, unexpected, { code: 'cancelled' }, { code: 'not-built' }];

describe('a failure', () => {
  it('that is a refusal reads in the server’s words [DOM-397]', () => {
    expect(failureText(refused('Insufficient Fund'))).toBe('Insufficient Fund');
    expect(failureText(refused('Insufficient Fund'), 'cancelOrder')).toBe('Insufficient Fund');
  });

  it('that is a refusal without words still says something [DOM-397]', () => {
    expect(failureText(refused(' '))).toBe('Something went wrong!');
  });

  it.each(ownFailures)('of %j has a sentence of its own [DOM-398]', (failure) => {
    expect(failureText(failure)).not.toBe('');
    const others = ownFailures.filter(({ code }) => code !== failure.code).map((other) => failureText(other));
    expect(others).not.toContain(failureText(failure));
  });
});

describe('in a documented situation', () => {
  it.each<[FailureSituation, Failure, string]>([
    ['signUp', unreachable, 'Error occured'],
    ['signUp', timedOut, 'Error occured'],
    ['signUp', refused('Taken'), 'Taken'],
    ['cancelOrder', unreachable, 'Cancelling is under process'],
    ['cancelOrder', timedOut, 'Cancelling is under process'],
    ['cancelOrder', unexpected, 'Something went wrong!'],
    ['resendCode', unreachable, 'Error while sending new OTP'],
    ['resendCode', refused('Too many'), 'Error while sending new OTP'],
    ['staking', unreachable, 'Something went wrong'],
    ['staking', refused('Wrong 2FA'), 'Wrong 2FA'],
    ['stakingRewards', unreachable, 'Something went wrong!'],
    ['stakingRewards', refused('No'), 'Something went wrong!'],
  ])('%s, %j reads %j [DOM-399]', (situation, failure, text) => {
    expect(failureText(failure, situation)).toBe(text);
  });
});

import { successTexts } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callsOf, readContract } from '../contract/document';
import type { OperationId } from '../contract/handlers';
import { documentedAnswers } from '../contract/testing/documentedAnswers';
import { refusals, tooManyTries } from './refusals';

const document = readContract();

/** Every named answer of a call in the contract. */
const examplesOf = (id: OperationId): Record<string, unknown>[] => {
  const call = callsOf(document).find((one) => one.id === id);
  return call
    ? documentedAnswers(document, call).map(({ value }) => z.record(z.string(), z.unknown()).parse(value))
    : [];
};

describe('a refusal', () => {
  it.each([
    ['register', 'registrationsStopped'],
    ['register', 'unknownReferralCode'],
    ['login', 'wrongCredentials'],
    ['login', 'wrongAppLoginCode'],
    ['login', 'wrongMailLoginCode'],
    ['login', 'notVerified'],
    ['resendLoginActivityCode', 'wrongCredentials'],
    ['resendLoginActivityCode', 'nothingToVerify'],
    ['verifyLoginActivity', 'wrongMailCode'],
    ['verifyLoginActivity', 'wrongActivityToken'],
    ['resetExpiredPassword', 'wrongMailCode'],
    ['resetExpiredPassword', 'wrongAppCode'],
    ['resetExpiredPassword', 'samePassword'],
    ['resetPassword', 'resetLinkExpired'],
    ['resetPassword', 'samePassword'],
    ['verifyAccount', 'accountLinkExpired'],
    ['confirmLoginActivity', 'activityLinkExpired'],
    ['disableTfaByLink', 'linkExpired'],
    ['checkSession', 'loggedOut'],
  ] as const)('of %s, %s, reads as in the contract', (id, name) => {
    const { refused: statusCode, code, ...rest } = refusals[name];
    const examples = examplesOf(id).map((example) => ({ code, ...example }));
    expect(examples).toContainEqual({ statusCode, code, ...rest });
  });

  it.each([
    'register',
    'login',
    'resendLoginActivityCode',
    'verifyLoginActivity',
    'resetExpiredPassword',
    'forgotPassword',
    'resetPassword',
    'requestTfaReset',
    'resendVerification',
  ] as const)('of too many tries of %s reads as in the contract, and says whole seconds to wait', (id) => {
    const { refused: statusCode, message, retryAfterSeconds } = tooManyTries(1_001);
    expect(examplesOf(id)).toContainEqual({ statusCode, message });
    expect(retryAfterSeconds).toBe(2);
  });
});

describe('a success', () => {
  it.each([
    ['register', 'registered'],
    ['login', 'mailCodeWanted'],
    ['login', 'passwordExpired'],
    ['forgotPassword', 'passwordLinkMailed'],
    ['resetPassword', 'passwordChanged'],
    ['requestTfaReset', 'twoFactorLinkMailed'],
    ['resendVerification', 'verificationMailed'],
    ['logout', 'loggedOut'],
  ] as const)('of %s, %s, reads as in the contract', (id, name) => {
    expect(examplesOf(id).map(({ message }) => message)).toContain(successTexts.accounts[name]);
  });
});

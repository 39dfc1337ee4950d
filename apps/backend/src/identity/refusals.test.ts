import { successTexts } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { readContract } from '../contract/document';
import type { OperationId } from '../contract/handlers';
import { refusals, tooManyTries } from './refusals';

type Example = Record<string, unknown>;

const document = readContract();

/** Every named answer of a call in the contract. */
const examplesOf = (id: OperationId): Example[] => {
  const operation = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id);
  const contents = Object.values(operation?.responses ?? {}).flatMap((response) =>
    'content' in response ? Object.values(response.content ?? {}) : [],
  );
  return contents.flatMap((content) =>
    Object.values((content as { examples?: Record<string, { value: Example }> }).examples ?? {}).map(
      ({ value }) => value,
    ),
  );
};

describe('a refusal', () => {
  it.each([
    ['register', 'registrationsStopped'],
    ['register', 'emailTaken'],
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

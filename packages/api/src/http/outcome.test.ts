import { describe, expect, it } from 'vitest';
import { failureIn, type Answer, type OutcomeKind } from './outcome';

type Reading = 'success' | 'refused' | 'unexpected';
type Case = [reading: Reading, status: number, body: Answer['body'], successMessage?: string];

const readingOf = (kind: OutcomeKind, [, status, body, successMessage]: Case): string =>
  failureIn(kind, { status, body, successMessage })?.code ?? 'success';

const address = { name: 'XDC', address: 'xdc3f5c' };

const cases: Record<OutcomeKind, { code: string; rows: Case[] }> = {
  statusCode: {
    code: 'CAL-221',
    rows: [
      ['success', 200, { statusCode: 200, message: 'Done' }],
      ['success', 500, { statusCode: 200 }],
      ['refused', 200, { statusCode: 422, message: 'One more step' }],
      ['refused', 200, { statusCode: '422', message: 'One more step' }],
      ['refused', 200, { statusCode: 201 }],
      ['refused', 401, { message: 'please login again' }],
      ['unexpected', 200, { message: 'Done' }],
      ['unexpected', 200, { statusCode: null, message: 'Done' }],
      ['unexpected', 200, { status: 200 }],
    ],
  },
  status: {
    code: 'CAL-222',
    rows: [
      ['success', 200, { status: 200, message: 'Thank you.' }],
      ['refused', 200, { status: 400, message: 'Enter valid email address.' }],
      ['refused', 200, { status: 0 }],
      ['refused', 429, { message: 'Too many requests.' }],
      ['unexpected', 200, { statusCode: 200 }],
    ],
  },
  statusNotZero: {
    code: 'CAL-223',
    rows: [
      ['success', 200, { status: 200 }],
      ['success', 200, { status: 1 }],
      ['refused', 200, { status: 0, message: 'Insufficient Fund' }],
      ['refused', 400, { status: 400, message: 'Insufficient Fund' }],
      ['refused', 400, { status: 1 }],
      ['unexpected', 200, { message: 'Swapped' }],
    ],
  },
  withdrawRequest: {
    code: 'CAL-224',
    rows: [
      ['success', 200, { statusCode: 200, message: 'Your withdrawal request has been submitted.' }],
      ['success', 200, { status: 0, message: 'Your withdrawal request has been submitted.' }],
      ['refused', 200, { statusCode: 200, message: 'Wrong OTP' }],
      ['refused', 200, { statusCode: 200, message: 'Please enable 2FA' }],
      ['refused', 200, { status: 0, message: 'Insufficient Fund' }],
      ['refused', 200, { statusCode: 200, message: 'No.', code: 'wrong_email_code' }],
      ['success', 200, { statusCode: 200, message: 'Done', code: 'accepted' }],
      ['refused', 200, { statusCode: 400, message: 'Enter valid XDC address.' }],
      ['refused', 403, { statusCode: 403, message: 'Your KYC is not completed.' }],
      ['unexpected', 200, { status: 1, message: 'Done' }],
    ],
  },
  withdrawalOtp: {
    code: 'CAL-225',
    rows: [
      ['success', 200, { statusCode: 200, message: 'OTP sent to your email.' }],
      ['refused', 200, { statusCode: 200, message: 'Wrong OTP' }],
      ['refused', 200, { statusCode: 403, message: 'Please enable 2FA' }],
      ['refused', 200, { statusCode: 200, message: 'No.', code: 'wrong_email_code' }],
      ['success', 200, { statusCode: 200, message: 'We have sent it. Have your 2FA code at hand.' }],
      ['unexpected', 200, { status: 0, message: 'OTP sent to your email.' }],
    ],
  },
  address: {
    code: 'CAL-226',
    rows: [
      ['success', 200, { status: 200, message: address }],
      ['success', 200, { message: { ...address, destinationTag: '100001' } }],
      ['refused', 200, { status: 400, message: 'No address is available for this coin.' }],
      ['refused', 200, { status: 400, message: { error: 'No address is available for this coin.' } }],
      ['refused', 200, { status: 400, message: { address: null, error: 'No address is available for this coin.' } }],
      ['refused', 409, { status: 409, message: address }],
      ['refused', 401, {}],
      ['unexpected', 200, { status: 200 }],
    ],
  },
  message: {
    code: 'CAL-227',
    rows: [
      ['success', 200, { message: 'Whatever it says' }],
      ['success', 200, {}],
      ['success', 200, { statusCode: 200, message: 'Done' }],
      ['success', 200, { message: 'OTP Verified Successfully' }, 'OTP Verified Successfully'],
      ['refused', 200, { message: 'Invalid OTP' }, 'OTP Verified Successfully'],
      ['refused', 200, { statusCode: 400, message: 'Invalid OTP' }],
      ['refused', 400, { message: 'OTP Verified Successfully' }, 'OTP Verified Successfully'],
      ['unexpected', 200, {}, 'OTP Verified Successfully'],
      ['unexpected', 200, { message: 7 }, 'OTP Verified Successfully'],
    ],
  },
  httpStatus: {
    code: 'CAL-228',
    rows: [
      ['success', 200, { data: [] }],
      ['success', 201, {}],
      ['refused', 401, { message: 'please login again' }],
      ['refused', 503, {}],
    ],
  },
};

const kinds = Object.entries(cases).flatMap(([kind, { code, rows }]) =>
  rows.map((row): [string, string, OutcomeKind, Case] => [code, JSON.stringify(row), kind as OutcomeKind, row]),
);

it.each(kinds)('[%s] %s as %s', (_code, _row, kind, row) => {
  expect(readingOf(kind, row)).toBe(row[0]);
});

describe('a refusal', () => {
  it('carries the words, the status, the field to blame and the whole answer [CAL-229]', () => {
    const body = { statusCode: 422, message: 'One more step', field: 'otp', data: { socketToken: 't' } };
    expect(failureIn('statusCode', { status: 200, body })).toEqual({
      code: 'refused',
      status: 422,
      message: 'One more step',
      field: 'otp',
      details: body,
    });
  });

  it('takes the HTTP status where the answer names none that is an error [CAL-229]', () => {
    expect(failureIn('httpStatus', { status: 401, body: { message: 'please login again' } })).toMatchObject({
      status: 401,
    });
    expect(failureIn('statusNotZero', { status: 200, body: { status: 0 } })).toMatchObject({ status: 200 });
  });

  it.each([
    ['a sentence', 'No address', 'No address'],
    ['an object with an error', { error: 'No address' }, 'No address'],
    ['an object with none', { name: 'XDC' }, ''],
    ['nothing', undefined, ''],
    ['a number', 7, ''],
  ])('reads %s as its words [CAL-229]', (_, message, words) => {
    expect(failureIn('httpStatus', { status: 400, body: { message } })).toMatchObject({ message: words });
  });

  it.each([
    ['session_ended', 'session_ended'],
    ['session_over', undefined],
    [401, undefined],
    [undefined, undefined],
  ])('passes the code %j on as the reason %s [CAL-384]', (code, reason) => {
    const failure = failureIn('httpStatus', { status: 401, body: { code, message: 'Bye.' } });
    expect(failure).toEqual({
      code: 'refused',
      status: 401,
      message: 'Bye.',
      ...(reason && { reason }),
      details: { code, message: 'Bye.' },
    });
  });

  it('names no field where none is to blame [CAL-229]', () => {
    expect(failureIn('httpStatus', { status: 400, body: { field: null } })).not.toHaveProperty('field');
  });
});

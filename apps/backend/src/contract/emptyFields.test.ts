import { describe, expect, it } from 'vitest';
import { callsOf, readContract } from './document';
import { withoutEmpty } from './emptyFields';

const sentTo = (id: string, fields: Record<string, string>): unknown => {
  const call = callsOf(readContract()).find((one) => one.id === id);
  if (!call) throw new Error(`There is no call ${id}.`);
  return withoutEmpty(call.isUnlessEmpty, fields);
};

describe('a field that is sent empty', () => {
  it('is not given if the documents have it, whether it is required or not [CAL-352]', () => {
    expect(sentTo('login', { unique_id: '', otp: '', email: '', password: ' ' })).toEqual({ password: ' ' });
  });

  it('keeps its meaning in fields and calls of our own [CAL-352]', () => {
    expect(sentTo('login', { code: '', mailOTP: '', otp: '' })).toEqual({ code: '', mailOTP: '' });
    expect(sentTo('setAntiPhishingWord', { word: '' })).toEqual({ word: '' });
  });
});

import { describe, expect, it } from 'vitest';
import { refusedField } from './refusedField';

const names = { email: 'email', referralCode: 'referral_code' };
const refusal = { code: 'refused', status: 400, message: "This referral code doesn't exist." } as const;

describe('a refusal', () => {
  it('appears at the field it names, whatever the form calls it', () => {
    expect(refusedField({ ...refusal, field: 'referral_code' }, names)).toEqual({ referralCode: refusal.message });
  });

  it("appears at no field if it names none, or none of the form's", () => {
    expect(refusedField(refusal, names)).toEqual({});
    expect(refusedField({ ...refusal, field: 'forgotCode' }, names)).toEqual({});
    expect(refusedField({ code: 'unreachable' }, names)).toEqual({});
  });
});

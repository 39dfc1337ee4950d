import {
  changePasswordRules,
  fieldTexts,
  signInRules,
  type ChangePasswordForm,
  type SignInForm,
} from '@exchange/domain';
import type { FieldValues, ResolverOptions } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { ruleResolver } from './ruleResolver';

const options: ResolverOptions<FieldValues> = { fields: {}, shouldUseNativeValidation: false };

const signIn = ruleResolver<SignInForm>(signInRules, ({ email, password }) => ({
  email: String(email),
  password: String(password),
}));

describe('the rules of the domain in a form', () => {
  it('report the error of each field', async () => {
    expect(await signIn({ email: 'ada', password: '' }, undefined, options)).toEqual({
      values: {},
      errors: {
        email: { type: 'rule', message: fieldTexts.email },
        password: { type: 'rule', message: fieldTexts.required },
      },
    });
  });

  it('return valid values unchanged', async () => {
    const values = { email: 'ada@example.com', password: 'Secret1!' };
    expect(await signIn(values, undefined, options)).toEqual({ values, errors: {} });
  });

  it('may depend on other fields', async () => {
    const read = (values: FieldValues): ChangePasswordForm => ({
      oldPassword: String(values['oldPassword']),
      newPassword: String(values['newPassword']),
      confirmPassword: String(values['confirmPassword']),
    });
    const values = { oldPassword: 'Old-secret1', newPassword: 'New-secret1', confirmPassword: 'New-secret2' };
    expect(await ruleResolver(changePasswordRules, read)(values, undefined, options)).toEqual({
      values: {},
      errors: { confirmPassword: { type: 'rule', message: fieldTexts.registrationConfirm } },
    });
  });
});

import { describe, expect, it } from 'vitest';
import {
  changePasswordRules,
  expiredPasswordRules,
  forgotPasswordRules,
  profileRules,
  registrationRules,
  resetPasswordRules,
  signInRules,
} from './accountForms';
import { canSend, checkForm, isFormValid } from './form';

const required = 'This field is required.';
const notAnAddress = 'Enter valid email address.';

describe('signing in', () => {
  const form = { email: 'trader@example.com', password: '123456' };

  it('needs an address and six characters, and no more of a password [DOM-227]', () => {
    expect(checkForm(signInRules, form)).toEqual({});
    expect(checkForm(signInRules, { email: 'trader@example', password: '12345' })).toEqual({
      email: notAnAddress,
      password: 'Must contains minimum of 6 character.',
    });
    expect(checkForm(signInRules, { email: '', password: '' })).toEqual({ email: required, password: required });
  });

  it('needs a solved captcha too [DOM-228]', () => {
    const isValid = isFormValid(signInRules, form);
    expect(canSend({ isValid, isCaptchaSolved: true, isProcessing: false })).toBe(true);
    expect(canSend({ isValid, isCaptchaSolved: false, isProcessing: false })).toBe(false);
    expect(canSend({ isValid: false, isCaptchaSolved: true, isProcessing: false })).toBe(false);
  });
});

describe('registering', () => {
  const form = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    password: 'Right-12',
    confirmPassword: 'Right-12',
  };

  it('takes a right form [DOM-229] [DOM-230]', () => {
    expect(checkForm(registrationRules, form)).toEqual({});
  });

  it('asks for everything at once [DOM-229] [DOM-230]', () => {
    const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };
    expect(new Set(Object.values(checkForm(registrationRules, empty)))).toEqual(new Set([required]));
    expect(Object.keys(checkForm(registrationRules, empty))).toEqual(Object.keys(empty));
  });

  it('says that a confirmation differs [DOM-208] [DOM-230]', () => {
    expect(checkForm(registrationRules, { ...form, confirmPassword: 'Right-13' })).toEqual({
      confirmPassword: 'Password does not match',
    });
  });

  it.each([
    ['firstName', 'A', 'Must contains minimum of 2 character.'],
    [
      'lastName',
      'L0velace',
      'Name should be atleast 2 characters long and only alphabets allowed and it should not start with space.',
    ],
    ['email', 'ada@example', notAnAddress],
  ])('minds %s when it is %j [DOM-229] [DOM-230]', (field, value, message) => {
    expect(checkForm(registrationRules, { ...form, [field]: value })).toEqual({ [field]: message });
  });
});

it('a forgotten password asks for a valid address [DOM-231]', () => {
  expect(checkForm(forgotPasswordRules, { email: '' })).toEqual({ email: required });
  expect(checkForm(forgotPasswordRules, { email: 'trader@' })).toEqual({ email: notAnAddress });
  expect(checkForm(forgotPasswordRules, { email: 'trader@example.com' })).toEqual({});
});

it('a reset by link follows the rules of registration [DOM-232]', () => {
  expect(checkForm(resetPasswordRules, { password: 'Right-12', confirmPassword: 'Right-12' })).toEqual({});
  const { password, confirmPassword } = checkForm(resetPasswordRules, { password: 'right-12', confirmPassword: 'x' });
  expect(password).toMatch(/^Password should be atleast 8 characters long/);
  expect(confirmPassword).toBe('Password does not match');
});

describe('an expired password', () => {
  const form = {
    email: 'trader@example.com',
    newPassword: 'Right-12',
    confirmPassword: 'Right-12',
    otp: '12345',
    tfaCode: '123456',
  };
  const rules = expiredPasswordRules({ hasTwoFactor: true, oldPassword: 'Right-11' });

  it('can be replaced when every field is valid [DOM-233] [DOM-235]', () => {
    expect(isFormValid(rules, form)).toBe(true);
  });

  it.each([
    ['email', 'trader@example', notAnAddress],
    ['newPassword', 'Right-1', 'Password should be'],
    ['newPassword', 'Right-11', 'New password should be different from the old one.'],
    ['confirmPassword', 'Right-13', 'Passwords do not match'],
    ['otp', '1234', 'Invalid OTP'],
    ['otp', '', required],
    ['tfaCode', '', required],
    ['tfaCode', '12345a', 'Current field only accepts number.'],
  ])('cannot while %s is %j [DOM-207] [DOM-209] [DOM-233] [DOM-235]', (field, value, message) => {
    const wrong = { ...form, [field]: value };
    expect(isFormValid(rules, wrong)).toBe(false);
    expect(new Map(Object.entries(checkForm(rules, wrong))).get(field)).toContain(message);
  });

  it('asks for a 2FA code only with two-factor on [DOM-234]', () => {
    const without = expiredPasswordRules({ hasTwoFactor: false, oldPassword: 'Right-11' });
    expect(isFormValid(without, { ...form, tfaCode: '' })).toBe(true);
    expect(isFormValid(rules, { ...form, tfaCode: '' })).toBe(false);
  });
});

describe('changing a password', () => {
  const form = { oldPassword: 'old', newPassword: 'Right-12', confirmPassword: 'Right-12' };

  it.each([
    [{}, {}],
    [{ oldPassword: '' }, { oldPassword: required }],
    [
      { newPassword: '', confirmPassword: '' },
      { newPassword: required, confirmPassword: required },
    ],
    [{ confirmPassword: 'Right-13' }, { confirmPassword: 'Password does not match' }],
    [{ oldPassword: 'Right-12' }, { newPassword: 'New password should be different from the old one.' }],
  ])('with %j says %j [DOM-207] [DOM-236]', (change, messages) => {
    expect(checkForm(changePasswordRules, { ...form, ...change })).toEqual(messages);
  });
});

describe('the profile', () => {
  const form = {
    userName: 'ada',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    isdCode: '+44',
    phone: '5550100',
    streetAddress: '1 Example Street',
    city: 'London',
    postalCode: 'EC1A 1AA',
    state: 'London',
    countries: 'GB',
  };

  it('is right when everything is filled', () => {
    expect(checkForm(profileRules, form)).toEqual({});
  });

  it.each(Object.keys(form).filter((field) => field !== 'email'))('needs %s', (field) => {
    expect(checkForm(profileRules, { ...form, [field]: '' })).toEqual({ [field]: required });
  });

  it('is no longer than what is kept of it', () => {
    const name = 'Use at most 60 characters.';
    const long = { firstName: 'A'.repeat(61), phone: '5'.repeat(21), streetAddress: 'x'.repeat(301) };
    const short = { lastName: 'A'.repeat(60), city: 'x'.repeat(101), postalCode: 'x'.repeat(21) };
    expect(checkForm(profileRules, { ...form, ...long, ...short })).toEqual({
      firstName: name,
      phone: 'Use at most 20 characters.',
      streetAddress: 'Use at most 300 characters.',
      city: 'Use at most 100 characters.',
      postalCode: 'Use at most 20 characters.',
    });
  });

  it('does not judge the address, which is only shown', () => {
    expect(checkForm(profileRules, { ...form, email: '' })).toEqual({});
  });
});

it('a form is valid when none of its fields has a message [DOM-254]', () => {
  expect(isFormValid(forgotPasswordRules, { email: 'trader@example.com' })).toBe(true);
  expect(isFormValid(forgotPasswordRules, { email: 'trader' })).toBe(false);
});

it.each([
  [{ isValid: true, isCaptchaSolved: true, isProcessing: false }, true],
  [{ isValid: false, isCaptchaSolved: true, isProcessing: false }, false],
  [{ isValid: true, isCaptchaSolved: false, isProcessing: false }, false],
  [{ isValid: true, isCaptchaSolved: true, isProcessing: true }, false],
])('a public form in the situation %j can be sent: %s [DOM-252]', (situation, isSendable) => {
  expect(canSend(situation)).toBe(isSendable);
});

import { describe, expect, it } from 'vitest';
import { checkForm } from '../validation/form';
import { defaultGender, genderCode, kycRules, withCountryPlaceholder, withDocumentPlaceholder } from './kycForm';
import { kycDocuments } from './countryDocuments';
import { kycLabel, readKycStatus, showsKycTab } from './status';

const required = 'This field is required.';

describe('a KYC status', () => {
  it.each([
    ['Pending', 'NotSubmitted', 'Not Submitted'],
    [0, 'NotSubmitted', 'Not Submitted'],
    ['0', 'NotSubmitted', 'Not Submitted'],
    [undefined, 'NotSubmitted', 'Not Submitted'],
    [null, 'NotSubmitted', 'Not Submitted'],
    ['', 'NotSubmitted', 'Not Submitted'],
    ['unheard of', 'NotSubmitted', 'Not Submitted'],
    [4, 'NotSubmitted', 'Not Submitted'],
    [{}, 'NotSubmitted', 'Not Submitted'],
    ['Submitted', 'Submitted', 'Submitted'],
    [1, 'Submitted', 'Submitted'],
    ['1', 'Submitted', 'Submitted'],
    ['Approved', 'Approved', 'Approved'],
    ['approved', 'Approved', 'Approved'],
    [2, 'Approved', 'Approved'],
    ['2', 'Approved', 'Approved'],
    ['Rejected', 'Rejected', 'Rejected'],
    [3, 'Rejected', 'Rejected'],
    ['3', 'Rejected', 'Rejected'],
  ])('of %j is %s and reads %j [DOM-362]', (value, status, label) => {
    expect(readKycStatus(value)).toBe(status);
    expect(kycLabel(readKycStatus(value))).toBe(label);
  });
});

describe('the KYC tab', () => {
  it.each([
    [true, true, 'Pending', true],
    [true, true, 1, true],
    [true, true, 'Rejected', true],
    [true, true, undefined, true],
    [true, true, 'Approved', false],
    [true, true, 2, false],
    [false, true, 'Pending', false],
    [true, false, 'Pending', false],
  ])('with profile %s, countries %s and status %j shows: %s', (hasProfile, hasCountries, documentStatus, shows) => {
    expect(showsKycTab({ hasProfile, hasCountries, documentStatus })).toBe(shows);
  });
});

it('gender is 0 for male and 1 otherwise, male at first [DOM-364]', () => {
  expect([genderCode('male'), genderCode('female'), genderCode(defaultGender)]).toEqual(['0', '1', '0']);
});

describe('the KYC form', () => {
  const photo = { name: 'a.jpg', type: 'image/jpeg', size: 10 };
  const form = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    gender: 'female' as const,
    countries: 'GB',
    docType: 'passport',
    idProof: 'X0000000',
    dob: '1990-05-17',
    doc1: photo,
    doc2: photo,
    doc3: photo,
  };
  const rules = kycRules('2026-03-02');

  it('is right when all is there', () => {
    expect(checkForm(rules, form)).toEqual({});
  });

  it.each(['firstName', 'lastName', 'countries', 'docType', 'idProof', 'dob'])('needs %s', (field) => {
    expect(checkForm(rules, { ...form, [field]: '' })).toEqual({ [field]: required });
  });

  it.each(['doc1', 'doc2', 'doc3'])('needs %s', (field) => {
    expect(checkForm(rules, { ...form, [field]: undefined })).toEqual({ [field]: required });
  });

  it('starts its lists with a placeholder that is no choice', () => {
    const country = { value: 'GB', label: 'United Kingdom' };
    expect(withCountryPlaceholder([country])).toEqual([{ value: '', label: 'Select Country' }, country]);
    const passport = { value: 'passport', label: 'Passport' };
    expect(withDocumentPlaceholder([passport])).toEqual([{ value: '', label: 'Select Document' }, passport]);
    expect(checkForm(rules, { ...form, countries: '', docType: '' })).toEqual({
      countries: required,
      docType: required,
    });
  });

  it('knows the accepted documents', () => {
    expect(kycDocuments.map(({ name }) => name)).toEqual(['Passport', "Driver's license", 'National ID Card']);
  });
});

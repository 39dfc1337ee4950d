import { kycTexts } from '../messages/kyc';
import type { ChosenFile } from '../validation/chosenFile';
import { dateOfBirth } from '../validation/dates';
import type { FormRules } from '../validation/form';
import { kycPhoto } from '../validation/kycPhoto';
import { line, noLongerThan } from '../validation/line';
import { allOf } from '../validation/rule';
import { personName, required } from '../validation/text';

export const genders = ['male', 'female'] as const;

export type Gender = (typeof genders)[number];

export const defaultGender: Gender = 'male';

export const genderCode = (gender: Gender): '0' | '1' => (gender === 'male' ? '0' : '1');

export interface ListChoice {
  value: string;
  label: string;
}

const placeholder = (label: string): ListChoice => ({ value: '', label });

/** The placeholder has an empty value, so that a required field doesn't accept it as a choice. */
export const withCountryPlaceholder = (countries: readonly ListChoice[]): ListChoice[] => [
  placeholder(kycTexts.selectCountry),
  ...countries,
];

export const withDocumentPlaceholder = (documents: readonly ListChoice[]): ListChoice[] => [
  placeholder(kycTexts.selectDocument),
  ...documents,
];

export interface KycForm {
  firstName: string;
  lastName: string;
  gender: Gender;
  countries: string;
  docType: string;
  idProof: string;
  dob: string;
  doc1: ChosenFile | undefined;
  doc2: ChosenFile | undefined;
  doc3: ChosenFile | undefined;
}

const kycName = allOf(personName, noLongerThan(60));

export const kycRules = (today: string): FormRules<KycForm> => ({
  firstName: kycName,
  lastName: kycName,
  gender: () => undefined,
  countries: required,
  docType: required,
  idProof: line(60),
  dob: dateOfBirth(today),
  doc1: kycPhoto,
  doc2: kycPhoto,
  doc3: kycPhoto,
});

import {
  defaultGender,
  failureText,
  kycPictureFields,
  type Failure,
  type FormMessages,
  type KycForm,
  type KycSide,
} from '@exchange/domain';
import { refusedField } from '#shared/errors/refusedField.ts';
import { keptFile } from './browserFile';
import type { KycRecord } from '#entities/profile/kycRecord.ts';

/** The form, with the browser's own files. */
export interface KycFields extends KycForm {
  doc1: File | undefined;
  doc2: File | undefined;
  doc3: File | undefined;
}

/** The person the documents belong to. */
export interface KycPerson {
  firstName: string;
  lastName: string;
  country: string;
}

const noPictures = { doc1: undefined, doc2: undefined, doc3: undefined } as const;

/** Values that are already known. Photos are chosen again each time. */
export const initialFields = (person: KycPerson, record: KycRecord | undefined): KycFields =>
  record === undefined
    ? {
        firstName: person.firstName,
        lastName: person.lastName,
        gender: defaultGender,
        countries: person.country,
        docType: '',
        idProof: '',
        dob: '',
        ...noPictures,
      }
    : {
        firstName: record.firstName,
        lastName: record.lastName,
        gender: record.gender,
        countries: record.country,
        docType: record.documentType,
        idProof: record.documentNumber,
        dob: record.dateOfBirth,
        ...noPictures,
      };

/** Values that the flow kept. */
export const keptFields = (form: KycForm): KycFields => ({
  ...form,
  doc1: keptFile(form.doc1),
  doc2: keptFile(form.doc2),
  doc3: keptFile(form.doc3),
});

export const areSameFields = (one: KycFields, other: KycFields): boolean => {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, value]) => values.get(name) === value);
};

/** The fields' names in the API. For photos, the flow knows which one was refused. */
const wireNames: Readonly<Record<keyof KycFields, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  gender: 'gender',
  countries: 'country_id',
  docType: 'doc_type_id',
  idProof: 'doc_unique_no',
  dob: 'dob',
  doc1: '',
  doc2: '',
  doc3: '',
};

/** The refusal's message, for the field it is about. */
export const refusedKycFields = (failure: Failure, side: KycSide | undefined): FormMessages<KycFields> =>
  side === undefined ? refusedField(failure, wireNames) : { [kycPictureFields[side]]: failureText(failure) };

import { email } from './accounts';
import { state } from './states/states';

export const documents = {
  email,
  firstName: 'Augusta',
  lastName: 'Byron',
  gender: '1',
  dob: '1990-05-17',
  countryId: 'SG',
  docTypeId: 'passport',
  docUniqueNo: 'X0000000',
} as const;

export const reason = 'The back of the document is blurred.';

export const submittedDocuments = state('submitted documents', documents);
export const rejectedDocuments = state('rejected documents', { ...documents, reason });

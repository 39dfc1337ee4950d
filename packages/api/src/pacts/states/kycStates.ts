import type { ProviderStates } from './providerState';

const text = (meaning: string) => ({ type: 'text', meaning }) as const;

const email = text('the email address of a trader set up by an earlier state');

const documents = {
  email,
  firstName: text('the first name'),
  lastName: text('the last name'),
  gender: text('`0` male, `1` otherwise'),
  dob: text('the date of birth, year first'),
  countryId: text('the two-letter country code'),
  docTypeId: text('the type of document, with its id from `get_doctype_by_country_id`'),
  docUniqueNo: text('the number on the document'),
};

/** The state of a trader's identity verification. */
export const kycStates = {
  'submitted documents': {
    meaning: 'The trader has submitted these documents with three pictures, and they await a decision.',
    parameters: documents,
  },
  'rejected documents': {
    meaning: 'The trader has submitted these documents with three pictures, and they were just rejected.',
    parameters: { ...documents, reason: text('the reason, as shown to the trader') },
  },
  'pictures of documents': {
    isExtension: true,
    meaning:
      'The trader has sent these three pictures one by one but has not submitted them. The verifier cannot put values ' +
      'into a multipart body, so your backend has to use the ids given here.',
    parameters: {
      email,
      front: text('the id of the picture of the front'),
      back: text('the id of the picture of the back'),
      holding: text('the id of the picture of the trader holding the document'),
    },
  },
} as const satisfies ProviderStates;

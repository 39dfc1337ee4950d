import type { ProviderStates } from './providerState';

const text = (meaning: string) => ({ type: 'text', meaning }) as const;

const email = text('the email address of the trader, whom an earlier state has named');

const documents = {
  email,
  firstName: text('the first name'),
  lastName: text('the last name'),
  gender: text('`0` male, `1` otherwise'),
  dob: text('the date of birth, year first'),
  countryId: text('the two letters of the country'),
  docTypeId: text('which document, as `get_doctype_by_country_id` calls it'),
  docUniqueNo: text('the number on the document'),
};

/** How far a trader's identity is checked. */
export const kycStates = {
  'submitted documents': {
    meaning: 'The trader has submitted these with three pictures, and they wait for a decision.',
    parameters: documents,
  },
  'rejected documents': {
    meaning: 'The trader has submitted these with three pictures, and they were just rejected.',
    parameters: { ...documents, reason: text('why, in words for the trader') },
  },
  'pictures of documents': {
    meaning:
      'The trader has sent these three pictures one by one, and submitted none of them. A multipart body takes nothing ' +
      'from a state: their ids are those named here.',
    parameters: {
      email,
      front: text('the id of the front'),
      back: text('the id of the back'),
      holding: text('the id of the trader holding the document'),
    },
  },
} as const satisfies ProviderStates;

import { fieldTexts, kycDocumentsOf, orList, type KycSide } from '@exchange/domain';
import { refuse, type Refused } from '../../contract/handlers';

/** The pictures as words in a sentence. */
export const sideWords: Readonly<Record<KycSide, string>> = {
  front: 'the front',
  back: 'the back',
  holding: 'you holding the document',
};

/** All refusals of this area. */
export const refusals = {
  picturesMissing: refuse(
    400,
    'Please add all three photos as JPG: the front, the back, and you holding the document.',
    'doc_image',
  ),
  pictureMissing: refuse(400, fieldTexts.required, 'picture'),
  filesAndIds: refuse(400, 'Send the photos or their IDs, not both.', 'picture_ids'),
  noSuchCountry: refuse(400, `${fieldTexts.country} Its ID has two letters, such as SG.`, 'country_id'),
  unknownCountry: refuse(404, "We don't recognise this country.", 'country_id'),
  noSuchDay: refuse(400, 'Enter a valid date, year first, such as 1990-05-17.', 'dob'),
  alreadyApproved: refuse(409, 'Your identity is already verified.'),
} as const satisfies Record<string, Refused>;

/** Named by their ids, which are what a client sends. */
export const noSuchDocument = (countryId: string): Refused => {
  const accepted = orList(kycDocumentsOf(countryId).map(({ docTypeId }) => docTypeId));
  return refuse(400, `Choose a document from the list: ${accepted}.`, 'doc_type_id');
};

export const notYours = (field: 'user_documation_verification_id' | 'imageId'): Refused =>
  refuse(400, "We can't find those documents. Send the IDs in your profile, or leave them out.", field);

export const goneOf = (side: KycSide): Refused =>
  refuse(400, `The photo of ${sideWords[side]} is no longer available. Send it again.`, 'picture_ids');

export const wrongPicture = (wrong: 'kind' | 'broken', field: string): Refused =>
  wrong === 'kind' ? refuse(415, 'Please use JPG photos.', field) : refuse(422, fieldTexts.brokenPhoto, field);

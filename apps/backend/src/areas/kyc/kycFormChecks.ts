import { fieldTexts, kycRules, utcDay } from '@exchange/domain';
import { objectionToForm } from '../../contract/formObjection';
import { refuse, type FormCheck, type FormChecks, type Refused, type UploadedFile } from '../../contract/handlers';
import { refusals, wrongPicture } from './refusals';

type Fields = Readonly<Record<string, unknown>>;

/** Form fields and their names in the call, in the order they are checked. */
const wireNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  dob: 'dob',
  countries: 'country_id',
  docType: 'doc_type_id',
  idProof: 'doc_unique_no',
} as const;

/** Files are checked by their content, with messages of their own, and the gender below. */
const others = { gender: 'male', doc1: undefined, doc2: undefined, doc3: undefined } as const;

const isSent = (value: unknown): boolean => (value ?? '') !== '';

/** In the form a date is picked from a calendar, so its words don't say how a client writes one. */
const objectionToTexts = (fields: Fields, today: string): Refused | undefined => {
  const objection = objectionToForm(kycRules(today), wireNames, fields, others);
  if (objection !== undefined) return objection.message === fieldTexts.day ? refusals.noSuchDay : objection;
  return isSent(fields['gender']) ? undefined : refuse(400, fieldTexts.required, 'gender');
};

const isListed = (id: unknown): boolean => typeof id === 'string' && /^[A-Za-z]{2}$/.test(id);

const isWhole = (files: readonly UploadedFile[]): boolean =>
  files.length === 3 && files.every(({ data }) => data.length > 0);

/** Text in place of a picture would otherwise be ignored silently. */
const objectionToPictures = (fields: Fields, files: readonly UploadedFile[]): Refused | undefined => {
  if (isSent(fields['doc_image'])) return wrongPicture('kind', 'doc_image');
  if (!isSent(fields['picture_ids'])) return isWhole(files) ? undefined : refusals.picturesMissing;
  return files.length === 0 ? undefined : refusals.filesAndIds;
};

const objectionToPicture: FormCheck = (fields, [file]) => {
  if (isSent(fields['picture'])) return wrongPicture('kind', 'picture');
  return file && file.data.length > 0 ? undefined : refusals.pictureMissing;
};

/** `now` is in milliseconds since 1970; days begin and end in UTC. */
export const kycFormChecks = ({ now }: { now: () => number }): FormChecks => ({
  submitKyc: (fields, files) => {
    const today = utcDay(now());
    const objection = objectionToTexts(fields, today) ?? objectionToPictures(fields, files);
    return objection ?? (isListed(fields['country_id']) ? undefined : refusals.noSuchCountry);
  },
  sendKycPicture: objectionToPicture,
  documentTypes: (fields) =>
    isSent(fields['country_id']) && !isListed(fields['country_id']) ? refusals.unknownCountry : undefined,
});

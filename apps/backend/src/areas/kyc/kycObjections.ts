import { checkForm, fieldTexts, kycRules, type KycForm } from '@exchange/domain';
import { refuse, type Objection, type Objections, type Refused, type UploadedFile } from '../../contract/handlers';
import { refusals, wrongPicture } from './refusals';

type Fields = Readonly<Record<string, unknown>>;

type TextField = 'firstName' | 'lastName' | 'countries' | 'docType' | 'idProof' | 'dob';

/** Form fields and their names in the call, in the order they are checked. */
const wireNames: Readonly<Record<TextField, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  dob: 'dob',
  countries: 'country_id',
  docType: 'doc_type_id',
  idProof: 'doc_unique_no',
};

const textFields = Object.entries(wireNames) as [TextField, string][];

/** Files are checked by their content, with messages of their own. */
const noFiles = { doc1: undefined, doc2: undefined, doc3: undefined };

const formOf = (fields: Fields): KycForm | undefined => {
  const texts = textFields.map(([name, sent]) => [name, fields[sent] ?? '']);
  if (texts.some(([, value]) => typeof value !== 'string')) return undefined;
  return { gender: 'male', ...noFiles, ...(Object.fromEntries(texts) as Record<TextField, string>) };
};

/** The first field that breaks a rule of the form, in the form's words. The contract check reports non-text fields. */
const objectionTo = (fields: Fields, today: string): Refused | undefined => {
  const form = formOf(fields);
  if (form === undefined) return undefined;
  const messages = checkForm(kycRules(today), form);
  for (const [name, field] of textFields) {
    const message = messages[name];
    if (message !== undefined) return refuse(400, message, field);
  }
  return (fields['gender'] ?? '') === '' ? refuse(400, fieldTexts.required, 'gender') : undefined;
};

const isSent = (value: unknown): boolean => (value ?? '') !== '';

const isListed = (id: unknown): boolean => typeof id === 'string' && /^[A-Za-z]{2}$/.test(id);

const isWhole = (files: readonly UploadedFile[]): boolean =>
  files.length === 3 && files.every(({ data }) => data.length > 0);

/** Text in place of a picture would otherwise be ignored silently. */
const objectionToPictures = (fields: Fields, files: readonly UploadedFile[]): Refused | undefined => {
  if (isSent(fields['doc_image'])) return wrongPicture('kind', 'doc_image');
  if (!isSent(fields['picture_ids'])) return isWhole(files) ? undefined : refusals.picturesMissing;
  return files.length === 0 ? undefined : refusals.filesAndIds;
};

const objectionToPicture: Objection = (fields, [file]) => {
  if (isSent(fields['picture'])) return wrongPicture('kind', 'picture');
  return file && file.data.length > 0 ? undefined : refusals.pictureMissing;
};

/** `now` is in milliseconds since 1970; days begin and end in UTC. */
export const kycObjections = ({ now }: { now: () => number }): Objections => ({
  submitKyc: (fields, files) => {
    const today = new Date(now()).toISOString().slice(0, 10);
    const objection = objectionTo(fields, today) ?? objectionToPictures(fields, files);
    return objection ?? (isListed(fields['country_id']) ? undefined : refusals.noSuchCountry);
  },
  sendKycPicture: objectionToPicture,
  documentTypes: (fields) =>
    isSent(fields['country_id']) && !isListed(fields['country_id']) ? refusals.unknownCountry : undefined,
});

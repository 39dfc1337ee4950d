import type { Input } from '@exchange/api';
import { genderCode, isFailure } from '@exchange/domain';
import type { KycAnswer, PictureAnswer, SentDocuments, SentPicture, SubmissionAnswer } from '@exchange/machines';
import { fromPromise } from 'xstate';
import type { Services } from '#shared/services/services.ts';
import { fileOf } from '../browserFile';
import { readKnownKyc } from '#entities/profile/kycRecord.ts';

type Client = Services['client'];

const percentOf = (fraction: number): number => Math.min(100, Math.floor(fraction * 100));

const sendPicture = async (client: Client, sent: SentPicture, signal: AbortSignal): Promise<PictureAnswer> => {
  const { side, picture, onProgress } = sent;
  const answer = await client.kyc.sendKycPicture(
    { side, picture: fileOf(picture) },
    { signal, onUpload: (fraction) => onProgress(percentOf(fraction)) },
  );
  if (isFailure(answer)) return answer;
  const id = answer.data.data?.pictureId.toString();
  return id === undefined ? { error: { code: 'unexpected' } } : { data: { id } };
};

const replacedIn = ({ replaces: { recordId, pictureIds } }: SentDocuments) =>
  recordId === undefined ? {} : { user_documation_verification_id: recordId, imageId: pictureIds.join(',') };

const picturesIn = ({ pictures }: SentDocuments) =>
  'ids' in pictures ? { picture_ids: pictures.ids.join(',') } : { doc_image: pictures.files.map(fileOf) };

const submissionOf = (sent: SentDocuments): Input<'submitKyc'> => {
  const { userId, form } = sent;
  return {
    user_id: userId,
    first_name: form.firstName,
    last_name: form.lastName,
    gender: genderCode(form.gender),
    dob: form.dob,
    doc_unique_no: form.idProof.trim(),
    country_id: form.countries,
    doc_type_id: form.docType,
    ...replacedIn(sent),
    ...picturesIn(sent),
  };
};

const submitDocuments = (client: Client, sent: SentDocuments): Promise<SubmissionAnswer> =>
  client.kyc.submitKyc(submissionOf(sent), { onUpload: (fraction) => sent.onProgress(percentOf(fraction)) });

const readKyc = async (client: Client, userId: string): Promise<KycAnswer> => {
  const answer = await client.profile.userProfile({ user_id: userId });
  return isFailure(answer) ? answer : { data: readKnownKyc(answer.data.data) };
};

/**
 * Effects for the KYC machine. Sending a photo can be aborted; submitting the documents can't, since they may have
 * arrived.
 */
export const kycEffects = ({ client }: Pick<Services, 'client'>) => ({
  actors: {
    sendPicture: fromPromise<PictureAnswer, SentPicture>(({ input, signal }) => sendPicture(client, input, signal)),
    submitDocuments: fromPromise<SubmissionAnswer, SentDocuments>(({ input }) => submitDocuments(client, input)),
    readKyc: fromPromise<KycAnswer, { userId: string }>(({ input: { userId } }) => readKyc(client, userId)),
  },
});

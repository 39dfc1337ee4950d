import { kycDocumentsOf, readKycStatus, successTexts } from '@exchange/domain';
import type { FastifyRequest } from 'fastify';
import { isRefused, type Refused, type TraderHandlers, type UploadedFile } from '../../contract/handlers';
import type { AccountCore } from '../../identity/core';
import { countTry } from '../../identity/guard';
import type { Caller } from '../../identity/caller';
import { placeOf } from '../../identity/stores/places';
import { refusals as accountRefusals } from '../../identity/refusals';
import { makeKycPicture, makeKycPictures } from './kycPictures';
import { createKycStore } from '../../identity/papers/kycStore';
import { noSuchDocument, refusals } from './refusals';
import { keepPicture, readPictureIds, submit, type SentPictures } from './submitting';

/** Counts the attempt before any picture is processed, since that is expensive. */
const enter = async (
  core: AccountCore,
  uniqueId: string,
  request: FastifyRequest,
  kind: 'kyc' | 'kycPicture',
): Promise<Caller | Refused> => {
  const trader = await core.stores.traders.byId(uniqueId);
  if (!trader) return accountRefusals.loggedOut;
  if (readKycStatus(trader.kycStatus) === 'Approved') return refusals.alreadyApproved;
  const caller = { trader, place: placeOf(request) };
  return (await countTry(core, caller, { kind, subject: uniqueId })) ?? caller;
};

const readPictures = async (
  ids: string | undefined,
  files: readonly UploadedFile[],
): Promise<SentPictures | Refused> => {
  if (ids === undefined || ids === '') {
    const drawn = await makeKycPictures(files);
    return isRefused(drawn) ? drawn : { drawn };
  }
  const read = readPictureIds(ids);
  return read ? { ids: read } : { ...refusals.picturesMissing, field: 'picture_ids' };
};

export const kycTraderHandlers = (core: AccountCore): TraderHandlers => {
  const store = createKycStore(core.db, core.seals);
  return {
    documentTypes: async ({ body: { country_id: country } }) =>
      (await store.hasCountry(country)) ? { data: [...kycDocumentsOf(country)] } : refusals.unknownCountry,
    submitKyc: async ({ body, files, trader: { uniqueId }, request }) => {
      if (!(await store.hasCountry(body.country_id))) return refusals.noSuchCountry;
      const documents = kycDocumentsOf(body.country_id);
      if (!documents.some(({ docTypeId }) => docTypeId === body.doc_type_id)) return noSuchDocument(body.country_id);
      const caller = await enter(core, uniqueId, request, 'kyc');
      if (isRefused(caller)) return caller;
      const pictures = await readPictures(body.picture_ids, files);
      if (isRefused(pictures)) return pictures;
      const refused = await submit(core, caller, body, pictures);
      return refused ?? { statusCode: 200, message: successTexts.kyc.submitted };
    },
    sendKycPicture: async ({ body: { side }, files: [file], trader: { uniqueId }, request }) => {
      const caller = await enter(core, uniqueId, request, 'kycPicture');
      if (isRefused(caller)) return caller;
      if (!file) return refusals.pictureMissing;
      const jpeg = await makeKycPicture(file);
      if (isRefused(jpeg)) return jpeg;
      const pictureId = await keepPicture(core, uniqueId, { side, jpeg });
      return isRefused(pictureId) ? pictureId : { statusCode: 200, data: { pictureId, side } };
    },
  };
};

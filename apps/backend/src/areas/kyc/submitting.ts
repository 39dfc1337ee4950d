import type { operations } from '@exchange/api/contract';
import { kycSides, kycStatusNumbers, readKycStatus, type KycSide } from '@exchange/domain';
import { isRefused, type Refused } from '../../contract/handlers';
import type { Transaction } from '../../db/client';
import { createStores, type AccountCore } from '../../identity/core';
import { eventOf, type Caller } from '../../identity/caller';
import { createKycStore, type KeptPicture, type KycStore } from '../../identity/papers/kycStore';
import { goneOf, notYours, refusals } from './refusals';

type Sent = Omit<operations['submitKyc']['requestBody']['content']['multipart/form-data'], 'doc_image'>;

/** Re-encoded files that are yet to be stored, or the IDs of stored pictures. */
export type SentPictures = { drawn: readonly Buffer[]; ids?: never } | { ids: readonly string[]; drawn?: never };

const idsIn = (text = ''): string[] => text.split(',').flatMap((id) => (id.trim() === '' ? [] : [id.trim()]));

/** In the order front, back, holding. Undefined unless there are exactly three. */
export const readPictureIds = (text: string): string[] | undefined => {
  const ids = text.split(',').map((id) => id.trim());
  return ids.length === kycSides.length && !ids.includes('') ? ids : undefined;
};

const objectionToReplaced = async (store: KycStore, uniqueId: string, sent: Sent): Promise<Refused | undefined> => {
  const record = sent.user_documation_verification_id ?? '';
  if (record !== '' && !(await store.isOwn(uniqueId, record))) return notYours('user_documation_verification_id');
  const pictures = idsIn(sent.imageId);
  return pictures.length === 0 || (await store.areOwn(uniqueId, pictures)) ? undefined : notYours('imageId');
};

/** Refuses the first side whose picture isn't among the waiting ones. */
const missingOf = (ids: readonly string[], waiting: readonly KeptPicture[]): Refused | undefined => {
  const missing = kycSides.find((side, index) => !waiting.some((one) => one.side === side && one.id === ids[index]));
  return missing && goneOf(missing);
};

const objectionToIds = async (store: KycStore, uniqueId: string, { ids }: SentPictures): Promise<Refused | undefined> =>
  ids && missingOf(ids, await store.picturesOf(uniqueId, null));

const keepPictures = async (
  store: KycStore,
  { random, clock }: AccountCore,
  { drawn, ids }: SentPictures,
  { uniqueId, submission }: { uniqueId: string; submission: string },
): Promise<void> => {
  if (ids) await store.submitPictures(ids, submission);
  for (const [index, side] of kycSides.entries()) {
    const jpeg = drawn?.[index];
    if (jpeg) await store.addPicture({ id: random.shortId(), uniqueId, side, submission, jpeg, sentAt: clock() });
  }
  await store.forgetWaiting(uniqueId);
};

/** Serialises submissions and decisions of one trader. */
const lockUnapproved = async (
  transaction: Transaction,
  core: AccountCore,
  uniqueId: string,
): Promise<Refused | undefined> => {
  const { traders } = createStores(transaction, core);
  await traders.lock(uniqueId);
  const trader = await traders.byId(uniqueId);
  return readKycStatus(trader?.kycStatus) === 'Approved' ? refusals.alreadyApproved : undefined;
};

/** Submits documents, replacing earlier ones, or refuses without keeping anything. */
export const submit = (
  core: AccountCore,
  caller: Caller,
  sent: Sent,
  pictures: SentPictures,
): Promise<Refused | undefined> =>
  core.db.transaction(async (transaction) => {
    const { uniqueId } = caller.trader;
    const store = createKycStore(transaction, core.seals);
    const objection =
      (await lockUnapproved(transaction, core, uniqueId)) ??
      (await objectionToReplaced(store, uniqueId, sent)) ??
      (await objectionToIds(store, uniqueId, pictures));
    if (objection) return objection;
    const at = core.clock();
    const id = `kyc-${core.random.shortId()}`;
    await store.endEarlier(uniqueId);
    await store.add({
      id,
      uniqueId,
      firstName: sent.first_name.trim(),
      lastName: sent.last_name.trim(),
      gender: Number(sent.gender),
      birthDate: sent.dob,
      countryId: sent.country_id,
      documentType: sent.doc_type_id,
      documentNumber: sent.doc_unique_no.trim(),
      submittedAt: at,
    });
    await keepPictures(store, core, pictures, { uniqueId, submission: id });
    await store.setStatus(uniqueId, kycStatusNumbers.Submitted);
    await createStores(transaction, core).audit.note('kyc submitted', eventOf(caller, at));
    return undefined;
  });

/** Keeps a picture for a day, replacing an earlier one of the same side. */
export const keepPicture = (
  core: AccountCore,
  uniqueId: string,
  picture: { side: KycSide; jpeg: Buffer },
): Promise<string | Refused> =>
  core.db.transaction(async (transaction) => {
    const objection = await lockUnapproved(transaction, core, uniqueId);
    if (isRefused(objection)) return objection;
    const store = createKycStore(transaction, core.seals);
    await store.forgetWaiting(uniqueId, picture.side);
    const id = core.random.shortId();
    await store.addPicture({ id, uniqueId, submission: null, sentAt: core.clock(), ...picture });
    return id;
  });

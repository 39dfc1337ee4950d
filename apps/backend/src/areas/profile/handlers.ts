import { successTexts } from '@exchange/domain';
import type { operations } from '@exchange/api/contract';
import {
  isRefused,
  type Handlers,
  type Refused,
  type Trader,
  type TraderHandlers,
  type UploadedFile,
} from '../../contract/handlers';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/client';
import type { AccountCore } from '../../identity/core';
import { countTry } from '../../identity/guard';
import { setUpSecret } from '../../identity/secondFactor';
import { isTwoFactorOn } from '../../identity/stores/traders';
import { refusals } from '../../identity/refusals';
import { placeOf } from '../../identity/stores/places';
import { relyingPartyOf } from '../../identity/relyingParty';
import { kycRecordOf } from '../../identity/papers/kycRecord';
import { makePicture } from './picture';
import { apiKeyAnswer, profileAnswer } from './profileAnswers';
import { noSuchCountry, objectionToNames } from './profileFormChecks';
import { createProfileStore, type ProfileValues } from './profileStore';

type Sent = Omit<operations['updateUser']['requestBody']['content']['multipart/form-data'], 'profile_image'>;

const { compare } = new Intl.Collator('en');

export const profileHandlers = (db: Database): Handlers => ({
  countries: async () => {
    const rows = await createProfileStore(db).countries();
    const byName = rows.toSorted((one, other) => compare(one.name, other.name));
    return { data: byName.map(({ id, name, dialCode }) => ({ countryId: id, name, dialCode })) };
  },
});

const valuesOf = (sent: Sent): ProfileValues => ({
  firstName: sent.firstName.trim(),
  lastName: sent.lastName.trim(),
  mobileIsd: sent.mobile_isd.trim(),
  mobileNo: sent.mobile_no.trim(),
  streetAddress: sent.address.trim(),
  city: sent.city.trim(),
  state: sent.state.trim(),
  postalCode: sent.postal_code.trim(),
  countryId: sent.country_id,
});

interface PictureSent {
  trader: Pick<Trader, 'uniqueId'>;
  files: readonly UploadedFile[];
  request: FastifyRequest;
}

/** Counted, because a small file may take seconds to decode. */
const pictureIn = async (
  core: AccountCore,
  { trader: { uniqueId }, files: [file], request }: PictureSent,
): Promise<Buffer | Refused | undefined> => {
  if (!file) return undefined;
  const trying = { trader: await core.stores.traders.byId(uniqueId), place: placeOf(request) };
  const limited = await countTry(core, trying, { kind: 'profilePicture', subject: uniqueId });
  return limited ?? makePicture(file.data);
};

export const profileTraderHandlers = (core: AccountCore): TraderHandlers => {
  const { db, random } = core;
  const store = createProfileStore(db);
  return {
    userProfile: async ({ trader: { uniqueId } }) => {
      const found = await store.find(uniqueId);
      if (!found) return refusals.loggedOut;
      const kyc = await kycRecordOf(db, core.seals, uniqueId);
      const recoveryCodesLeft = isTwoFactorOn(found.trader) ? await core.stores.recoveryCodes.left(uniqueId) : null;
      const passkeyCount = relyingPartyOf(core.settings.publicUrl) && (await core.stores.passkeys.count(uniqueId));
      const tfaCode = setUpSecret(core, found.trader);
      return { data: profileAnswer({ ...found, kyc, recoveryCodesLeft, passkeyCount, tfaCode }) };
    },
    updateUser: async ({ body, files, request, trader }) => {
      const { uniqueId } = trader;
      const country = await store.country(body.country_id);
      if (country?.name !== body.country.trim()) return noSuchCountry;
      const picture = await pictureIn(core, { trader, files, request });
      if (isRefused(picture)) return picture;
      const refused = await db.transaction(async (transaction) => {
        const changing = createProfileStore(transaction);
        const values = valuesOf(body);
        const objection = objectionToNames(await changing.lock(uniqueId), values);
        if (objection) return objection;
        await changing.change(uniqueId, values);
        if (picture) await changing.keepPicture(uniqueId, random.token(), picture);
        return undefined;
      });
      return refused ?? { message: successTexts.profile.saved };
    },
    apiKeys: async ({ trader: { uniqueId } }) => ({ data: (await store.apiKeysOf(uniqueId)).map(apiKeyAnswer) }),
  };
};

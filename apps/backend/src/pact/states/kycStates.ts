import { kycSides, type KycSide } from '@exchange/domain';
import { z } from 'zod';
import { createKycStore } from '../../identity/papers/kycStore';
import { arranged, type Arrangements, type Deps } from '../arranging/arrange';
import { changeTrader, findTrader } from '../arranging/pactTrader';

const email = z.email();
const text = z.string().min(1);

const documents = {
  email,
  firstName: text,
  lastName: text,
  gender: z.enum(['0', '1']),
  dob: z.iso.date(),
  countryId: z.string().length(2),
  docTypeId: text,
  docUniqueNo: text,
};

/** No one looks at it. */
const jpeg = Buffer.from('ffd8ffd9', 'hex');

const addPictures = async (
  { accounts }: Deps,
  uniqueId: string,
  submission: string | null,
  idOf: (side: KycSide) => string,
): Promise<void> => {
  const store = createKycStore(accounts.db, accounts.seals);
  for (const side of kycSides)
    await store.addPicture({ id: idOf(side), uniqueId, side, submission, jpeg, sentAt: accounts.clock() });
};

const submit = async (given: z.infer<z.ZodObject<typeof documents, z.core.$strict>>, deps: Deps): Promise<string> => {
  const { db, seals, random, clock } = deps.accounts;
  const { uniqueId } = await findTrader(deps, given.email);
  const id = `kyc-${random.shortId()}`;
  const { firstName, lastName, gender, dob: birthDate, countryId, docTypeId, docUniqueNo } = given;
  await createKycStore(db, seals).add({
    id,
    uniqueId,
    firstName,
    lastName,
    gender: Number(gender),
    birthDate,
    countryId,
    documentType: docTypeId,
    documentNumber: docUniqueNo,
    submittedAt: clock(),
  });
  await addPictures(deps, uniqueId, id, () => random.shortId());
  await changeTrader(deps, given.email, { kycStatus: 1 });
  return id;
};

export const kycStates: Arrangements = {
  'submitted documents': arranged(documents, async (given, deps) => {
    await submit(given, deps);
  }),
  'rejected documents': arranged({ ...documents, reason: text }, async ({ reason, ...given }, deps) => {
    const submission = await submit(given, deps);
    const { refused } = await deps.exchange.submit<'kyc.reject'>({
      kind: 'kyc.reject',
      submission,
      by: 'pacts',
      why: reason,
    });
    if (refused) throw new Error(refused.message);
  }),
  'pictures of documents': arranged(
    { email, front: text, back: text, holding: text },
    async ({ email: whose, ...ids }, deps) => {
      const { uniqueId } = await findTrader(deps, whose);
      await addPictures(deps, uniqueId, null, (side) => ids[side]);
    },
  ),
};

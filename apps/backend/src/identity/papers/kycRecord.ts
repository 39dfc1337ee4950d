import type { KycSide } from '@exchange/domain';
import type { components } from '@exchange/api/contract';
import type { Queries } from '../../db/client';
import { createKycStore, type KycSeals } from './kycStore';
import { ownPath } from './places';

/** The trader's last submission, for the profile. */
export const kycRecordOf = async (
  queries: Queries,
  seals: KycSeals,
  uniqueId: string,
): Promise<components['schemas']['KycRecord'] | null> => {
  const store = createKycStore(queries, seals);
  const last = await store.last(uniqueId);
  if (!last) return null;
  const pictures = await store.picturesOf(uniqueId, last.id);
  const of = (side: KycSide) => pictures.find((picture) => picture.side === side);
  const number = store.numberOf(last);
  const [front, back, holding] = [of('front'), of('back'), of('holding')];
  return {
    uniqueId: last.id,
    ...(front && { imgUniqueId: front.id, image: ownPath(front.id) }),
    ...(back && { imgUniqueId_2: back.id, image_2: ownPath(back.id) }),
    ...(holding && { imgUniqueId_3: holding.id, image_3: ownPath(holding.id) }),
    firstName: last.firstName,
    lastName: last.lastName,
    gender: last.gender,
    countryId: last.countryId,
    docTypeId: last.documentType,
    ...(number !== undefined && { docUniqueNo: number }),
    dob: last.birthDate,
    submittedAt: last.submittedAt.toISOString(),
    reason: last.reason,
  };
};

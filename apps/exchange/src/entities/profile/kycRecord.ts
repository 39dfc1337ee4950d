import type { Answered } from '@exchange/api';
import { readKycStatus, type Gender, type KycSide } from '@exchange/domain';
import type { KnownKyc } from '@exchange/machines';

type WireProfile = Answered<'userProfile'>['data'];
type WireRecord = NonNullable<WireProfile['kyc']>;

/** The last submission. */
export interface KycRecord {
  id: string;
  firstName: string;
  lastName: string;
  gender: Gender;
  country: string;
  documentType: string;
  documentNumber: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string;
  /** Each picture's path, relative to the API's address. */
  pictures: Readonly<Record<KycSide, string | undefined>>;
  /** Milliseconds since 1970. */
  submittedAt: number | undefined;
  /** The reason for the rejection. */
  reason: string | undefined;
}

const filled = (text: string | null | undefined): string | undefined => (text?.trim() ? text.trim() : undefined);

const textOf = (value: string | number | null | undefined): string => value?.toString() ?? '';

const momentOf = (text: string | undefined): number | undefined => {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) ? undefined : moment;
};

const genderOf = (gender: string | number | undefined): Gender =>
  ['1', 'female'].includes(textOf(gender).toLowerCase()) ? 'female' : 'male';

/** The server may send dates of birth with a time of day. */
const dayOf = (text: string | undefined): string => /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? '';

const readRecord = (wire: WireRecord): KycRecord => ({
  id: textOf(wire.uniqueId),
  firstName: textOf(wire.firstName),
  lastName: textOf(wire.lastName),
  gender: genderOf(wire.gender),
  country: textOf(wire.countryId),
  documentType: textOf(wire.docTypeId),
  documentNumber: textOf(wire.docUniqueNo),
  dateOfBirth: dayOf(wire.dob),
  pictures: { front: filled(wire.image), back: filled(wire.image_2), holding: filled(wire.image_3) },
  submittedAt: momentOf(wire.submittedAt),
  reason: filled(wire.reason),
});

/** Undefined if nothing was submitted, or the exchange keeps no record of it. */
export const readKycRecord = ({ kyc }: Pick<WireProfile, 'kyc'>): KycRecord | undefined =>
  kyc === null || kyc === undefined ? undefined : readRecord(kyc);

/** The parts that the flow uses. */
export const readKnownKyc = ({ documentStatus, kyc }: Pick<WireProfile, 'documentStatus' | 'kyc'>): KnownKyc => ({
  status: readKycStatus(documentStatus),
  recordId: filled(kyc?.uniqueId.toString()),
  pictureIds: [kyc?.imgUniqueId, kyc?.imgUniqueId_2, kyc?.imgUniqueId_3]
    .map((id) => textOf(id))
    .filter((id) => id !== ''),
});

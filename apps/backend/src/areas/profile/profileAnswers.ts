import type { operations } from '@exchange/api/contract';
import { kycStatusNumbers, readKycStatus } from '@exchange/domain';
import { secondFactorOf } from '../../identity/secondFactor';
import { isTwoFactorOn, type TraderRow } from '../../identity/stores/traders';
import { picturePath } from './pictureRoute';
import type { ApiKeyRow } from './profileStore';

type Answered<Id extends 'userProfile' | 'apiKeys'> =
  operations[Id]['responses'][200]['content']['application/json']['data'];

interface Shown {
  kyc: Answered<'userProfile'>['kyc'];
  trader: TraderRow;
  /** Name of the picture, if there is one. */
  picture: string | null;
  /** Secret of an authenticator app that is being set up. */
  tfaCode: string | undefined;
  /** Null while the app is off. */
  recoveryCodesLeft: number | null;
  /** Undefined where there can be none. */
  passkeyCount: number | undefined;
}

export const profileAnswer = ({
  trader,
  picture,
  tfaCode,
  recoveryCodesLeft,
  passkeyCount,
  kyc,
}: Shown): Answered<'userProfile'> => ({
  firstName: trader.firstName,
  lastName: trader.lastName,
  email: trader.email,
  referralCode: trader.referralCode,
  documentStatus: kycStatusNumbers[readKycStatus(trader.kycStatus)],
  tfaStatus: isTwoFactorOn(trader) ? 1 : 0,
  mailAuth: secondFactorOf(trader) === 'mail' ? 1 : 0,
  recoveryCodesLeft,
  ...(passkeyCount !== undefined && { passkeyCount }),
  ...(tfaCode !== undefined && { tfaCode }),
  mobileISD: trader.mobileIsd,
  mobileNo: trader.mobileNo,
  address: trader.streetAddress,
  city: trader.city,
  state: trader.state,
  postalCode: trader.postalCode,
  countryId: trader.countryId,
  profileImage: picture === null ? null : picturePath(picture),
  antiPhishingWord: trader.antiPhishingWord,
  ...(trader.withdrawableUntil && { withdrawableUntil: trader.withdrawableUntil.toISOString() }),
  kyc: kyc ?? null,
});

export const apiKeyAnswer = ({ apiKey, name, createdAt, lastUsedAt }: ApiKeyRow): Answered<'apiKeys'>[number] => ({
  apiKey,
  ...(name !== null && { name }),
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt !== null && { lastUsedAt: lastUsedAt.toISOString() }),
});

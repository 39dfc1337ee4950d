import type { Answered } from '@exchange/api';
import { readKycStatus, readSecondFactor, type KycStatus, type SecondFactor } from '@exchange/domain';
import { readKycRecord, type KycRecord } from './kycRecord';

type Wire = Answered<'userProfile'>['data'];

/** The trader's details; empty where nothing was given. */
export interface PersonalDetails {
  firstName: string;
  lastName: string;
  isdCode: string;
  phone: string;
  streetAddress: string;
  city: string;
  postalCode: string;
  state: string;
  /** Two letters. */
  country: string;
}

export interface Profile extends PersonalDetails {
  email: string;
  kyc: KycStatus;
  /** The last submitted documents. */
  kycRecord: KycRecord | undefined;
  referralCode: string | undefined;
  /** What a sign-in asks for after the password. */
  secondFactor: SecondFactor;
  /** Whether the server offers sign-in codes by email. */
  offersMailCodes: boolean;
  /** Null while the app is off, undefined if the server has no recovery codes. */
  recoveryCodesLeft: number | null | undefined;
  /** Undefined if the server has no passkeys. */
  passkeyCount: number | undefined;
  /** For the authenticator app, while it is being set up. */
  setUpSecret: string | undefined;
  /** The picture's path, relative to the API's address. */
  picture: string | undefined;
  /** Undefined if the server doesn't support it, `null` if none is set. */
  antiPhishingWord: string | null | undefined;
  /** Until when a closed account can be emptied, in milliseconds since 1970; undefined while it is open. */
  withdrawableUntil: number | undefined;
}

const filled = (text: string | null | undefined): string | undefined =>
  text === null || text === undefined || text === '' ? undefined : text;

const textOf = (value: string | number | null | undefined): string => filled(value?.toString()) ?? '';

const readDetails = (wire: Wire): PersonalDetails => ({
  firstName: wire.firstName,
  lastName: wire.lastName,
  isdCode: textOf(wire.mobileISD),
  phone: textOf(wire.mobileNo),
  streetAddress: textOf(wire.address),
  city: textOf(wire.city),
  postalCode: textOf(wire.postalCode),
  state: textOf(wire.state),
  country: textOf(wire.countryId),
});

export const readProfile = (wire: Wire): Profile => ({
  ...readDetails(wire),
  email: wire.email,
  kyc: readKycStatus(wire.documentStatus),
  kycRecord: readKycRecord(wire),
  referralCode: filled(wire.referralCode),
  secondFactor: readSecondFactor(wire),
  offersMailCodes: wire.mailAuth !== undefined,
  recoveryCodesLeft: wire.recoveryCodesLeft,
  passkeyCount: wire.passkeyCount,
  setUpSecret: filled(wire.tfaCode),
  picture: filled(wire.profileImage),
  antiPhishingWord: wire.antiPhishingWord,
  withdrawableUntil: wire.withdrawableUntil ? Date.parse(wire.withdrawableUntil) : undefined,
});

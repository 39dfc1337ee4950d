import type { Profile } from '#entities/profile/profile.ts';
import type { ProfilePlace } from '../profilePlace';

export type SafetyName = 'app' | 'recovery' | 'word' | 'identity';

export interface SafetyItem {
  name: SafetyName;
  isDone: boolean;
  /** The tab where it is done. */
  place: ProfilePlace;
}

/** With fewer than this, a lost phone can soon lock its trader out. */
const enoughCodes = 3;

/** What makes an account safe, as far as the exchange offers it. */
export const safetyOf = ({
  secondFactor,
  recoveryCodesLeft: left,
  antiPhishingWord: word,
  kyc,
}: Pick<Profile, 'secondFactor' | 'recoveryCodesLeft' | 'antiPhishingWord' | 'kyc'>): readonly SafetyItem[] => [
  { name: 'app', isDone: secondFactor === 'app', place: 'security' },
  ...(left === undefined ? [] : [{ name: 'recovery', isDone: (left ?? 0) >= enoughCodes, place: 'security' } as const]),
  ...(word === undefined ? [] : [{ name: 'word', isDone: word !== null && word !== '', place: 'security' } as const]),
  { name: 'identity', isDone: kyc === 'Approved', place: 'kyc' },
];

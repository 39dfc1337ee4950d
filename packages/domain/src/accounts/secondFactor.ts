import { isTwoFactorOn } from './twoFactorStatus';

/** What a sign-in asks for after the password. */
export const secondFactors = ['app', 'mail', 'none'] as const;

export type SecondFactor = (typeof secondFactors)[number];

const flagsOn: readonly unknown[] = [1, '1', true];

/** The only reader of flags such as `mailAuth`; anything that isn't clearly on counts as off. */
export const isFlagOn = (flag: unknown): boolean => flagsOn.includes(flag);

/** Where a server has both on, the app wins, so that sign-in has one step. */
export const readSecondFactor = ({
  tfaStatus,
  mailAuth,
}: {
  tfaStatus?: unknown;
  mailAuth?: unknown;
}): SecondFactor => {
  if (isTwoFactorOn(tfaStatus)) return 'app';
  return isFlagOn(mailAuth) ? 'mail' : 'none';
};

import {
  backoff,
  isCompleteMailCode,
  isCompleteTwoFactorCode,
  isTwoFactorOnAfter,
  resendPauseMs,
  storedTwoFactorStatus,
  twoFactorAction,
  type Result,
  type SecondFactor,
} from '@exchange/domain';

export type TwoFactorAction = ReturnType<typeof twoFactorAction>;

/** What a sign-in asks for now, and what it is to ask for. */
export interface FactorChange {
  factor: SecondFactor;
  wanted: SecondFactor;
}

/** What to turn on or off, which the exchange has calls for. */
export interface FactorSwitch {
  part: 'app' | 'mail';
  action: TwoFactorAction;
}

export interface TwoFactorCodeRequest extends FactorSwitch {
  userId: string;
}

/** The email code. */
export interface TwoFactorCode {
  userId: string;
  code: string;
}

export interface TwoFactorSwitch extends TwoFactorCode {
  /** `code` is that of the app, and empty if none is needed. */
  part: FactorSwitch['part'];
}

/** The secret for the authenticator app, which only exists while two-factor is being turned on. */
export type TwoFactorCodeSent = Result<{ secret?: string }>;

export type TwoFactorAnswer = Result<{ message: string }>;

export type TwoFactorStatusAnswer = Result<{ factor: SecondFactor }>;

/** Choosing one ends the other, so the former is turned off by itself only where nothing takes its place. */
export const switchFor = ({ factor, wanted }: FactorChange): FactorSwitch => {
  const former = factor === 'mail' ? 'mail' : 'app';
  const part = wanted === 'none' ? former : wanted;
  return { part, action: twoFactorAction(storedTwoFactorStatus(factor === part)) };
};

/** A change from or to the app takes its code as well. */
export const takesAppCode = ({ factor, wanted }: FactorChange): boolean => factor === 'app' || wanted === 'app';

/** The secret for the authenticator app; turning off needs none. */
export const secretIn = ({ data }: TwoFactorCodeSent, { wanted }: FactorChange): string | undefined =>
  wanted === 'app' && data?.secret !== '' ? data?.secret : undefined;

/** Without a secret, the app could never show a code. */
export const lacksSecret = (sent: TwoFactorCodeSent, change: FactorChange): boolean =>
  sent.error === undefined && change.wanted === 'app' && secretIn(sent, change) === undefined;

/** For successful responses only. Where the app is turned on or off, their message decides, whatever was requested. */
export const factorAfter = ({ data }: TwoFactorAnswer, change: FactorChange): SecondFactor => {
  if (switchFor(change).part === 'mail') return change.wanted;
  return isTwoFactorOnAfter(data?.message ?? '') ? 'app' : 'none';
};

/** Codes are submitted automatically, so an incomplete one must not be. */
export const isWholeCode: Record<'email' | 'app', (code: string) => boolean> = {
  email: isCompleteMailCode,
  app: isCompleteTwoFactorCode,
};

const conflict = 409;
const forbidden = 403;

const isRefusedWith = ({ error }: Result<unknown>, status: number): boolean =>
  error?.code === 'refused' && error.status === status;

/** Another tab or device was faster. */
export const isAlreadySo = (result: Result<unknown>): boolean => isRefusedWith(result, conflict);

/** The email code was verified too long ago, or not in this session. */
export const isVerificationOver = (result: Result<unknown>): boolean => isRefusedWith(result, forbidden);

export const resendTime = (now: number): number => now + resendPauseMs.twoFactor;

export const pauseBeforeNextLook = ({ looks }: { looks: number }): number =>
  backoff(looks, { firstMs: 1_000, longestMs: 30_000 });

import {
  backoff,
  isCompleteMailCode,
  isCompleteTwoFactorCode,
  isTwoFactorOnAfter,
  resendPauseMs,
  storedTwoFactorStatus,
  twoFactorAction,
  type Result,
} from '@exchange/domain';

export type TwoFactorAction = ReturnType<typeof twoFactorAction>;

export interface TwoFactorCodeRequest {
  userId: string;
  action: TwoFactorAction;
}

/** The email code or the authenticator code. */
export interface TwoFactorCode {
  userId: string;
  code: string;
}

/** The secret for the authenticator app, which only exists while two-factor is being turned on. */
export type TwoFactorCodeSent = Result<{ secret?: string }>;

export type TwoFactorAnswer = Result<{ message: string }>;

export type TwoFactorStatusAnswer = Result<{ isTwoFactorOn: boolean }>;

interface Status {
  isOn: boolean;
}

export const actionFor = ({ isOn }: Status): TwoFactorAction => twoFactorAction(storedTwoFactorStatus(isOn));

/** The secret for the authenticator app; turning off needs none. */
export const secretIn = ({ data }: TwoFactorCodeSent, status: Status): string | undefined =>
  actionFor(status) === 'Enable' && data?.secret !== '' ? data?.secret : undefined;

/** Without a secret, the app could never show a code. */
export const lacksSecret = (sent: TwoFactorCodeSent, status: Status): boolean =>
  sent.error === undefined && actionFor(status) === 'Enable' && secretIn(sent, status) === undefined;

/** For successful responses only; their message decides, whatever was requested. */
export const isOnAfter = ({ data }: TwoFactorAnswer): boolean => isTwoFactorOnAfter(data?.message ?? '');

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

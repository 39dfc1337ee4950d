import {
  type HeldLogin,
  isCompleteMailCode,
  isCompleteRecoveryCode,
  isCompleteTwoFactorCode,
  isLoginActivityCode,
  type Failure,
  type LoginOutcome,
  type Result,
} from '@exchange/domain';
import type { Session } from '../session/sessionRules';
import { unexpected } from '../emitted';

/** Kept in memory only, for the calls that follow. */
export interface Credentials {
  email: string;
  password: string;
}

export interface LoginCall extends Credentials {
  /** As in the first response. */
  uniqueId: string | undefined;
  /** From the app or the email. Without it, a new code is emailed if one is required. */
  code: string | undefined;
  /** In place of the app's code. */
  recoveryCode?: string | undefined;
}

/** The outcome of a login, with everything that came with it. */
export interface LoginStep {
  outcome: LoginOutcome;
  uniqueId: string | undefined;
  /** Present as soon as there is a token. */
  session: Session | undefined;
}

export interface PasswordReplacement {
  email: string;
  newPassword: string;
  confirmPassword: string;
  otp: string;
  /** Empty while two-factor is off. */
  tfaCode: string;
}

export interface ActivityCode {
  email: string;
  socketToken: string;
  code: string;
}

/** A step with an emailed code, which can be sent again. */
export type MailedStep = 'mailCode' | 'loginActivity' | 'expiredPassword';

export interface Resend extends Credentials {
  step: MailedStep;
}

/** What the code that was sent again is for. */
export type Resent = Result<HeldLogin>;

export const failureOf = ({ outcome }: LoginStep): Failure =>
  outcome.kind === 'failed' ? outcome.failure : unexpected;

/** Codes are submitted automatically, so an incomplete one must not be. */
export const isWholeCode: Record<'twoFactor' | 'recovery' | 'mailCode' | 'loginActivity', (code: string) => boolean> = {
  twoFactor: isCompleteTwoFactorCode,
  recovery: isCompleteRecoveryCode,
  mailCode: isCompleteMailCode,
  loginActivity: isLoginActivityCode,
};

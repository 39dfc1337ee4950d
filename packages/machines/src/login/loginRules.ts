import {
  isCompleteMailCode,
  isCompleteTwoFactorCode,
  isLoginActivityCode,
  type Failure,
  type LoginOutcome,
  type Result,
} from '@exchange/domain';
import type { Session } from '../session/sessionRules';
import { unexpected } from '../told';

/** Kept in memory only, for the calls that follow. */
export interface Credentials {
  email: string;
  password: string;
}

export interface LoginCall extends Credentials {
  /** As the first answer gave it. */
  uniqueId: string | undefined;
  /** Of the app or mailed; without it a fresh one is mailed where one is wanted. */
  code: string | undefined;
}

/** What a login led to, with whatever came along. */
export interface LoginStep {
  outcome: LoginOutcome;
  uniqueId: string | undefined;
  /** There as soon as a token is. */
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

/** A step whose code is mailed, and may be mailed again. */
export type MailedStep = 'mailCode' | 'loginActivity' | 'expiredPassword';

export interface Resend extends Credentials {
  step: MailedStep;
}

/** The socket token that replaces the earlier one, where there is one. */
export type Resent = Result<{ socketToken: string | undefined }>;

export const failureOf = ({ outcome }: LoginStep): Failure =>
  outcome.kind === 'failed' ? outcome.failure : unexpected;

/** Codes send themselves, so that an unfinished one must not. */
export const isWholeCode: Record<'twoFactor' | 'mailCode' | 'loginActivity', (code: string) => boolean> = {
  twoFactor: isCompleteTwoFactorCode,
  mailCode: isCompleteMailCode,
  loginActivity: isLoginActivityCode,
};

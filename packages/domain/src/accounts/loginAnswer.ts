import { serverWording } from '../messages/serverWording';
import { refusalReason } from '../failures/refusalReason';
import type { Failure } from '../result';
import { isFlagOn } from './secondFactor';
import { isTwoFactorOn } from './twoFactorStatus';

/** The fields that are read from the response to a login. Each may have any type or be missing. */
export interface LoginAnswer {
  message?: unknown;
  token?: unknown;
  data?: unknown;
  socketToken?: unknown;
  tfaStatus?: unknown;
  mailAuth?: unknown;
  forceResetPwd?: unknown;
  takesRecoveryCode?: unknown;
}

/** A sign-in that waits for an emailed code. */
export interface HeldLogin {
  /** `undefined` keeps the previous one. */
  socketToken: string | undefined;
  /** How many characters the code has, if the exchange says so. */
  codeLength?: number | undefined;
}

export type LoginOutcome =
  | { kind: 'token'; token: string }
  | { kind: 'twoFactorWanted'; takesRecoveryCode?: boolean }
  | { kind: 'mailCodeWanted' }
  | { kind: 'passwordExpired'; hasTwoFactor: boolean }
  | ({ kind: 'newLoginActivity' } & HeldLogin)
  | { kind: 'failed'; failure: Failure };

const filledText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const field = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

const textAt = (value: unknown, name: string): string | undefined =>
  filledText(field(value, name)) ?? filledText(field(field(value, 'data'), name));

/** Found at the top level of a response or in its data. */
export const heldLoginIn = (answer: unknown): HeldLogin => {
  const codeLength = field(answer, 'codeLength') ?? field(field(answer, 'data'), 'codeLength');
  return {
    socketToken: textAt(answer, 'socketToken'),
    ...(typeof codeLength === 'number' && { codeLength }),
  };
};

const nextStep = ({ message, tfaStatus, mailAuth, forceResetPwd, takesRecoveryCode }: LoginAnswer): LoginOutcome => {
  const hasTwoFactor = message === serverWording.twoFactorWanted || isTwoFactorOn(tfaStatus);
  // Checked first, because the screen for an expired password asks for the codes itself.
  if (isFlagOn(forceResetPwd)) return { kind: 'passwordExpired', hasTwoFactor };
  if (hasTwoFactor) return { kind: 'twoFactorWanted', ...(takesRecoveryCode === true && { takesRecoveryCode }) };
  if (isFlagOn(mailAuth)) return { kind: 'mailCodeWanted' };
  return { kind: 'failed', failure: { code: 'unexpected' } };
};

/** Reads a refused login that the client has turned into a failure, with the response's fields as details. */
export const readLoginFailure = (failure: Failure): LoginOutcome => {
  if (failure.code !== 'refused') return { kind: 'failed', failure };
  const held = heldLoginIn(failure.details);
  // Without a socket token the reason says so; a resend may bring the token.
  const isNewActivity =
    refusalReason(failure) === 'new_login_activity' || (failure.status === 422 && held.socketToken !== undefined);
  return isNewActivity ? { kind: 'newLoginActivity', ...held } : { kind: 'failed', failure };
};

/** Decides what a login led to. A token means signed in; success without one means that another step is required. */
export const readLoginAnswer = (answer: LoginAnswer): LoginOutcome => {
  const token = textAt(answer, 'token');
  return token === undefined ? nextStep(answer) : { kind: 'token', token };
};
